CREATE TYPE "public"."enum_settings_second_step_roles" AS ENUM('admin', 'editor', 'host', 'manager', 'viewer', 'recruiter', 'marketing');

CREATE TYPE "public"."enum_settings_second_step_for" AS ENUM('standard', 'roles', 'nobody');

CREATE TABLE "settings_second_step_roles" (
	"order" integer NOT NULL,
	"parent_id" integer NOT NULL,
	"value" "enum_settings_second_step_roles",
	"id" serial PRIMARY KEY NOT NULL
);

ALTER TABLE "settings" ADD COLUMN "second_step_for" "enum_settings_second_step_for" DEFAULT 'standard';

ALTER TABLE "settings_second_step_roles" ADD CONSTRAINT "settings_second_step_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;

CREATE INDEX "settings_second_step_roles_order_idx" ON "settings_second_step_roles" USING btree ("order");

CREATE INDEX "settings_second_step_roles_parent_idx" ON "settings_second_step_roles" USING btree ("parent_id");

-- Second factors of accounts (decision 107): an authenticator app, whose secret is encrypted, with the last time step of
-- which a code was taken; recovery codes, as digests; and passkeys, with their public keys.
CREATE TABLE second_factor_apps (
  staff integer PRIMARY KEY NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  secret text NOT NULL,
  step bigint NOT NULL,
  added_at bigint NOT NULL,
  used_at bigint
);

CREATE TABLE recovery_codes (
  digest text PRIMARY KEY NOT NULL,
  staff integer NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  used_at bigint
);

CREATE INDEX recovery_codes_by_staff ON recovery_codes (staff);

CREATE TABLE passkeys (
  id text PRIMARY KEY NOT NULL,
  staff integer NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  name text NOT NULL,
  public_key text NOT NULL,
  counter bigint NOT NULL,
  transports text NOT NULL,
  backed_up integer NOT NULL,
  added_at bigint NOT NULL,
  used_at bigint
);

CREATE INDEX passkeys_by_staff ON passkeys (staff);

-- Tickets and challenges that were used, until they would have ended.
CREATE TABLE used_tickets (id text PRIMARY KEY NOT NULL, ends_at bigint NOT NULL);

CREATE INDEX used_tickets_ends_at ON used_tickets (ends_at);

-- Mails about changes of second factors that are not in the outbox yet.
CREATE TABLE second_factor_notices (
  id text PRIMARY KEY NOT NULL,
  staff integer NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  act text NOT NULL,
  detail text NOT NULL
);
