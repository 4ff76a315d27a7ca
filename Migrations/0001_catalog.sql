-- The record of what was applied; `schema_checksum` is that of the whole schema afterwards.
CREATE TABLE migration (
  number INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  checksum TEXT NOT NULL,
  schema_checksum TEXT NOT NULL
) STRICT;

-- A workout is one exercise. Its id is also its static rank: the smaller, the better known.
CREATE TABLE workout (
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  origin TEXT NOT NULL CHECK (origin IN ('catalog', 'custom', 'synthetic')),
  section INTEGER NOT NULL,
  familiarity INTEGER NOT NULL CHECK (familiarity BETWEEN 1 AND 5),
  category TEXT NOT NULL,
  force TEXT,
  mechanic TEXT,
  level TEXT NOT NULL,
  measurement TEXT NOT NULL,
  searched_names TEXT NOT NULL, -- the folded names and aliases whole, each after a mark, for ranking
  default_sets INTEGER,
  default_reps INTEGER,
  default_reps_max INTEGER,
  default_seconds INTEGER,
  default_meters INTEGER,
  default_rest INTEGER
) STRICT;

-- Every name a workout is known by. `folded` is the name as search compares it, without spaces.
CREATE TABLE workout_name (
  workout_id INTEGER NOT NULL REFERENCES workout (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('name', 'alias')),
  language TEXT NOT NULL CHECK (language IN ('en', 'ko')),
  position INTEGER NOT NULL,
  name TEXT NOT NULL CHECK (name <> ''),
  folded TEXT NOT NULL,
  PRIMARY KEY (workout_id, kind, language, position)
) STRICT, WITHOUT ROWID;

CREATE INDEX workout_name_by_folded ON workout_name (folded, kind, workout_id);

CREATE TABLE workout_muscle (
  workout_id INTEGER NOT NULL REFERENCES workout (id) ON DELETE CASCADE,
  role INTEGER NOT NULL CHECK (role IN (1, 2)), -- 1 primary, 2 secondary
  position INTEGER NOT NULL,
  muscle TEXT NOT NULL,
  PRIMARY KEY (workout_id, role, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE workout_equipment (
  workout_id INTEGER NOT NULL REFERENCES workout (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  equipment TEXT NOT NULL,
  PRIMARY KEY (workout_id, position)
) STRICT, WITHOUT ROWID;

-- What a person set for a workout; NULL where the catalog's default holds.
CREATE TABLE workout_settings (
  workout_id INTEGER PRIMARY KEY REFERENCES workout (id) ON DELETE CASCADE,
  sets INTEGER CHECK (sets > 0),
  reps INTEGER CHECK (reps > 0),
  reps_max INTEGER CHECK (reps_max > 0),
  seconds INTEGER CHECK (seconds > 0),
  meters INTEGER CHECK (meters > 0),
  rest INTEGER CHECK (rest >= 0),
  techniques TEXT -- identifiers, parted by spaces
) STRICT;

-- The list in each language's order: a page is a key range of it.
CREATE TABLE workout_listing (
  language TEXT NOT NULL CHECK (language IN ('en', 'ko')),
  section INTEGER NOT NULL,
  sort_key TEXT NOT NULL,
  workout_id INTEGER NOT NULL REFERENCES workout (id) ON DELETE CASCADE,
  PRIMARY KEY (language, section, sort_key, workout_id)
) STRICT, WITHOUT ROWID;

-- How many workouts each section lists, kept by the triggers below so that nobody counts a million rows.
CREATE TABLE section_count (
  section INTEGER PRIMARY KEY,
  workouts INTEGER NOT NULL
) STRICT;

CREATE TRIGGER workout_inserted AFTER INSERT ON workout
BEGIN
  INSERT INTO section_count (section, workouts)
  VALUES (NEW.section, 1)
  ON CONFLICT (section) DO UPDATE SET workouts = workouts + 1;
END;

CREATE TRIGGER workout_deleted AFTER DELETE ON workout
BEGIN
  UPDATE section_count
  SET workouts = workouts - 1
  WHERE section = OLD.section;
END;

CREATE TRIGGER workout_moved AFTER UPDATE OF section ON workout
WHEN OLD.section <> NEW.section
BEGIN
  UPDATE section_count
  SET workouts = workouts - 1
  WHERE section = OLD.section;
  INSERT INTO section_count (section, workouts)
  VALUES (NEW.section, 1)
  ON CONFLICT (section) DO UPDATE SET workouts = workouts + 1;
END;

-- What search looks in, by workout id: words already folded, so the tokenizer only splits at spaces.
--   name      words of the names, and their singulars
--   alias     the same of the aliases
--   inner     what a Hangul word holds from its second syllable on
--   initials  first consonants of three syllables on end, at each syllable of Hangul names and aliases
--   facet     one token for each muscle, with its role, equipment, category, level and section
CREATE VIRTUAL TABLE workout_search USING fts5 (
  name, alias, inner, initials, facet,
  content = '', detail = 'column', columnsize = 0, prefix = '1 2 3', tokenize = 'ascii'
);

-- Every word of the index, once: grows with the language, not with the workouts.
CREATE TABLE search_word (
  word TEXT PRIMARY KEY,
  sound TEXT NOT NULL, -- equal for variant spellings
  best INTEGER NOT NULL, -- the smallest id of a workout with it
  is_whole INTEGER NOT NULL CHECK (is_whole IN (0, 1)) -- 0 for what only stands inside Hangul words
) STRICT, WITHOUT ROWID;

CREATE INDEX search_word_by_sound ON search_word (sound);

CREATE INDEX search_word_by_best ON search_word (best) WHERE is_whole = 1;

-- How often a person opened a workout, from the first time on.
CREATE TABLE workout_use (
  workout_id INTEGER PRIMARY KEY REFERENCES workout (id) ON DELETE CASCADE,
  opened INTEGER NOT NULL CHECK (opened > 0)
) STRICT;

CREATE TABLE plan (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE CHECK (name <> '')
) STRICT;

-- The same workout may stand in a plan more than once; each time is an entry of its own.
CREATE TABLE plan_entry (
  id INTEGER PRIMARY KEY,
  plan_id INTEGER NOT NULL REFERENCES plan (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  workout_id INTEGER NOT NULL REFERENCES workout (id),
  is_done INTEGER NOT NULL DEFAULT 0 CHECK (is_done IN (0, 1)),
  UNIQUE (plan_id, position)
) STRICT;

CREATE INDEX plan_entry_by_workout ON plan_entry (workout_id);
