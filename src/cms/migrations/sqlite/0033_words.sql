CREATE TABLE `words` (
	`id` integer PRIMARY KEY NOT NULL,
	`sentences` text,
	`_status` text DEFAULT 'draft',
	`updated_at` text,
	`created_at` text
);

CREATE INDEX `words__status_idx` ON `words` (`_status`);

CREATE TABLE `_words_v` (
	`id` integer PRIMARY KEY NOT NULL,
	`version_sentences` text,
	`version__status` text DEFAULT 'draft',
	`version_updated_at` text,
	`version_created_at` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`latest` integer
);

CREATE INDEX `_words_v_version_version__status_idx` ON `_words_v` (`version__status`);

CREATE INDEX `_words_v_created_at_idx` ON `_words_v` (`created_at`);

CREATE INDEX `_words_v_updated_at_idx` ON `_words_v` (`updated_at`);

CREATE INDEX `_words_v_latest_idx` ON `_words_v` (`latest`);

-- Settings are made anew: a group without a name of its own is not called as the demo group.
CREATE TABLE `__new_settings` (
	`id` integer PRIMARY KEY NOT NULL,
	`short_name` text DEFAULT 'Our restaurants' NOT NULL,
	`time_zone` text DEFAULT 'America/Vancouver' NOT NULL,
	`email_address` text,
	`job_search_url` text,
	`second_step_for` text DEFAULT 'standard',
	`booking_terms_url` text,
	`booking_privacy_url` text,
	`updated_at` text,
	`created_at` text
);

INSERT INTO `__new_settings`("id", "short_name", "time_zone", "email_address", "job_search_url", "second_step_for", "booking_terms_url", "booking_privacy_url", "updated_at", "created_at") SELECT "id", "short_name", "time_zone", "email_address", "job_search_url", "second_step_for", "booking_terms_url", "booking_privacy_url", "updated_at", "created_at" FROM `settings`;

DROP TABLE `settings`;

ALTER TABLE `__new_settings` RENAME TO `settings`;
