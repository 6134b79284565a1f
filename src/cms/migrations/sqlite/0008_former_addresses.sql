CREATE TABLE `former_addresses` (
	`id` integer PRIMARY KEY NOT NULL,
	`address` text NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);

CREATE UNIQUE INDEX `former_addresses_address_idx` ON `former_addresses` (`address`);

CREATE INDEX `former_addresses_updated_at_idx` ON `former_addresses` (`updated_at`);

CREATE INDEX `former_addresses_created_at_idx` ON `former_addresses` (`created_at`);

CREATE TABLE `former_addresses_rels` (
	`id` integer PRIMARY KEY NOT NULL,
	`order` integer,
	`parent_id` integer NOT NULL,
	`path` text NOT NULL,
	`locations_id` integer,
	`news_posts_id` integer,
	`pages_id` integer,
	FOREIGN KEY (`parent_id`) REFERENCES `former_addresses`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`locations_id`) REFERENCES `locations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`news_posts_id`) REFERENCES `news_posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`pages_id`) REFERENCES `pages`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `former_addresses_rels_order_idx` ON `former_addresses_rels` (`order`);

CREATE INDEX `former_addresses_rels_parent_idx` ON `former_addresses_rels` (`parent_id`);

CREATE INDEX `former_addresses_rels_path_idx` ON `former_addresses_rels` (`path`);

CREATE INDEX `former_addresses_rels_locations_id_idx` ON `former_addresses_rels` (`locations_id`);

CREATE INDEX `former_addresses_rels_news_posts_id_idx` ON `former_addresses_rels` (`news_posts_id`);

CREATE INDEX `former_addresses_rels_pages_id_idx` ON `former_addresses_rels` (`pages_id`);
