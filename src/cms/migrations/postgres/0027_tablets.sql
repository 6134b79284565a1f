-- Shared tablets of locations (decision 117). Tokens are digests: that of now, and the one before, of which its browser may
-- not have heard the end. Times are ms since the epoch.
CREATE TABLE tablets (
  id text PRIMARY KEY NOT NULL,
  token text NOT NULL,
  former_token text,
  location integer NOT NULL REFERENCES locations (id) ON DELETE CASCADE,
  name text NOT NULL,
  made_by integer REFERENCES staff (id) ON DELETE SET NULL,
  made_at bigint NOT NULL,
  unlocked_at bigint,
  ends_at bigint NOT NULL
);
CREATE UNIQUE INDEX tablets_by_token ON tablets (token);
CREATE INDEX tablets_by_former_token ON tablets (former_token);
CREATE INDEX tablets_by_location ON tablets (location);
CREATE INDEX tablets_by_maker ON tablets (made_by);

-- PINs of staff for them. A row without a digest counts the wrong tries at somebody who has none.
CREATE TABLE staff_pins (
  staff integer PRIMARY KEY NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  hash text,
  salt text,
  set_at bigint,
  proven_at bigint,
  wrong integer NOT NULL
);

-- Of sessions that were begun on a tablet: they end with it.
ALTER TABLE sign_in_sessions ADD COLUMN tablet text REFERENCES tablets (id) ON DELETE CASCADE;
CREATE INDEX sign_in_sessions_by_tablet ON sign_in_sessions (tablet);
