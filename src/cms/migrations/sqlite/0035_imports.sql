-- Imports: a file, its rows as they were read, the documents that they stand for, and which documents came of which ids.
CREATE TABLE imports (
  id text PRIMARY KEY,
  kind text NOT NULL,
  name text NOT NULL,
  state text NOT NULL,
  facts text NOT NULL,
  matches text NOT NULL,
  options text NOT NULL,
  progress integer NOT NULL,
  total integer NOT NULL DEFAULT 0,
  fault text NOT NULL,
  worker text NOT NULL DEFAULT '',
  staff integer,
  author text NOT NULL,
  made_at integer NOT NULL,
  changed_at integer NOT NULL
);
CREATE INDEX imports_by_time ON imports (made_at);
CREATE TABLE import_rows (
  import text NOT NULL,
  number integer NOT NULL,
  line integer,
  unreadable text NOT NULL,
  fault text NOT NULL,
  document text NOT NULL,
  cells text NOT NULL,
  PRIMARY KEY (import, number)
) WITHOUT ROWID;
CREATE TABLE import_documents (
  import text NOT NULL,
  position integer NOT NULL,
  document text NOT NULL,
  collection text NOT NULL,
  title text NOT NULL,
  row_number integer NOT NULL,
  verdict text NOT NULL,
  fault text NOT NULL,
  target integer,
  state text NOT NULL,
  data text NOT NULL,
  defaults text NOT NULL,
  changes text NOT NULL,
  undo text NOT NULL,
  PRIMARY KEY (import, position)
) WITHOUT ROWID;
CREATE UNIQUE INDEX import_documents_by_name ON import_documents (import, document);
CREATE INDEX import_documents_by_state ON import_documents (import, state, position);
CREATE TABLE import_parts (
  import text NOT NULL,
  whole text NOT NULL,
  position integer NOT NULL,
  part text NOT NULL,
  PRIMARY KEY (import, whole, part)
) WITHOUT ROWID;
CREATE TABLE import_keys (document text PRIMARY KEY, target integer NOT NULL, import text NOT NULL) WITHOUT ROWID;
CREATE INDEX import_keys_by_target ON import_keys (target);
