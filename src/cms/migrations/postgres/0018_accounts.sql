CREATE TYPE "public"."enum_staff_state" AS ENUM('active', 'invited', 'withdrawn');

ALTER TABLE "staff" ADD COLUMN "state" "enum_staff_state" DEFAULT 'active';

ALTER TABLE "staff" ADD COLUMN "invited_until" timestamp(3) with time zone;

ALTER TABLE "staff" ADD COLUMN "invitation" varchar;

ALTER TABLE "staff" ADD COLUMN "invitation_to_send" varchar;

-- Tries at the sign-in by what they are counted by: a HMAC. What a crash of the server forgets begins anew.
CREATE UNLOGGED TABLE sign_in_tries (
  key text PRIMARY KEY,
  tries integer NOT NULL,
  free_at bigint NOT NULL,
  ends_at bigint NOT NULL
);

CREATE INDEX sign_in_tries_ends_at ON sign_in_tries (ends_at);
