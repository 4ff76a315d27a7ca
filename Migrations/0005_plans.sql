-- Entries that follow each other may form a superset: each but its first joins the one before it.
ALTER TABLE plan_entry ADD COLUMN joins_previous INTEGER NOT NULL DEFAULT 0 CHECK (joins_previous IN (0, 1));

-- What a person set for one entry of a plan; NULL where the workout's settings hold. The columns are those of
-- workout_settings.
CREATE TABLE plan_entry_settings (
  entry_id INTEGER PRIMARY KEY REFERENCES plan_entry (id) ON DELETE CASCADE,
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
  CHECK ((weight IS NULL) = (weight_unit IS NULL)),
  CHECK ((distance IS NULL) = (distance_unit IS NULL))
) STRICT;
