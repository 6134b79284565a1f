CREATE TABLE `media_texts` (
	`id` integer PRIMARY KEY NOT NULL,
	`order` integer NOT NULL,
	`parent_id` integer NOT NULL,
	`path` text NOT NULL,
	`text` text,
	FOREIGN KEY (`parent_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `media_texts_order_parent` ON `media_texts` (`order`,`parent_id`);

ALTER TABLE `media` ADD `replaced_at` text;

CREATE INDEX `media_texts_parent` ON `media_texts` (`parent_id`);

CREATE INDEX `media_texts_text` ON `media_texts` (`text`);
