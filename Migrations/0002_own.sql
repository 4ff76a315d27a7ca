-- Whether lists, counts and search know a workout. A person hides one of the catalog's and removes one of their own;
-- either keeps its row, its names and its places in plans, and can come back.
ALTER TABLE workout ADD COLUMN state TEXT NOT NULL DEFAULT 'listed'
  CHECK (state IN ('listed', 'hidden', 'removed'));

CREATE INDEX workout_unlisted ON workout (state) WHERE state <> 'listed';

-- Which facts of a workout a person changed by hand: nothing that comes from elsewhere may change them again.
CREATE TABLE workout_edit (
  workout_id INTEGER NOT NULL REFERENCES workout (id) ON DELETE CASCADE,
  field TEXT NOT NULL,
  PRIMARY KEY (workout_id, field)
) STRICT, WITHOUT ROWID;

-- The counts are of listed workouts only.
DROP TRIGGER workout_inserted;
DROP TRIGGER workout_deleted;
DROP TRIGGER workout_moved;

CREATE TRIGGER workout_inserted AFTER INSERT ON workout
WHEN NEW.state = 'listed'
BEGIN
  INSERT INTO section_count (section, workouts)
  VALUES (NEW.section, 1)
  ON CONFLICT (section) DO UPDATE SET workouts = workouts + 1;
END;

CREATE TRIGGER workout_deleted AFTER DELETE ON workout
WHEN OLD.state = 'listed'
BEGIN
  UPDATE section_count
  SET workouts = workouts - 1
  WHERE section = OLD.section;
END;

CREATE TRIGGER workout_left AFTER UPDATE OF section, state ON workout
WHEN OLD.state = 'listed' AND (NEW.state <> 'listed' OR NEW.section <> OLD.section)
BEGIN
  UPDATE section_count
  SET workouts = workouts - 1
  WHERE section = OLD.section;
END;

CREATE TRIGGER workout_entered AFTER UPDATE OF section, state ON workout
WHEN NEW.state = 'listed' AND (OLD.state <> 'listed' OR NEW.section <> OLD.section)
BEGIN
  INSERT INTO section_count (section, workouts)
  VALUES (NEW.section, 1)
  ON CONFLICT (section) DO UPDATE SET workouts = workouts + 1;
END;

-- A person's own settings, now with all that a person may say of a workout. Amounts are millionths of their unit, so
-- that they are exact, and in the unit they were typed in.
CREATE TABLE own_settings (
  workout_id INTEGER PRIMARY KEY REFERENCES workout (id) ON DELETE CASCADE,
  measurement TEXT,
  sets INTEGER CHECK (sets > 0),
  reps INTEGER CHECK (reps > 0),
  reps_max INTEGER CHECK (reps_max > 0),
  weight INTEGER CHECK (weight >= 0),
  weight_unit TEXT CHECK (weight_unit IN ('kg', 'lb')),
  seconds INTEGER CHECK (seconds > 0),
  distance INTEGER CHECK (distance > 0),
  distance_unit TEXT CHECK (distance_unit IN ('m', 'km', 'mi', 'yd', 'ft')),
  rest INTEGER CHECK (rest >= 0),
  techniques TEXT, -- identifiers, parted by spaces
  note TEXT CHECK (note <> ''),
  is_favourite INTEGER NOT NULL DEFAULT 0 CHECK (is_favourite IN (0, 1)),
  CHECK ((weight IS NULL) = (weight_unit IS NULL)),
  CHECK ((distance IS NULL) = (distance_unit IS NULL))
) STRICT;

INSERT INTO own_settings (
  workout_id, sets, reps, reps_max, seconds, distance, distance_unit, rest, techniques
)
SELECT workout_id, sets, reps, reps_max, seconds, meters * 1000000, iif(meters IS NULL, NULL, 'm'), rest, techniques
FROM workout_settings;

DROP TABLE workout_settings;

ALTER TABLE own_settings RENAME TO workout_settings;
