-- Sessions of staff (decision 103). `token` is a digest; times are ms since the epoch.
CREATE TABLE sign_in_sessions (
  id text PRIMARY KEY,
  staff integer NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  token text NOT NULL,
  way text NOT NULL,
  started_at bigint NOT NULL,
  last_used_at bigint NOT NULL,
  idle_ms bigint NOT NULL,
  ends_at bigint NOT NULL,
  device text NOT NULL,
  address text NOT NULL
);
CREATE UNIQUE INDEX sign_in_sessions_by_token ON sign_in_sessions (token);
CREATE INDEX sign_in_sessions_by_staff ON sign_in_sessions (staff, last_used_at);
CREATE INDEX sign_in_sessions_by_end ON sign_in_sessions (ends_at);
