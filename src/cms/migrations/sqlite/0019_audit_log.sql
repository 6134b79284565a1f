-- Who did what in the content system, and when (decision 104). Rows are added, and go with age alone.
CREATE TABLE audit_entries (
  id integer PRIMARY KEY AUTOINCREMENT,
  at integer NOT NULL,
  act text NOT NULL,
  actor text NOT NULL,
  staff integer,
  name text NOT NULL,
  email text NOT NULL,
  roles text NOT NULL,
  subject text NOT NULL,
  title text NOT NULL,
  location integer,
  detail text NOT NULL,
  changes text NOT NULL,
  request text
);
CREATE INDEX audit_entries_by_time ON audit_entries (at, id);
CREATE INDEX audit_entries_by_subject ON audit_entries (subject, at, id);
CREATE INDEX audit_entries_by_staff ON audit_entries (staff, at, id);
CREATE INDEX audit_entries_by_act ON audit_entries (act, at, id);
CREATE INDEX audit_entries_by_location ON audit_entries (location, at, id);
-- Words that an entry is found by.
CREATE TABLE audit_words (word text NOT NULL, entry integer NOT NULL, PRIMARY KEY (word, entry)) WITHOUT ROWID;
CREATE INDEX audit_words_by_entry ON audit_words (entry);
-- Network address and device of an entry; they are kept for a shorter time.
CREATE TABLE audit_origins (
  entry integer PRIMARY KEY, at integer NOT NULL, address text NOT NULL, device text NOT NULL
);
CREATE INDEX audit_origins_by_time ON audit_origins (at);
-- What somebody is editing: autosaves that become one entry.
CREATE TABLE audit_drafts (
  subject text NOT NULL, staff integer NOT NULL, at integer NOT NULL, name text NOT NULL, email text NOT NULL,
  roles text NOT NULL, title text NOT NULL, location integer, changes text NOT NULL, request text,
  address text, device text, PRIMARY KEY (subject, staff)
) WITHOUT ROWID;
-- Up to when entries may be deleted, each time that they were.
CREATE TABLE audit_purges (id integer PRIMARY KEY AUTOINCREMENT, up_to integer NOT NULL, at integer NOT NULL);
-- Who saved a version.
CREATE TABLE version_authors (
  subject text NOT NULL, version integer NOT NULL, at integer NOT NULL, staff integer, name text NOT NULL,
  act text NOT NULL, PRIMARY KEY (subject, version)
) WITHOUT ROWID;
CREATE INDEX version_authors_by_time ON version_authors (at);
CREATE TRIGGER audit_entries_stay BEFORE UPDATE ON audit_entries
BEGIN SELECT RAISE(ABORT, 'The audit log is append only.'); END;
CREATE TRIGGER audit_entries_age BEFORE DELETE ON audit_entries
WHEN old.at >= coalesce((SELECT max(up_to) FROM audit_purges), 0)
BEGIN SELECT RAISE(ABORT, 'The audit log is append only.'); END;
CREATE TRIGGER audit_purges_late BEFORE INSERT ON audit_purges
WHEN new.up_to > unixepoch() * 1000 - 2592000000
BEGIN SELECT RAISE(ABORT, 'Entries of the audit log are kept for 30 days at least.'); END;
CREATE TRIGGER audit_purges_stay BEFORE UPDATE ON audit_purges
BEGIN SELECT RAISE(ABORT, 'The audit log is append only.'); END;
CREATE TRIGGER audit_purges_kept BEFORE DELETE ON audit_purges
BEGIN SELECT RAISE(ABORT, 'The audit log is append only.'); END;
