CREATE TABLE `special_days_days_spans` (
	`_order` integer NOT NULL,
	`_parent_id` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`opens` text NOT NULL,
	`closes` text NOT NULL,
	FOREIGN KEY (`_parent_id`) REFERENCES `special_days_days`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `special_days_days_spans_order_idx` ON `special_days_days_spans` (`_order`);

CREATE INDEX `special_days_days_spans_parent_id_idx` ON `special_days_days_spans` (`_parent_id`);

CREATE TABLE `special_days_days` (
	`_order` integer NOT NULL,
	`_parent_id` integer NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`from` text NOT NULL,
	`until` text,
	`name` text,
	`places` text DEFAULT 'all' NOT NULL,
	FOREIGN KEY (`_parent_id`) REFERENCES `special_days`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `special_days_days_order_idx` ON `special_days_days` (`_order`);

CREATE INDEX `special_days_days_parent_id_idx` ON `special_days_days` (`_parent_id`);

CREATE TABLE `special_days` (
	`id` integer PRIMARY KEY NOT NULL,
	`updated_at` text,
	`created_at` text
);

CREATE TABLE `special_days_rels` (
	`id` integer PRIMARY KEY NOT NULL,
	`order` integer,
	`parent_id` integer NOT NULL,
	`path` text NOT NULL,
	`locations_id` integer,
	FOREIGN KEY (`parent_id`) REFERENCES `special_days`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`locations_id`) REFERENCES `locations`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `special_days_rels_order_idx` ON `special_days_rels` (`order`);

CREATE INDEX `special_days_rels_parent_idx` ON `special_days_rels` (`parent_id`);

CREATE INDEX `special_days_rels_path_idx` ON `special_days_rels` (`path`);

CREATE INDEX `special_days_rels_locations_id_idx` ON `special_days_rels` (`locations_id`);

ALTER TABLE `booking_settings_periods` ADD `outside_hours` integer DEFAULT false;

ALTER TABLE `booking_settings_special_days_periods` ADD `outside_hours` integer DEFAULT false;

-- Bookings follow the opening hours from now on. A special day of the booking settings without periods becomes a
-- day without bookings, but where a closed special day of the location says the same already.
INSERT INTO "booking_settings_closures" ("_order", "_parent_id", "id", "from", "to", "reason")
SELECT 1000 + d."_order", d."_parent_id", d."id", d."date", d."date", d."name"
FROM "booking_settings_special_days" d
WHERE NOT EXISTS (
  SELECT 1 FROM "booking_settings_special_days_periods" p WHERE p."_parent_id" = d."id"
);

DELETE FROM "booking_settings_special_days"
WHERE NOT EXISTS (
  SELECT 1 FROM "booking_settings_special_days_periods" p
  WHERE p."_parent_id" = "booking_settings_special_days"."id"
);

DELETE FROM "booking_settings_closures"
WHERE "from" = "to" AND EXISTS (
  SELECT 1 FROM "booking_settings" b
  JOIN "locations_hours_holidays" h
    ON h."_parent_id" = b."location_id" AND h."date" = "booking_settings_closures"."from"
  WHERE b."id" = "booking_settings_closures"."_parent_id" AND NOT EXISTS (
    SELECT 1 FROM "locations_hours_holidays_spans" s WHERE s."_parent_id" = h."id"
  )
);

-- The house book takes over the hours of every location with its settings.
INSERT INTO settings_handovers (location_id, number)
SELECT location_id, 1 FROM booking_settings WHERE true
ON CONFLICT (location_id) DO UPDATE SET number = settings_handovers.number + 1;
