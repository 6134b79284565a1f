CREATE TABLE `__new_menu_categories` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`title` text,
	`uid` text,
	`kind` text DEFAULT 'default',
	`hide_in_navigation` integer DEFAULT false,
	`description` text,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`_status` text DEFAULT 'draft'
);

INSERT INTO `__new_menu_categories`("id", "title", "uid", "kind", "hide_in_navigation", "description", "updated_at", "created_at", "_status") SELECT "id", "title", "uid", "kind", "hide_in_navigation", "description", "updated_at", "created_at", 'published' FROM `menu_categories`;

DELETE FROM sqlite_sequence WHERE name = '__new_menu_categories';

INSERT INTO sqlite_sequence (name, seq) SELECT '__new_menu_categories', seq FROM sqlite_sequence WHERE name = 'menu_categories';

DROP TABLE `menu_categories`;

ALTER TABLE `__new_menu_categories` RENAME TO `menu_categories`;

CREATE UNIQUE INDEX `menu_categories_uid_idx` ON `menu_categories` (`uid`);

CREATE INDEX `menu_categories_updated_at_idx` ON `menu_categories` (`updated_at`);

CREATE INDEX `menu_categories_created_at_idx` ON `menu_categories` (`created_at`);

CREATE INDEX `menu_categories__status_idx` ON `menu_categories` (`_status`);

CREATE TABLE `__new__menu_categories_v` (
	`id` integer PRIMARY KEY NOT NULL,
	`parent_id` integer,
	`version_title` text,
	`version_uid` text,
	`version_kind` text DEFAULT 'default',
	`version_hide_in_navigation` integer DEFAULT false,
	`version_description` text,
	`version_updated_at` text,
	`version_created_at` text,
	`version__status` text DEFAULT 'draft',
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`latest` integer,
	FOREIGN KEY (`parent_id`) REFERENCES `menu_categories`(`id`) ON UPDATE no action ON DELETE set null
);

INSERT INTO `__new__menu_categories_v`("id", "parent_id", "version_title", "version_uid", "version_kind", "version_hide_in_navigation", "version_description", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version_title", "version_uid", "version_kind", "version_hide_in_navigation", "version_description", "version_updated_at", "version_created_at", 'published', "created_at", "updated_at", NULL FROM `_menu_categories_v`;

DROP TABLE `_menu_categories_v`;

ALTER TABLE `__new__menu_categories_v` RENAME TO `_menu_categories_v`;

CREATE INDEX `_menu_categories_v_parent_idx` ON `_menu_categories_v` (`parent_id`);

CREATE INDEX `_menu_categories_v_version_version_uid_idx` ON `_menu_categories_v` (`version_uid`);

CREATE INDEX `_menu_categories_v_version_version_updated_at_idx` ON `_menu_categories_v` (`version_updated_at`);

CREATE INDEX `_menu_categories_v_version_version_created_at_idx` ON `_menu_categories_v` (`version_created_at`);

CREATE INDEX `_menu_categories_v_version_version__status_idx` ON `_menu_categories_v` (`version__status`);

CREATE INDEX `_menu_categories_v_created_at_idx` ON `_menu_categories_v` (`created_at`);

CREATE INDEX `_menu_categories_v_updated_at_idx` ON `_menu_categories_v` (`updated_at`);

CREATE INDEX `_menu_categories_v_latest_idx` ON `_menu_categories_v` (`latest`);

CREATE TABLE `__new_menu_items_zone_prices` (
	`_order` integer NOT NULL,
	`_parent_id` integer NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`zone_id` integer,
	`price` numeric,
	FOREIGN KEY (`zone_id`) REFERENCES `zones`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`_parent_id`) REFERENCES `menu_items`(`id`) ON UPDATE no action ON DELETE cascade
);

INSERT INTO `__new_menu_items_zone_prices`("_order", "_parent_id", "id", "zone_id", "price") SELECT "_order", "_parent_id", "id", "zone_id", "price" FROM `menu_items_zone_prices`;

DROP TABLE `menu_items_zone_prices`;

ALTER TABLE `__new_menu_items_zone_prices` RENAME TO `menu_items_zone_prices`;

CREATE INDEX `menu_items_zone_prices_order_idx` ON `menu_items_zone_prices` (`_order`);

CREATE INDEX `menu_items_zone_prices_parent_id_idx` ON `menu_items_zone_prices` (`_parent_id`);

CREATE INDEX `menu_items_zone_prices_zone_idx` ON `menu_items_zone_prices` (`zone_id`);

CREATE TABLE `__new_menu_items_variants_zone_prices` (
	`_order` integer NOT NULL,
	`_parent_id` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`zone_id` integer,
	`price` numeric,
	FOREIGN KEY (`zone_id`) REFERENCES `zones`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`_parent_id`) REFERENCES `menu_items_variants`(`id`) ON UPDATE no action ON DELETE cascade
);

INSERT INTO `__new_menu_items_variants_zone_prices`("_order", "_parent_id", "id", "zone_id", "price") SELECT "_order", "_parent_id", "id", "zone_id", "price" FROM `menu_items_variants_zone_prices`;

DROP TABLE `menu_items_variants_zone_prices`;

ALTER TABLE `__new_menu_items_variants_zone_prices` RENAME TO `menu_items_variants_zone_prices`;

CREATE INDEX `menu_items_variants_zone_prices_order_idx` ON `menu_items_variants_zone_prices` (`_order`);

CREATE INDEX `menu_items_variants_zone_prices_parent_id_idx` ON `menu_items_variants_zone_prices` (`_parent_id`);

CREATE INDEX `menu_items_variants_zone_prices_zone_idx` ON `menu_items_variants_zone_prices` (`zone_id`);

CREATE TABLE `__new_menu_items_variants` (
	`_order` integer NOT NULL,
	`_parent_id` integer NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`title` text,
	`price` numeric,
	FOREIGN KEY (`_parent_id`) REFERENCES `menu_items`(`id`) ON UPDATE no action ON DELETE cascade
);

INSERT INTO `__new_menu_items_variants`("_order", "_parent_id", "id", "title", "price") SELECT "_order", "_parent_id", "id", "title", "price" FROM `menu_items_variants`;

DROP TABLE `menu_items_variants`;

ALTER TABLE `__new_menu_items_variants` RENAME TO `menu_items_variants`;

CREATE INDEX `menu_items_variants_order_idx` ON `menu_items_variants` (`_order`);

CREATE INDEX `menu_items_variants_parent_id_idx` ON `menu_items_variants` (`_parent_id`);

CREATE TABLE `__new_menu_items_nutritional_info_items` (
	`_order` integer NOT NULL,
	`_parent_id` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`name` text,
	`value` text,
	FOREIGN KEY (`_parent_id`) REFERENCES `menu_items_nutritional_info`(`id`) ON UPDATE no action ON DELETE cascade
);

INSERT INTO `__new_menu_items_nutritional_info_items`("_order", "_parent_id", "id", "name", "value") SELECT "_order", "_parent_id", "id", "name", "value" FROM `menu_items_nutritional_info_items`;

DROP TABLE `menu_items_nutritional_info_items`;

ALTER TABLE `__new_menu_items_nutritional_info_items` RENAME TO `menu_items_nutritional_info_items`;

CREATE INDEX `menu_items_nutritional_info_items_order_idx` ON `menu_items_nutritional_info_items` (`_order`);

CREATE INDEX `menu_items_nutritional_info_items_parent_id_idx` ON `menu_items_nutritional_info_items` (`_parent_id`);

CREATE TABLE `__new_menu_items_nutritional_info` (
	`_order` integer NOT NULL,
	`_parent_id` integer NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`title` text DEFAULT 'Per serving',
	FOREIGN KEY (`_parent_id`) REFERENCES `menu_items`(`id`) ON UPDATE no action ON DELETE cascade
);

INSERT INTO `__new_menu_items_nutritional_info`("_order", "_parent_id", "id", "title") SELECT "_order", "_parent_id", "id", "title" FROM `menu_items_nutritional_info`;

DROP TABLE `menu_items_nutritional_info`;

ALTER TABLE `__new_menu_items_nutritional_info` RENAME TO `menu_items_nutritional_info`;

CREATE INDEX `menu_items_nutritional_info_order_idx` ON `menu_items_nutritional_info` (`_order`);

CREATE INDEX `menu_items_nutritional_info_parent_id_idx` ON `menu_items_nutritional_info` (`_parent_id`);

CREATE TABLE `__new_menu_items` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`title` text,
	`uid` text,
	`allergens_checked_at` text,
	`price` numeric,
	`description` text,
	`allergens_statement` text,
	`allergens_species` text,
	`image_desktop_id` integer,
	`image_mobile_id` integer,
	`image_desktop_focus` text,
	`image_mobile_focus` text,
	`pairing_type` text DEFAULT 'default',
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`_status` text DEFAULT 'draft',
	FOREIGN KEY (`image_desktop_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`image_mobile_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null
);

INSERT INTO `__new_menu_items`("id", "title", "uid", "allergens_checked_at", "price", "description", "allergens_statement", "allergens_species", "image_desktop_id", "image_mobile_id", "image_desktop_focus", "image_mobile_focus", "pairing_type", "updated_at", "created_at", "_status") SELECT "id", "title", "uid", "allergens_checked_at", "price", "description", "allergens_statement", "allergens_species", "image_desktop_id", "image_mobile_id", "image_desktop_focus", "image_mobile_focus", "pairing_type", "updated_at", "created_at", 'published' FROM `menu_items`;

DELETE FROM sqlite_sequence WHERE name = '__new_menu_items';

INSERT INTO sqlite_sequence (name, seq) SELECT '__new_menu_items', seq FROM sqlite_sequence WHERE name = 'menu_items';

DROP TABLE `menu_items`;

ALTER TABLE `__new_menu_items` RENAME TO `menu_items`;

CREATE UNIQUE INDEX `menu_items_uid_idx` ON `menu_items` (`uid`);

CREATE INDEX `menu_items_image_image_desktop_idx` ON `menu_items` (`image_desktop_id`);

CREATE INDEX `menu_items_image_image_mobile_idx` ON `menu_items` (`image_mobile_id`);

CREATE INDEX `menu_items_updated_at_idx` ON `menu_items` (`updated_at`);

CREATE INDEX `menu_items_created_at_idx` ON `menu_items` (`created_at`);

CREATE INDEX `menu_items__status_idx` ON `menu_items` (`_status`);

CREATE TABLE `__new__menu_items_v_version_zone_prices` (
	`_order` integer NOT NULL,
	`_parent_id` integer NOT NULL,
	`id` integer PRIMARY KEY NOT NULL,
	`zone_id` integer,
	`price` numeric,
	`_uuid` text,
	FOREIGN KEY (`zone_id`) REFERENCES `zones`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`_parent_id`) REFERENCES `_menu_items_v`(`id`) ON UPDATE no action ON DELETE cascade
);

INSERT INTO `__new__menu_items_v_version_zone_prices`("_order", "_parent_id", "id", "zone_id", "price", "_uuid") SELECT "_order", "_parent_id", "id", "zone_id", "price", "_uuid" FROM `_menu_items_v_version_zone_prices`;

DROP TABLE `_menu_items_v_version_zone_prices`;

ALTER TABLE `__new__menu_items_v_version_zone_prices` RENAME TO `_menu_items_v_version_zone_prices`;

CREATE INDEX `_menu_items_v_version_zone_prices_order_idx` ON `_menu_items_v_version_zone_prices` (`_order`);

CREATE INDEX `_menu_items_v_version_zone_prices_parent_id_idx` ON `_menu_items_v_version_zone_prices` (`_parent_id`);

CREATE INDEX `_menu_items_v_version_zone_prices_zone_idx` ON `_menu_items_v_version_zone_prices` (`zone_id`);

CREATE TABLE `__new__menu_items_v_version_variants_zone_prices` (
	`_order` integer NOT NULL,
	`_parent_id` integer NOT NULL,
	`id` integer PRIMARY KEY NOT NULL,
	`zone_id` integer,
	`price` numeric,
	`_uuid` text,
	FOREIGN KEY (`zone_id`) REFERENCES `zones`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`_parent_id`) REFERENCES `_menu_items_v_version_variants`(`id`) ON UPDATE no action ON DELETE cascade
);

INSERT INTO `__new__menu_items_v_version_variants_zone_prices`("_order", "_parent_id", "id", "zone_id", "price", "_uuid") SELECT "_order", "_parent_id", "id", "zone_id", "price", "_uuid" FROM `_menu_items_v_version_variants_zone_prices`;

DROP TABLE `_menu_items_v_version_variants_zone_prices`;

ALTER TABLE `__new__menu_items_v_version_variants_zone_prices` RENAME TO `_menu_items_v_version_variants_zone_prices`;

CREATE INDEX `_menu_items_v_version_variants_zone_prices_order_idx` ON `_menu_items_v_version_variants_zone_prices` (`_order`);

CREATE INDEX `_menu_items_v_version_variants_zone_prices_parent_id_idx` ON `_menu_items_v_version_variants_zone_prices` (`_parent_id`);

CREATE INDEX `_menu_items_v_version_variants_zone_prices_zone_idx` ON `_menu_items_v_version_variants_zone_prices` (`zone_id`);

CREATE TABLE `__new__menu_items_v_version_variants` (
	`_order` integer NOT NULL,
	`_parent_id` integer NOT NULL,
	`id` integer PRIMARY KEY NOT NULL,
	`title` text,
	`price` numeric,
	`_uuid` text,
	FOREIGN KEY (`_parent_id`) REFERENCES `_menu_items_v`(`id`) ON UPDATE no action ON DELETE cascade
);

INSERT INTO `__new__menu_items_v_version_variants`("_order", "_parent_id", "id", "title", "price", "_uuid") SELECT "_order", "_parent_id", "id", "title", "price", "_uuid" FROM `_menu_items_v_version_variants`;

DROP TABLE `_menu_items_v_version_variants`;

ALTER TABLE `__new__menu_items_v_version_variants` RENAME TO `_menu_items_v_version_variants`;

CREATE INDEX `_menu_items_v_version_variants_order_idx` ON `_menu_items_v_version_variants` (`_order`);

CREATE INDEX `_menu_items_v_version_variants_parent_id_idx` ON `_menu_items_v_version_variants` (`_parent_id`);

CREATE TABLE `__new__menu_items_v_version_nutritional_info_items` (
	`_order` integer NOT NULL,
	`_parent_id` integer NOT NULL,
	`id` integer PRIMARY KEY NOT NULL,
	`name` text,
	`value` text,
	`_uuid` text,
	FOREIGN KEY (`_parent_id`) REFERENCES `_menu_items_v_version_nutritional_info`(`id`) ON UPDATE no action ON DELETE cascade
);

INSERT INTO `__new__menu_items_v_version_nutritional_info_items`("_order", "_parent_id", "id", "name", "value", "_uuid") SELECT "_order", "_parent_id", "id", "name", "value", "_uuid" FROM `_menu_items_v_version_nutritional_info_items`;

DROP TABLE `_menu_items_v_version_nutritional_info_items`;

ALTER TABLE `__new__menu_items_v_version_nutritional_info_items` RENAME TO `_menu_items_v_version_nutritional_info_items`;

CREATE INDEX `_menu_items_v_version_nutritional_info_items_order_idx` ON `_menu_items_v_version_nutritional_info_items` (`_order`);

CREATE INDEX `_menu_items_v_version_nutritional_info_items_parent_id_idx` ON `_menu_items_v_version_nutritional_info_items` (`_parent_id`);

CREATE TABLE `__new__menu_items_v_version_nutritional_info` (
	`_order` integer NOT NULL,
	`_parent_id` integer NOT NULL,
	`id` integer PRIMARY KEY NOT NULL,
	`title` text DEFAULT 'Per serving',
	`_uuid` text,
	FOREIGN KEY (`_parent_id`) REFERENCES `_menu_items_v`(`id`) ON UPDATE no action ON DELETE cascade
);

INSERT INTO `__new__menu_items_v_version_nutritional_info`("_order", "_parent_id", "id", "title", "_uuid") SELECT "_order", "_parent_id", "id", "title", "_uuid" FROM `_menu_items_v_version_nutritional_info`;

DROP TABLE `_menu_items_v_version_nutritional_info`;

ALTER TABLE `__new__menu_items_v_version_nutritional_info` RENAME TO `_menu_items_v_version_nutritional_info`;

CREATE INDEX `_menu_items_v_version_nutritional_info_order_idx` ON `_menu_items_v_version_nutritional_info` (`_order`);

CREATE INDEX `_menu_items_v_version_nutritional_info_parent_id_idx` ON `_menu_items_v_version_nutritional_info` (`_parent_id`);

CREATE TABLE `__new__menu_items_v` (
	`id` integer PRIMARY KEY NOT NULL,
	`parent_id` integer,
	`version_title` text,
	`version_uid` text,
	`version_allergens_checked_at` text,
	`version_price` numeric,
	`version_description` text,
	`version_allergens_statement` text,
	`version_allergens_species` text,
	`version_image_desktop_id` integer,
	`version_image_mobile_id` integer,
	`version_image_desktop_focus` text,
	`version_image_mobile_focus` text,
	`version_pairing_type` text DEFAULT 'default',
	`version_updated_at` text,
	`version_created_at` text,
	`version__status` text DEFAULT 'draft',
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`latest` integer,
	FOREIGN KEY (`parent_id`) REFERENCES `menu_items`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`version_image_desktop_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`version_image_mobile_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null
);

INSERT INTO `__new__menu_items_v`("id", "parent_id", "version_title", "version_uid", "version_allergens_checked_at", "version_price", "version_description", "version_allergens_statement", "version_allergens_species", "version_image_desktop_id", "version_image_mobile_id", "version_image_desktop_focus", "version_image_mobile_focus", "version_pairing_type", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version_title", "version_uid", "version_allergens_checked_at", "version_price", "version_description", "version_allergens_statement", "version_allergens_species", "version_image_desktop_id", "version_image_mobile_id", "version_image_desktop_focus", "version_image_mobile_focus", "version_pairing_type", "version_updated_at", "version_created_at", 'published', "created_at", "updated_at", NULL FROM `_menu_items_v`;

DROP TABLE `_menu_items_v`;

ALTER TABLE `__new__menu_items_v` RENAME TO `_menu_items_v`;

CREATE INDEX `_menu_items_v_parent_idx` ON `_menu_items_v` (`parent_id`);

CREATE INDEX `_menu_items_v_version_version_uid_idx` ON `_menu_items_v` (`version_uid`);

CREATE INDEX `_menu_items_v_version_image_version_image_desktop_idx` ON `_menu_items_v` (`version_image_desktop_id`);

CREATE INDEX `_menu_items_v_version_image_version_image_mobile_idx` ON `_menu_items_v` (`version_image_mobile_id`);

CREATE INDEX `_menu_items_v_version_version_updated_at_idx` ON `_menu_items_v` (`version_updated_at`);

CREATE INDEX `_menu_items_v_version_version_created_at_idx` ON `_menu_items_v` (`version_created_at`);

CREATE INDEX `_menu_items_v_version_version__status_idx` ON `_menu_items_v` (`version__status`);

CREATE INDEX `_menu_items_v_created_at_idx` ON `_menu_items_v` (`created_at`);

CREATE INDEX `_menu_items_v_updated_at_idx` ON `_menu_items_v` (`updated_at`);

CREATE INDEX `_menu_items_v_latest_idx` ON `_menu_items_v` (`latest`);

-- What is there is published, and each document has the version that it is published as (decision 124).
INSERT INTO "_menu_categories_v" ("parent_id", "version_title", "version_uid", "version_kind", "version_hide_in_navigation", "version_description", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest")
SELECT o."id", o."title", o."uid", o."kind", o."hide_in_navigation", o."description", o."updated_at", o."created_at", 'published', o."updated_at", o."updated_at", true
FROM "menu_categories" o WHERE NOT EXISTS (SELECT 1 FROM "_menu_categories_v" v WHERE v."parent_id" = o."id");

INSERT INTO "_menu_categories_v_version_served" ("_order", "_parent_id", "from", "until", "_uuid")
SELECT o."_order", v."id", o."from", o."until", o."id"
FROM "menu_categories_served" o JOIN "_menu_categories_v" v ON v."parent_id" = o."_parent_id" AND v."latest" = true;

INSERT INTO "_menu_categories_v_version_served_days" ("order", "parent_id", "value")
SELECT o."order", r."id", o."value"
FROM "menu_categories_served_days" o JOIN "_menu_categories_v_version_served" r ON r."_uuid" = o."parent_id" JOIN "_menu_categories_v" v ON v."id" = r."_parent_id" AND v."latest" = true;

INSERT INTO "_menu_categories_v_version_zone_served" ("_order", "_parent_id", "zone_id", "from", "until", "_uuid")
SELECT o."_order", v."id", o."zone_id", o."from", o."until", o."id"
FROM "menu_categories_zone_served" o JOIN "_menu_categories_v" v ON v."parent_id" = o."_parent_id" AND v."latest" = true;

INSERT INTO "_menu_categories_v_version_zone_served_days" ("order", "parent_id", "value")
SELECT o."order", r."id", o."value"
FROM "menu_categories_zone_served_days" o JOIN "_menu_categories_v_version_zone_served" r ON r."_uuid" = o."parent_id" JOIN "_menu_categories_v" v ON v."id" = r."_parent_id" AND v."latest" = true;

INSERT INTO "_menu_categories_v_rels" ("order", "parent_id", "path", "menu_items_id")
SELECT o."order", v."id", 'version.' || o."path", o."menu_items_id"
FROM "menu_categories_rels" o JOIN "_menu_categories_v" v ON v."parent_id" = o."parent_id" AND v."latest" = true;

UPDATE "_menu_categories_v" SET "latest" = true WHERE "id" IN (
  SELECT max(v."id") FROM "_menu_categories_v" v WHERE v."parent_id" IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM "_menu_categories_v" n WHERE n."parent_id" = v."parent_id" AND (n."latest" = true OR n."updated_at" > v."updated_at"))
  GROUP BY v."parent_id"
);

INSERT INTO "_menu_items_v" ("parent_id", "version_title", "version_uid", "version_allergens_checked_at", "version_price", "version_description", "version_allergens_statement", "version_allergens_species", "version_image_desktop_id", "version_image_mobile_id", "version_image_desktop_focus", "version_image_mobile_focus", "version_pairing_type", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest")
SELECT o."id", o."title", o."uid", o."allergens_checked_at", o."price", o."description", o."allergens_statement", o."allergens_species", o."image_desktop_id", o."image_mobile_id", o."image_desktop_focus", o."image_mobile_focus", o."pairing_type", o."updated_at", o."created_at", 'published', o."updated_at", o."updated_at", true
FROM "menu_items" o WHERE NOT EXISTS (SELECT 1 FROM "_menu_items_v" v WHERE v."parent_id" = o."id");

INSERT INTO "_menu_items_v_version_zone_prices" ("_order", "_parent_id", "zone_id", "price", "_uuid")
SELECT o."_order", v."id", o."zone_id", o."price", o."id"
FROM "menu_items_zone_prices" o JOIN "_menu_items_v" v ON v."parent_id" = o."_parent_id" AND v."latest" = true;

INSERT INTO "_menu_items_v_version_allergens_contains" ("order", "parent_id", "value")
SELECT o."order", v."id", o."value"
FROM "menu_items_allergens_contains" o JOIN "_menu_items_v" v ON v."parent_id" = o."parent_id" AND v."latest" = true;

INSERT INTO "_menu_items_v_version_allergens_may_contain" ("order", "parent_id", "value")
SELECT o."order", v."id", o."value"
FROM "menu_items_allergens_may_contain" o JOIN "_menu_items_v" v ON v."parent_id" = o."parent_id" AND v."latest" = true;

INSERT INTO "_menu_items_v_version_variants" ("_order", "_parent_id", "title", "price", "_uuid")
SELECT o."_order", v."id", o."title", o."price", o."id"
FROM "menu_items_variants" o JOIN "_menu_items_v" v ON v."parent_id" = o."_parent_id" AND v."latest" = true;

INSERT INTO "_menu_items_v_version_variants_zone_prices" ("_order", "_parent_id", "zone_id", "price", "_uuid")
SELECT o."_order", r."id", o."zone_id", o."price", o."id"
FROM "menu_items_variants_zone_prices" o JOIN "_menu_items_v_version_variants" r ON r."_uuid" = o."_parent_id" JOIN "_menu_items_v" v ON v."id" = r."_parent_id" AND v."latest" = true;

INSERT INTO "_menu_items_v_version_pairings" ("_order", "_parent_id", "category_id", "_uuid")
SELECT o."_order", v."id", o."category_id", o."id"
FROM "menu_items_pairings" o JOIN "_menu_items_v" v ON v."parent_id" = o."_parent_id" AND v."latest" = true;

INSERT INTO "_menu_items_v_version_nutritional_info" ("_order", "_parent_id", "title", "_uuid")
SELECT o."_order", v."id", o."title", o."id"
FROM "menu_items_nutritional_info" o JOIN "_menu_items_v" v ON v."parent_id" = o."_parent_id" AND v."latest" = true;

INSERT INTO "_menu_items_v_version_nutritional_info_items" ("_order", "_parent_id", "name", "value", "_uuid")
SELECT o."_order", r."id", o."name", o."value", o."id"
FROM "menu_items_nutritional_info_items" o JOIN "_menu_items_v_version_nutritional_info" r ON r."_uuid" = o."_parent_id" JOIN "_menu_items_v" v ON v."id" = r."_parent_id" AND v."latest" = true;

INSERT INTO "_menu_items_v_rels" ("order", "parent_id", "path", "menu_tags_id", "zones_id", "menu_items_id")
SELECT o."order", v."id", 'version.' || o."path", o."menu_tags_id", o."zones_id", o."menu_items_id"
FROM "menu_items_rels" o JOIN "_menu_items_v" v ON v."parent_id" = o."parent_id" AND v."latest" = true;

UPDATE "_menu_items_v" SET "latest" = true WHERE "id" IN (
  SELECT max(v."id") FROM "_menu_items_v" v WHERE v."parent_id" IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM "_menu_items_v" n WHERE n."parent_id" = v."parent_id" AND (n."latest" = true OR n."updated_at" > v."updated_at"))
  GROUP BY v."parent_id"
);
