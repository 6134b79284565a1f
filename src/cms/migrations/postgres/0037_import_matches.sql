-- Which column of a file is what, as somebody chose it: the next file of the kind with these headings begins with it.
CREATE TABLE import_matches (
  kind text NOT NULL,
  headings text NOT NULL,
  matches text NOT NULL,
  changed_at bigint NOT NULL,
  PRIMARY KEY (kind, headings)
);
