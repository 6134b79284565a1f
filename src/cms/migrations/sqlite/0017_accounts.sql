ALTER TABLE `staff` ADD `state` text DEFAULT 'active';

ALTER TABLE `staff` ADD `invited_until` text;

ALTER TABLE `staff` ADD `invitation` text;

ALTER TABLE `staff` ADD `invitation_to_send` text;

-- Tries at the sign-in by what they are counted by: a HMAC.
CREATE TABLE sign_in_tries (
  key text PRIMARY KEY,
  tries integer NOT NULL,
  free_at integer NOT NULL,
  ends_at integer NOT NULL
);

CREATE INDEX sign_in_tries_ends_at ON sign_in_tries (ends_at);
