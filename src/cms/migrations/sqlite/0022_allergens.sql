CREATE TABLE `menu_items_allergens_contains` (
	`order` integer NOT NULL,
	`parent_id` integer NOT NULL,
	`value` text,
	`id` integer PRIMARY KEY NOT NULL,
	FOREIGN KEY (`parent_id`) REFERENCES `menu_items`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `menu_items_allergens_contains_order_idx` ON `menu_items_allergens_contains` (`order`);

CREATE INDEX `menu_items_allergens_contains_parent_idx` ON `menu_items_allergens_contains` (`parent_id`);

CREATE TABLE `menu_items_allergens_may_contain` (
	`order` integer NOT NULL,
	`parent_id` integer NOT NULL,
	`value` text,
	`id` integer PRIMARY KEY NOT NULL,
	FOREIGN KEY (`parent_id`) REFERENCES `menu_items`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `menu_items_allergens_may_contain_order_idx` ON `menu_items_allergens_may_contain` (`order`);

CREATE INDEX `menu_items_allergens_may_contain_parent_idx` ON `menu_items_allergens_may_contain` (`parent_id`);

CREATE TABLE `menu_tags_allergens` (
	`order` integer NOT NULL,
	`parent_id` integer NOT NULL,
	`value` text,
	`id` integer PRIMARY KEY NOT NULL,
	FOREIGN KEY (`parent_id`) REFERENCES `menu_tags`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `menu_tags_allergens_order_idx` ON `menu_tags_allergens` (`order`);

CREATE INDEX `menu_tags_allergens_parent_idx` ON `menu_tags_allergens` (`parent_id`);

ALTER TABLE `menu_items` ADD `allergens_statement` text;

ALTER TABLE `menu_items` ADD `allergens_species` text;
