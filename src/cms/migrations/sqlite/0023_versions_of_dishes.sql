CREATE TABLE `_menu_categories_v_version_served_days` (
	`order` integer NOT NULL,
	`parent_id` integer NOT NULL,
	`value` text,
	`id` integer PRIMARY KEY NOT NULL,
	FOREIGN KEY (`parent_id`) REFERENCES `_menu_categories_v_version_served`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `_menu_categories_v_version_served_days_order_idx` ON `_menu_categories_v_version_served_days` (`order`);

CREATE INDEX `_menu_categories_v_version_served_days_parent_idx` ON `_menu_categories_v_version_served_days` (`parent_id`);

CREATE TABLE `_menu_categories_v_version_served` (
	`_order` integer NOT NULL,
	`_parent_id` integer NOT NULL,
	`id` integer PRIMARY KEY NOT NULL,
	`from` text,
	`until` text,
	`_uuid` text,
	FOREIGN KEY (`_parent_id`) REFERENCES `_menu_categories_v`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `_menu_categories_v_version_served_order_idx` ON `_menu_categories_v_version_served` (`_order`);

CREATE INDEX `_menu_categories_v_version_served_parent_id_idx` ON `_menu_categories_v_version_served` (`_parent_id`);

CREATE TABLE `_menu_categories_v_version_zone_served_days` (
	`order` integer NOT NULL,
	`parent_id` integer NOT NULL,
	`value` text,
	`id` integer PRIMARY KEY NOT NULL,
	FOREIGN KEY (`parent_id`) REFERENCES `_menu_categories_v_version_zone_served`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `_menu_categories_v_version_zone_served_days_order_idx` ON `_menu_categories_v_version_zone_served_days` (`order`);

CREATE INDEX `_menu_categories_v_version_zone_served_days_parent_idx` ON `_menu_categories_v_version_zone_served_days` (`parent_id`);

CREATE TABLE `_menu_categories_v_version_zone_served` (
	`_order` integer NOT NULL,
	`_parent_id` integer NOT NULL,
	`id` integer PRIMARY KEY NOT NULL,
	`zone_id` integer,
	`from` text,
	`until` text,
	`_uuid` text,
	FOREIGN KEY (`zone_id`) REFERENCES `zones`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`_parent_id`) REFERENCES `_menu_categories_v`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `_menu_categories_v_version_zone_served_order_idx` ON `_menu_categories_v_version_zone_served` (`_order`);

CREATE INDEX `_menu_categories_v_version_zone_served_parent_id_idx` ON `_menu_categories_v_version_zone_served` (`_parent_id`);

CREATE INDEX `_menu_categories_v_version_zone_served_zone_idx` ON `_menu_categories_v_version_zone_served` (`zone_id`);

CREATE TABLE `_menu_categories_v` (
	`id` integer PRIMARY KEY NOT NULL,
	`parent_id` integer,
	`version_title` text NOT NULL,
	`version_uid` text NOT NULL,
	`version_kind` text DEFAULT 'default',
	`version_hide_in_navigation` integer DEFAULT false,
	`version_description` text,
	`version_updated_at` text,
	`version_created_at` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`parent_id`) REFERENCES `menu_categories`(`id`) ON UPDATE no action ON DELETE set null
);

CREATE INDEX `_menu_categories_v_parent_idx` ON `_menu_categories_v` (`parent_id`);

CREATE INDEX `_menu_categories_v_version_version_uid_idx` ON `_menu_categories_v` (`version_uid`);

CREATE INDEX `_menu_categories_v_version_version_updated_at_idx` ON `_menu_categories_v` (`version_updated_at`);

CREATE INDEX `_menu_categories_v_version_version_created_at_idx` ON `_menu_categories_v` (`version_created_at`);

CREATE INDEX `_menu_categories_v_created_at_idx` ON `_menu_categories_v` (`created_at`);

CREATE INDEX `_menu_categories_v_updated_at_idx` ON `_menu_categories_v` (`updated_at`);

CREATE TABLE `_menu_categories_v_rels` (
	`id` integer PRIMARY KEY NOT NULL,
	`order` integer,
	`parent_id` integer NOT NULL,
	`path` text NOT NULL,
	`menu_items_id` integer,
	FOREIGN KEY (`parent_id`) REFERENCES `_menu_categories_v`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`menu_items_id`) REFERENCES `menu_items`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `_menu_categories_v_rels_order_idx` ON `_menu_categories_v_rels` (`order`);

CREATE INDEX `_menu_categories_v_rels_parent_idx` ON `_menu_categories_v_rels` (`parent_id`);

CREATE INDEX `_menu_categories_v_rels_path_idx` ON `_menu_categories_v_rels` (`path`);

CREATE INDEX `_menu_categories_v_rels_menu_items_id_idx` ON `_menu_categories_v_rels` (`menu_items_id`);

CREATE TABLE `_menu_items_v_version_zone_prices` (
	`_order` integer NOT NULL,
	`_parent_id` integer NOT NULL,
	`id` integer PRIMARY KEY NOT NULL,
	`zone_id` integer,
	`price` numeric NOT NULL,
	`_uuid` text,
	FOREIGN KEY (`zone_id`) REFERENCES `zones`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`_parent_id`) REFERENCES `_menu_items_v`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `_menu_items_v_version_zone_prices_order_idx` ON `_menu_items_v_version_zone_prices` (`_order`);

CREATE INDEX `_menu_items_v_version_zone_prices_parent_id_idx` ON `_menu_items_v_version_zone_prices` (`_parent_id`);

CREATE INDEX `_menu_items_v_version_zone_prices_zone_idx` ON `_menu_items_v_version_zone_prices` (`zone_id`);

CREATE TABLE `_menu_items_v_version_allergens_contains` (
	`order` integer NOT NULL,
	`parent_id` integer NOT NULL,
	`value` text,
	`id` integer PRIMARY KEY NOT NULL,
	FOREIGN KEY (`parent_id`) REFERENCES `_menu_items_v`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `_menu_items_v_version_allergens_contains_order_idx` ON `_menu_items_v_version_allergens_contains` (`order`);

CREATE INDEX `_menu_items_v_version_allergens_contains_parent_idx` ON `_menu_items_v_version_allergens_contains` (`parent_id`);

CREATE TABLE `_menu_items_v_version_allergens_may_contain` (
	`order` integer NOT NULL,
	`parent_id` integer NOT NULL,
	`value` text,
	`id` integer PRIMARY KEY NOT NULL,
	FOREIGN KEY (`parent_id`) REFERENCES `_menu_items_v`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `_menu_items_v_version_allergens_may_contain_order_idx` ON `_menu_items_v_version_allergens_may_contain` (`order`);

CREATE INDEX `_menu_items_v_version_allergens_may_contain_parent_idx` ON `_menu_items_v_version_allergens_may_contain` (`parent_id`);

CREATE TABLE `_menu_items_v_version_variants_zone_prices` (
	`_order` integer NOT NULL,
	`_parent_id` integer NOT NULL,
	`id` integer PRIMARY KEY NOT NULL,
	`zone_id` integer,
	`price` numeric NOT NULL,
	`_uuid` text,
	FOREIGN KEY (`zone_id`) REFERENCES `zones`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`_parent_id`) REFERENCES `_menu_items_v_version_variants`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `_menu_items_v_version_variants_zone_prices_order_idx` ON `_menu_items_v_version_variants_zone_prices` (`_order`);

CREATE INDEX `_menu_items_v_version_variants_zone_prices_parent_id_idx` ON `_menu_items_v_version_variants_zone_prices` (`_parent_id`);

CREATE INDEX `_menu_items_v_version_variants_zone_prices_zone_idx` ON `_menu_items_v_version_variants_zone_prices` (`zone_id`);

CREATE TABLE `_menu_items_v_version_variants` (
	`_order` integer NOT NULL,
	`_parent_id` integer NOT NULL,
	`id` integer PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`price` numeric,
	`_uuid` text,
	FOREIGN KEY (`_parent_id`) REFERENCES `_menu_items_v`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `_menu_items_v_version_variants_order_idx` ON `_menu_items_v_version_variants` (`_order`);

CREATE INDEX `_menu_items_v_version_variants_parent_id_idx` ON `_menu_items_v_version_variants` (`_parent_id`);

CREATE TABLE `_menu_items_v_version_pairings` (
	`_order` integer NOT NULL,
	`_parent_id` integer NOT NULL,
	`id` integer PRIMARY KEY NOT NULL,
	`category_id` integer,
	`_uuid` text,
	FOREIGN KEY (`category_id`) REFERENCES `menu_categories`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`_parent_id`) REFERENCES `_menu_items_v`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `_menu_items_v_version_pairings_order_idx` ON `_menu_items_v_version_pairings` (`_order`);

CREATE INDEX `_menu_items_v_version_pairings_parent_id_idx` ON `_menu_items_v_version_pairings` (`_parent_id`);

CREATE INDEX `_menu_items_v_version_pairings_category_idx` ON `_menu_items_v_version_pairings` (`category_id`);

CREATE TABLE `_menu_items_v_version_nutritional_info_items` (
	`_order` integer NOT NULL,
	`_parent_id` integer NOT NULL,
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`value` text,
	`_uuid` text,
	FOREIGN KEY (`_parent_id`) REFERENCES `_menu_items_v_version_nutritional_info`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `_menu_items_v_version_nutritional_info_items_order_idx` ON `_menu_items_v_version_nutritional_info_items` (`_order`);

CREATE INDEX `_menu_items_v_version_nutritional_info_items_parent_id_idx` ON `_menu_items_v_version_nutritional_info_items` (`_parent_id`);

CREATE TABLE `_menu_items_v_version_nutritional_info` (
	`_order` integer NOT NULL,
	`_parent_id` integer NOT NULL,
	`id` integer PRIMARY KEY NOT NULL,
	`title` text DEFAULT 'Per serving' NOT NULL,
	`_uuid` text,
	FOREIGN KEY (`_parent_id`) REFERENCES `_menu_items_v`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `_menu_items_v_version_nutritional_info_order_idx` ON `_menu_items_v_version_nutritional_info` (`_order`);

CREATE INDEX `_menu_items_v_version_nutritional_info_parent_id_idx` ON `_menu_items_v_version_nutritional_info` (`_parent_id`);

CREATE TABLE `_menu_items_v` (
	`id` integer PRIMARY KEY NOT NULL,
	`parent_id` integer,
	`version_title` text NOT NULL,
	`version_uid` text NOT NULL,
	`version_allergens_checked_at` text,
	`version_price` numeric,
	`version_description` text,
	`version_allergens_statement` text,
	`version_allergens_species` text,
	`version_image_desktop_id` integer,
	`version_image_mobile_id` integer,
	`version_pairing_type` text DEFAULT 'default',
	`version_updated_at` text,
	`version_created_at` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`parent_id`) REFERENCES `menu_items`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`version_image_desktop_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`version_image_mobile_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null
);

CREATE INDEX `_menu_items_v_parent_idx` ON `_menu_items_v` (`parent_id`);

CREATE INDEX `_menu_items_v_version_version_uid_idx` ON `_menu_items_v` (`version_uid`);

CREATE INDEX `_menu_items_v_version_image_version_image_desktop_idx` ON `_menu_items_v` (`version_image_desktop_id`);

CREATE INDEX `_menu_items_v_version_image_version_image_mobile_idx` ON `_menu_items_v` (`version_image_mobile_id`);

CREATE INDEX `_menu_items_v_version_version_updated_at_idx` ON `_menu_items_v` (`version_updated_at`);

CREATE INDEX `_menu_items_v_version_version_created_at_idx` ON `_menu_items_v` (`version_created_at`);

CREATE INDEX `_menu_items_v_created_at_idx` ON `_menu_items_v` (`created_at`);

CREATE INDEX `_menu_items_v_updated_at_idx` ON `_menu_items_v` (`updated_at`);

CREATE TABLE `_menu_items_v_rels` (
	`id` integer PRIMARY KEY NOT NULL,
	`order` integer,
	`parent_id` integer NOT NULL,
	`path` text NOT NULL,
	`menu_tags_id` integer,
	`zones_id` integer,
	`menu_items_id` integer,
	FOREIGN KEY (`parent_id`) REFERENCES `_menu_items_v`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`menu_tags_id`) REFERENCES `menu_tags`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`zones_id`) REFERENCES `zones`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`menu_items_id`) REFERENCES `menu_items`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `_menu_items_v_rels_order_idx` ON `_menu_items_v_rels` (`order`);

CREATE INDEX `_menu_items_v_rels_parent_idx` ON `_menu_items_v_rels` (`parent_id`);

CREATE INDEX `_menu_items_v_rels_path_idx` ON `_menu_items_v_rels` (`path`);

CREATE INDEX `_menu_items_v_rels_menu_tags_id_idx` ON `_menu_items_v_rels` (`menu_tags_id`);

CREATE INDEX `_menu_items_v_rels_zones_id_idx` ON `_menu_items_v_rels` (`zones_id`);

CREATE INDEX `_menu_items_v_rels_menu_items_id_idx` ON `_menu_items_v_rels` (`menu_items_id`);
