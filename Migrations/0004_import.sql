-- What was brought in from elsewhere. A record of a source is the same workout for good, whatever either is called.
CREATE TABLE workout_source (
  source TEXT NOT NULL,
  source_id TEXT NOT NULL,
  workout_id INTEGER NOT NULL REFERENCES workout (id) ON DELETE CASCADE,
  checksum INTEGER NOT NULL, -- of all that was understood of the record
  is_joined INTEGER NOT NULL CHECK (is_joined IN (0, 1)), -- 1 where the workout was there before the record
  written BLOB, -- a checksum of each field as the record left it: what is another now is left alone
  PRIMARY KEY (source, source_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX workout_source_by_workout ON workout_source (workout_id, source);

-- What the sources say of a workout in words, and their links.
CREATE TABLE workout_text (
  workout_id INTEGER NOT NULL REFERENCES workout (id) ON DELETE CASCADE,
  source TEXT NOT NULL,
  source_id TEXT NOT NULL,
  position INTEGER NOT NULL,
  kind TEXT NOT NULL,
  language TEXT NOT NULL, -- ISO 639-1; empty where none is known
  text TEXT NOT NULL CHECK (text <> ''),
  PRIMARY KEY (workout_id, source, source_id, position)
) STRICT, WITHOUT ROWID;

-- Records that may be a workout that was there: a person says, once.
CREATE TABLE import_review (
  source TEXT NOT NULL,
  source_id TEXT NOT NULL,
  candidate_id INTEGER NOT NULL REFERENCES workout (id) ON DELETE CASCADE,
  is_different INTEGER NOT NULL DEFAULT 0 CHECK (is_different IN (0, 1)),
  PRIMARY KEY (source, source_id),
  FOREIGN KEY (source, source_id) REFERENCES workout_source (source, source_id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX import_review_by_candidate ON import_review (candidate_id);

-- The plans that logs told of, and what was put into them: what a person took out stays out.
CREATE TABLE plan_source (
  source TEXT NOT NULL,
  name TEXT NOT NULL,
  plan_id INTEGER REFERENCES plan (id) ON DELETE SET NULL,
  PRIMARY KEY (source, name)
) STRICT, WITHOUT ROWID;

CREATE INDEX plan_source_by_plan ON plan_source (plan_id);

CREATE TABLE plan_source_entry (
  source TEXT NOT NULL,
  name TEXT NOT NULL,
  source_id TEXT NOT NULL,
  PRIMARY KEY (source, name, source_id),
  FOREIGN KEY (source, name) REFERENCES plan_source (source, name) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
