-- Finds workouts also by how they move: a token for the direction of the effort and one for whether one joint moves or
-- several, beside those that the facet column holds already. A contentless index takes further words for a row; what is
-- not listed is not in it.
INSERT INTO workout_search (rowid, facet)
SELECT id, trim(coalesce('§f' || force, '') || ' ' || coalesce('§m' || mechanic, ''))
FROM workout
WHERE state = 'listed' AND (force IS NOT NULL OR mechanic IS NOT NULL)
ORDER BY id;
