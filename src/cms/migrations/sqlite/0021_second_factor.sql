CREATE TABLE `settings_second_step_roles` (
	`order` integer NOT NULL,
	`parent_id` integer NOT NULL,
	`value` text,
	`id` integer PRIMARY KEY NOT NULL,
	FOREIGN KEY (`parent_id`) REFERENCES `settings`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `settings_second_step_roles_order_idx` ON `settings_second_step_roles` (`order`);

CREATE INDEX `settings_second_step_roles_parent_idx` ON `settings_second_step_roles` (`parent_id`);

ALTER TABLE `settings` ADD `second_step_for` text DEFAULT 'standard';

-- Second factors of accounts (decision 107): an authenticator app, whose secret is encrypted, with the last time step of
-- which a code was taken; recovery codes, as digests; and passkeys, with their public keys.
CREATE TABLE second_factor_apps (
  staff integer PRIMARY KEY NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  secret text NOT NULL,
  step integer NOT NULL,
  added_at integer NOT NULL,
  used_at integer
);

CREATE TABLE recovery_codes (
  digest text PRIMARY KEY NOT NULL,
  staff integer NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  used_at integer
);

CREATE INDEX recovery_codes_by_staff ON recovery_codes (staff);

CREATE TABLE passkeys (
  id text PRIMARY KEY NOT NULL,
  staff integer NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  name text NOT NULL,
  public_key text NOT NULL,
  counter integer NOT NULL,
  transports text NOT NULL,
  backed_up integer NOT NULL,
  added_at integer NOT NULL,
  used_at integer
);

CREATE INDEX passkeys_by_staff ON passkeys (staff);

-- Tickets and challenges that were used, until they would have ended.
CREATE TABLE used_tickets (id text PRIMARY KEY NOT NULL, ends_at integer NOT NULL);

CREATE INDEX used_tickets_ends_at ON used_tickets (ends_at);

-- Mails about changes of second factors that are not in the outbox yet.
CREATE TABLE second_factor_notices (
  id text PRIMARY KEY NOT NULL,
  staff integer NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  act text NOT NULL,
  detail text NOT NULL
);
