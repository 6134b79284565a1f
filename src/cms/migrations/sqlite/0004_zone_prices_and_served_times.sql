CREATE TABLE `menu_categories_served_days` (
	`order` integer NOT NULL,
	`parent_id` text NOT NULL,
	`value` text,
	`id` integer PRIMARY KEY NOT NULL,
	FOREIGN KEY (`parent_id`) REFERENCES `menu_categories_served`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `menu_categories_served_days_order_idx` ON `menu_categories_served_days` (`order`);

CREATE INDEX `menu_categories_served_days_parent_idx` ON `menu_categories_served_days` (`parent_id`);

CREATE TABLE `menu_categories_served` (
	`_order` integer NOT NULL,
	`_parent_id` integer NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`from` text,
	`until` text,
	FOREIGN KEY (`_parent_id`) REFERENCES `menu_categories`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `menu_categories_served_order_idx` ON `menu_categories_served` (`_order`);

CREATE INDEX `menu_categories_served_parent_id_idx` ON `menu_categories_served` (`_parent_id`);

CREATE TABLE `menu_categories_zone_served_days` (
	`order` integer NOT NULL,
	`parent_id` text NOT NULL,
	`value` text,
	`id` integer PRIMARY KEY NOT NULL,
	FOREIGN KEY (`parent_id`) REFERENCES `menu_categories_zone_served`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `menu_categories_zone_served_days_order_idx` ON `menu_categories_zone_served_days` (`order`);

CREATE INDEX `menu_categories_zone_served_days_parent_idx` ON `menu_categories_zone_served_days` (`parent_id`);

CREATE TABLE `menu_categories_zone_served` (
	`_order` integer NOT NULL,
	`_parent_id` integer NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`zone_id` integer,
	`from` text,
	`until` text,
	FOREIGN KEY (`zone_id`) REFERENCES `zones`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`_parent_id`) REFERENCES `menu_categories`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `menu_categories_zone_served_order_idx` ON `menu_categories_zone_served` (`_order`);

CREATE INDEX `menu_categories_zone_served_parent_id_idx` ON `menu_categories_zone_served` (`_parent_id`);

CREATE INDEX `menu_categories_zone_served_zone_idx` ON `menu_categories_zone_served` (`zone_id`);

CREATE TABLE `menu_items_zone_prices` (
	`_order` integer NOT NULL,
	`_parent_id` integer NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`zone_id` integer,
	`price` numeric NOT NULL,
	FOREIGN KEY (`zone_id`) REFERENCES `zones`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`_parent_id`) REFERENCES `menu_items`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `menu_items_zone_prices_order_idx` ON `menu_items_zone_prices` (`_order`);

CREATE INDEX `menu_items_zone_prices_parent_id_idx` ON `menu_items_zone_prices` (`_parent_id`);

CREATE INDEX `menu_items_zone_prices_zone_idx` ON `menu_items_zone_prices` (`zone_id`);

CREATE TABLE `menu_items_variants_zone_prices` (
	`_order` integer NOT NULL,
	`_parent_id` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`zone_id` integer,
	`price` numeric NOT NULL,
	FOREIGN KEY (`zone_id`) REFERENCES `zones`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`_parent_id`) REFERENCES `menu_items_variants`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `menu_items_variants_zone_prices_order_idx` ON `menu_items_variants_zone_prices` (`_order`);

CREATE INDEX `menu_items_variants_zone_prices_parent_id_idx` ON `menu_items_variants_zone_prices` (`_parent_id`);

CREATE INDEX `menu_items_variants_zone_prices_zone_idx` ON `menu_items_variants_zone_prices` (`zone_id`);
