CREATE TABLE `pages` (
	`id` integer PRIMARY KEY NOT NULL,
	`title` text,
	`type` text DEFAULT 'text-page',
	`uid` text,
	`no_index` integer DEFAULT false,
	`slices` text,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`deleted_at` text,
	`_status` text DEFAULT 'draft'
);

CREATE INDEX `pages_type_idx` ON `pages` (`type`);

CREATE UNIQUE INDEX `pages_uid_idx` ON `pages` (`uid`);

CREATE INDEX `pages_updated_at_idx` ON `pages` (`updated_at`);

CREATE INDEX `pages_created_at_idx` ON `pages` (`created_at`);

CREATE INDEX `pages_deleted_at_idx` ON `pages` (`deleted_at`);

CREATE INDEX `pages__status_idx` ON `pages` (`_status`);

CREATE TABLE `_pages_v` (
	`id` integer PRIMARY KEY NOT NULL,
	`parent_id` integer,
	`version_title` text,
	`version_type` text DEFAULT 'text-page',
	`version_uid` text,
	`version_no_index` integer DEFAULT false,
	`version_slices` text,
	`version_updated_at` text,
	`version_created_at` text,
	`version_deleted_at` text,
	`version__status` text DEFAULT 'draft',
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`latest` integer,
	`autosave` integer,
	FOREIGN KEY (`parent_id`) REFERENCES `pages`(`id`) ON UPDATE no action ON DELETE set null
);

CREATE INDEX `_pages_v_parent_idx` ON `_pages_v` (`parent_id`);

CREATE INDEX `_pages_v_version_version_type_idx` ON `_pages_v` (`version_type`);

CREATE INDEX `_pages_v_version_version_uid_idx` ON `_pages_v` (`version_uid`);

CREATE INDEX `_pages_v_version_version_updated_at_idx` ON `_pages_v` (`version_updated_at`);

CREATE INDEX `_pages_v_version_version_created_at_idx` ON `_pages_v` (`version_created_at`);

CREATE INDEX `_pages_v_version_version_deleted_at_idx` ON `_pages_v` (`version_deleted_at`);

CREATE INDEX `_pages_v_version_version__status_idx` ON `_pages_v` (`version__status`);

CREATE INDEX `_pages_v_created_at_idx` ON `_pages_v` (`created_at`);

CREATE INDEX `_pages_v_updated_at_idx` ON `_pages_v` (`updated_at`);

CREATE INDEX `_pages_v_latest_idx` ON `_pages_v` (`latest`);

CREATE INDEX `_pages_v_autosave_idx` ON `_pages_v` (`autosave`);

CREATE TABLE `news_posts` (
	`id` integer PRIMARY KEY NOT NULL,
	`title` text,
	`uid` text,
	`date` text,
	`type` text DEFAULT 'general',
	`no_index` integer DEFAULT false,
	`summary` text,
	`image_desktop_id` integer,
	`image_mobile_id` integer,
	`slices` text,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`deleted_at` text,
	`_status` text DEFAULT 'draft',
	FOREIGN KEY (`image_desktop_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`image_mobile_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null
);

CREATE UNIQUE INDEX `news_posts_uid_idx` ON `news_posts` (`uid`);

CREATE INDEX `news_posts_image_image_desktop_idx` ON `news_posts` (`image_desktop_id`);

CREATE INDEX `news_posts_image_image_mobile_idx` ON `news_posts` (`image_mobile_id`);

CREATE INDEX `news_posts_updated_at_idx` ON `news_posts` (`updated_at`);

CREATE INDEX `news_posts_created_at_idx` ON `news_posts` (`created_at`);

CREATE INDEX `news_posts_deleted_at_idx` ON `news_posts` (`deleted_at`);

CREATE INDEX `news_posts__status_idx` ON `news_posts` (`_status`);

CREATE TABLE `news_posts_rels` (
	`id` integer PRIMARY KEY NOT NULL,
	`order` integer,
	`parent_id` integer NOT NULL,
	`path` text NOT NULL,
	`locations_id` integer,
	`zones_id` integer,
	FOREIGN KEY (`parent_id`) REFERENCES `news_posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`locations_id`) REFERENCES `locations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`zones_id`) REFERENCES `zones`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `news_posts_rels_order_idx` ON `news_posts_rels` (`order`);

CREATE INDEX `news_posts_rels_parent_idx` ON `news_posts_rels` (`parent_id`);

CREATE INDEX `news_posts_rels_path_idx` ON `news_posts_rels` (`path`);

CREATE INDEX `news_posts_rels_locations_id_idx` ON `news_posts_rels` (`locations_id`);

CREATE INDEX `news_posts_rels_zones_id_idx` ON `news_posts_rels` (`zones_id`);

CREATE TABLE `_news_posts_v` (
	`id` integer PRIMARY KEY NOT NULL,
	`parent_id` integer,
	`version_title` text,
	`version_uid` text,
	`version_date` text,
	`version_type` text DEFAULT 'general',
	`version_no_index` integer DEFAULT false,
	`version_summary` text,
	`version_image_desktop_id` integer,
	`version_image_mobile_id` integer,
	`version_slices` text,
	`version_updated_at` text,
	`version_created_at` text,
	`version_deleted_at` text,
	`version__status` text DEFAULT 'draft',
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`latest` integer,
	`autosave` integer,
	FOREIGN KEY (`parent_id`) REFERENCES `news_posts`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`version_image_desktop_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`version_image_mobile_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null
);

CREATE INDEX `_news_posts_v_parent_idx` ON `_news_posts_v` (`parent_id`);

CREATE INDEX `_news_posts_v_version_version_uid_idx` ON `_news_posts_v` (`version_uid`);

CREATE INDEX `_news_posts_v_version_image_version_image_desktop_idx` ON `_news_posts_v` (`version_image_desktop_id`);

CREATE INDEX `_news_posts_v_version_image_version_image_mobile_idx` ON `_news_posts_v` (`version_image_mobile_id`);

CREATE INDEX `_news_posts_v_version_version_updated_at_idx` ON `_news_posts_v` (`version_updated_at`);

CREATE INDEX `_news_posts_v_version_version_created_at_idx` ON `_news_posts_v` (`version_created_at`);

CREATE INDEX `_news_posts_v_version_version_deleted_at_idx` ON `_news_posts_v` (`version_deleted_at`);

CREATE INDEX `_news_posts_v_version_version__status_idx` ON `_news_posts_v` (`version__status`);

CREATE INDEX `_news_posts_v_created_at_idx` ON `_news_posts_v` (`created_at`);

CREATE INDEX `_news_posts_v_updated_at_idx` ON `_news_posts_v` (`updated_at`);

CREATE INDEX `_news_posts_v_latest_idx` ON `_news_posts_v` (`latest`);

CREATE INDEX `_news_posts_v_autosave_idx` ON `_news_posts_v` (`autosave`);

CREATE TABLE `_news_posts_v_rels` (
	`id` integer PRIMARY KEY NOT NULL,
	`order` integer,
	`parent_id` integer NOT NULL,
	`path` text NOT NULL,
	`locations_id` integer,
	`zones_id` integer,
	FOREIGN KEY (`parent_id`) REFERENCES `_news_posts_v`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`locations_id`) REFERENCES `locations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`zones_id`) REFERENCES `zones`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `_news_posts_v_rels_order_idx` ON `_news_posts_v_rels` (`order`);

CREATE INDEX `_news_posts_v_rels_parent_idx` ON `_news_posts_v_rels` (`parent_id`);

CREATE INDEX `_news_posts_v_rels_path_idx` ON `_news_posts_v_rels` (`path`);

CREATE INDEX `_news_posts_v_rels_locations_id_idx` ON `_news_posts_v_rels` (`locations_id`);

CREATE INDEX `_news_posts_v_rels_zones_id_idx` ON `_news_posts_v_rels` (`zones_id`);

CREATE TABLE `redirects` (
	`id` integer PRIMARY KEY NOT NULL,
	`from` text NOT NULL,
	`to_link_type` text DEFAULT 'Document',
	`to_url` text,
	`to_media_id` integer,
	`to_new_tab` integer DEFAULT false,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`to_media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null
);

CREATE UNIQUE INDEX `redirects_from_idx` ON `redirects` (`from`);

CREATE INDEX `redirects_to_to_media_idx` ON `redirects` (`to_media_id`);

CREATE INDEX `redirects_updated_at_idx` ON `redirects` (`updated_at`);

CREATE INDEX `redirects_created_at_idx` ON `redirects` (`created_at`);

CREATE TABLE `redirects_rels` (
	`id` integer PRIMARY KEY NOT NULL,
	`order` integer,
	`parent_id` integer NOT NULL,
	`path` text NOT NULL,
	`pages_id` integer,
	`locations_id` integer,
	`news_posts_id` integer,
	`menus_id` integer,
	FOREIGN KEY (`parent_id`) REFERENCES `redirects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`pages_id`) REFERENCES `pages`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`locations_id`) REFERENCES `locations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`news_posts_id`) REFERENCES `news_posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`menus_id`) REFERENCES `menus`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `redirects_rels_order_idx` ON `redirects_rels` (`order`);

CREATE INDEX `redirects_rels_parent_idx` ON `redirects_rels` (`parent_id`);

CREATE INDEX `redirects_rels_path_idx` ON `redirects_rels` (`path`);

CREATE INDEX `redirects_rels_pages_id_idx` ON `redirects_rels` (`pages_id`);

CREATE INDEX `redirects_rels_locations_id_idx` ON `redirects_rels` (`locations_id`);

CREATE INDEX `redirects_rels_news_posts_id_idx` ON `redirects_rels` (`news_posts_id`);

CREATE INDEX `redirects_rels_menus_id_idx` ON `redirects_rels` (`menus_id`);

CREATE TABLE `locations_hours_weekly_days` (
	`order` integer NOT NULL,
	`parent_id` text NOT NULL,
	`value` text,
	`id` integer PRIMARY KEY NOT NULL,
	FOREIGN KEY (`parent_id`) REFERENCES `locations_hours_weekly`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `locations_hours_weekly_days_order_idx` ON `locations_hours_weekly_days` (`order`);

CREATE INDEX `locations_hours_weekly_days_parent_idx` ON `locations_hours_weekly_days` (`parent_id`);

CREATE TABLE `locations_hours_weekly` (
	`_order` integer NOT NULL,
	`_parent_id` integer NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`opens` text,
	`closes` text,
	FOREIGN KEY (`_parent_id`) REFERENCES `locations`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `locations_hours_weekly_order_idx` ON `locations_hours_weekly` (`_order`);

CREATE INDEX `locations_hours_weekly_parent_id_idx` ON `locations_hours_weekly` (`_parent_id`);

CREATE TABLE `locations_hours_holidays_spans` (
	`_order` integer NOT NULL,
	`_parent_id` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`opens` text,
	`closes` text,
	FOREIGN KEY (`_parent_id`) REFERENCES `locations_hours_holidays`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `locations_hours_holidays_spans_order_idx` ON `locations_hours_holidays_spans` (`_order`);

CREATE INDEX `locations_hours_holidays_spans_parent_id_idx` ON `locations_hours_holidays_spans` (`_parent_id`);

CREATE TABLE `locations_hours_holidays` (
	`_order` integer NOT NULL,
	`_parent_id` integer NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`date` text,
	`name` text,
	FOREIGN KEY (`_parent_id`) REFERENCES `locations`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `locations_hours_holidays_order_idx` ON `locations_hours_holidays` (`_order`);

CREATE INDEX `locations_hours_holidays_parent_id_idx` ON `locations_hours_holidays` (`_parent_id`);

CREATE TABLE `locations_customorderlinks` (
	`_order` integer NOT NULL,
	`_parent_id` integer NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`name` text,
	`logo` text,
	`link_url` text,
	FOREIGN KEY (`_parent_id`) REFERENCES `locations`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `locations_customorderlinks_order_idx` ON `locations_customorderlinks` (`_order`);

CREATE INDEX `locations_customorderlinks_parent_id_idx` ON `locations_customorderlinks` (`_parent_id`);

CREATE TABLE `locations_jobs` (
	`_order` integer NOT NULL,
	`_parent_id` integer NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`title` text,
	`description` text,
	`employment_type` text DEFAULT 'FULL_TIME',
	`date_posted` text,
	`valid_through` text,
	`link_url` text,
	FOREIGN KEY (`_parent_id`) REFERENCES `locations`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `locations_jobs_order_idx` ON `locations_jobs` (`_order`);

CREATE INDEX `locations_jobs_parent_id_idx` ON `locations_jobs` (`_parent_id`);

CREATE TABLE `locations` (
	`id` integer PRIMARY KEY NOT NULL,
	`_order` text,
	`title` text,
	`uid` text,
	`is_flagship` integer DEFAULT false,
	`coming_soon` integer DEFAULT false,
	`no_index` integer DEFAULT false,
	`intro` text,
	`image_id` integer,
	`address` text,
	`city` text,
	`province` text,
	`postal_code` text,
	`country` text,
	`geocoords_latitude` numeric,
	`geocoords_longitude` numeric,
	`time_zone` text,
	`phone_number` text,
	`email_address` text,
	`hours_temporary_closure_from` text,
	`hours_temporary_closure_until` text,
	`hours_temporary_closure_message` text,
	`booking_provider` text,
	`open_table_r_i_d` text,
	`reserve_link_url` text,
	`reserve_message` text,
	`order_link_url` text,
	`pickup_title` text,
	`pickup_button_text` text,
	`pickup_text` text,
	`xdine_url` text,
	`delivery_title` text,
	`order_button_text` text,
	`delivery_text` text,
	`uber_eats_url` text,
	`skip_the_dishes_url` text,
	`job_unit` text,
	`external_careers_link_url` text,
	`group_booking_link_url` text,
	`slices` text,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`deleted_at` text,
	`_status` text DEFAULT 'draft',
	FOREIGN KEY (`image_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null
);

CREATE INDEX `locations__order_idx` ON `locations` (`_order`);

CREATE UNIQUE INDEX `locations_uid_idx` ON `locations` (`uid`);

CREATE INDEX `locations_is_flagship_idx` ON `locations` (`is_flagship`);

CREATE INDEX `locations_image_idx` ON `locations` (`image_id`);

CREATE INDEX `locations_updated_at_idx` ON `locations` (`updated_at`);

CREATE INDEX `locations_created_at_idx` ON `locations` (`created_at`);

CREATE INDEX `locations_deleted_at_idx` ON `locations` (`deleted_at`);

CREATE INDEX `locations__status_idx` ON `locations` (`_status`);

CREATE TABLE `locations_rels` (
	`id` integer PRIMARY KEY NOT NULL,
	`order` integer,
	`parent_id` integer NOT NULL,
	`path` text NOT NULL,
	`media_id` integer,
	FOREIGN KEY (`parent_id`) REFERENCES `locations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `locations_rels_order_idx` ON `locations_rels` (`order`);

CREATE INDEX `locations_rels_parent_idx` ON `locations_rels` (`parent_id`);

CREATE INDEX `locations_rels_path_idx` ON `locations_rels` (`path`);

CREATE INDEX `locations_rels_media_id_idx` ON `locations_rels` (`media_id`);

CREATE TABLE `_locations_v_version_hours_weekly_days` (
	`order` integer NOT NULL,
	`parent_id` integer NOT NULL,
	`value` text,
	`id` integer PRIMARY KEY NOT NULL,
	FOREIGN KEY (`parent_id`) REFERENCES `_locations_v_version_hours_weekly`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `_locations_v_version_hours_weekly_days_order_idx` ON `_locations_v_version_hours_weekly_days` (`order`);

CREATE INDEX `_locations_v_version_hours_weekly_days_parent_idx` ON `_locations_v_version_hours_weekly_days` (`parent_id`);

CREATE TABLE `_locations_v_version_hours_weekly` (
	`_order` integer NOT NULL,
	`_parent_id` integer NOT NULL,
	`id` integer PRIMARY KEY NOT NULL,
	`opens` text,
	`closes` text,
	`_uuid` text,
	FOREIGN KEY (`_parent_id`) REFERENCES `_locations_v`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `_locations_v_version_hours_weekly_order_idx` ON `_locations_v_version_hours_weekly` (`_order`);

CREATE INDEX `_locations_v_version_hours_weekly_parent_id_idx` ON `_locations_v_version_hours_weekly` (`_parent_id`);

CREATE TABLE `_locations_v_version_hours_holidays_spans` (
	`_order` integer NOT NULL,
	`_parent_id` integer NOT NULL,
	`id` integer PRIMARY KEY NOT NULL,
	`opens` text,
	`closes` text,
	`_uuid` text,
	FOREIGN KEY (`_parent_id`) REFERENCES `_locations_v_version_hours_holidays`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `_locations_v_version_hours_holidays_spans_order_idx` ON `_locations_v_version_hours_holidays_spans` (`_order`);

CREATE INDEX `_locations_v_version_hours_holidays_spans_parent_id_idx` ON `_locations_v_version_hours_holidays_spans` (`_parent_id`);

CREATE TABLE `_locations_v_version_hours_holidays` (
	`_order` integer NOT NULL,
	`_parent_id` integer NOT NULL,
	`id` integer PRIMARY KEY NOT NULL,
	`date` text,
	`name` text,
	`_uuid` text,
	FOREIGN KEY (`_parent_id`) REFERENCES `_locations_v`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `_locations_v_version_hours_holidays_order_idx` ON `_locations_v_version_hours_holidays` (`_order`);

CREATE INDEX `_locations_v_version_hours_holidays_parent_id_idx` ON `_locations_v_version_hours_holidays` (`_parent_id`);

CREATE TABLE `_locations_v_version_customorderlinks` (
	`_order` integer NOT NULL,
	`_parent_id` integer NOT NULL,
	`id` integer PRIMARY KEY NOT NULL,
	`name` text,
	`logo` text,
	`link_url` text,
	`_uuid` text,
	FOREIGN KEY (`_parent_id`) REFERENCES `_locations_v`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `_locations_v_version_customorderlinks_order_idx` ON `_locations_v_version_customorderlinks` (`_order`);

CREATE INDEX `_locations_v_version_customorderlinks_parent_id_idx` ON `_locations_v_version_customorderlinks` (`_parent_id`);

CREATE TABLE `_locations_v_version_jobs` (
	`_order` integer NOT NULL,
	`_parent_id` integer NOT NULL,
	`id` integer PRIMARY KEY NOT NULL,
	`title` text,
	`description` text,
	`employment_type` text DEFAULT 'FULL_TIME',
	`date_posted` text,
	`valid_through` text,
	`link_url` text,
	`_uuid` text,
	FOREIGN KEY (`_parent_id`) REFERENCES `_locations_v`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `_locations_v_version_jobs_order_idx` ON `_locations_v_version_jobs` (`_order`);

CREATE INDEX `_locations_v_version_jobs_parent_id_idx` ON `_locations_v_version_jobs` (`_parent_id`);

CREATE TABLE `_locations_v` (
	`id` integer PRIMARY KEY NOT NULL,
	`parent_id` integer,
	`version__order` text,
	`version_title` text,
	`version_uid` text,
	`version_is_flagship` integer DEFAULT false,
	`version_coming_soon` integer DEFAULT false,
	`version_no_index` integer DEFAULT false,
	`version_intro` text,
	`version_image_id` integer,
	`version_address` text,
	`version_city` text,
	`version_province` text,
	`version_postal_code` text,
	`version_country` text,
	`version_geocoords_latitude` numeric,
	`version_geocoords_longitude` numeric,
	`version_time_zone` text,
	`version_phone_number` text,
	`version_email_address` text,
	`version_hours_temporary_closure_from` text,
	`version_hours_temporary_closure_until` text,
	`version_hours_temporary_closure_message` text,
	`version_booking_provider` text,
	`version_open_table_r_i_d` text,
	`version_reserve_link_url` text,
	`version_reserve_message` text,
	`version_order_link_url` text,
	`version_pickup_title` text,
	`version_pickup_button_text` text,
	`version_pickup_text` text,
	`version_xdine_url` text,
	`version_delivery_title` text,
	`version_order_button_text` text,
	`version_delivery_text` text,
	`version_uber_eats_url` text,
	`version_skip_the_dishes_url` text,
	`version_job_unit` text,
	`version_external_careers_link_url` text,
	`version_group_booking_link_url` text,
	`version_slices` text,
	`version_updated_at` text,
	`version_created_at` text,
	`version_deleted_at` text,
	`version__status` text DEFAULT 'draft',
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`latest` integer,
	`autosave` integer,
	FOREIGN KEY (`parent_id`) REFERENCES `locations`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`version_image_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null
);

CREATE INDEX `_locations_v_parent_idx` ON `_locations_v` (`parent_id`);

CREATE INDEX `_locations_v_version_version__order_idx` ON `_locations_v` (`version__order`);

CREATE INDEX `_locations_v_version_version_uid_idx` ON `_locations_v` (`version_uid`);

CREATE INDEX `_locations_v_version_version_is_flagship_idx` ON `_locations_v` (`version_is_flagship`);

CREATE INDEX `_locations_v_version_version_image_idx` ON `_locations_v` (`version_image_id`);

CREATE INDEX `_locations_v_version_version_updated_at_idx` ON `_locations_v` (`version_updated_at`);

CREATE INDEX `_locations_v_version_version_created_at_idx` ON `_locations_v` (`version_created_at`);

CREATE INDEX `_locations_v_version_version_deleted_at_idx` ON `_locations_v` (`version_deleted_at`);

CREATE INDEX `_locations_v_version_version__status_idx` ON `_locations_v` (`version__status`);

CREATE INDEX `_locations_v_created_at_idx` ON `_locations_v` (`created_at`);

CREATE INDEX `_locations_v_updated_at_idx` ON `_locations_v` (`updated_at`);

CREATE INDEX `_locations_v_latest_idx` ON `_locations_v` (`latest`);

CREATE INDEX `_locations_v_autosave_idx` ON `_locations_v` (`autosave`);

CREATE TABLE `_locations_v_rels` (
	`id` integer PRIMARY KEY NOT NULL,
	`order` integer,
	`parent_id` integer NOT NULL,
	`path` text NOT NULL,
	`media_id` integer,
	FOREIGN KEY (`parent_id`) REFERENCES `_locations_v`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `_locations_v_rels_order_idx` ON `_locations_v_rels` (`order`);

CREATE INDEX `_locations_v_rels_parent_idx` ON `_locations_v_rels` (`parent_id`);

CREATE INDEX `_locations_v_rels_path_idx` ON `_locations_v_rels` (`path`);

CREATE INDEX `_locations_v_rels_media_id_idx` ON `_locations_v_rels` (`media_id`);

CREATE TABLE `booking_settings_periods_weekdays` (
	`order` integer NOT NULL,
	`parent_id` text NOT NULL,
	`value` text,
	`id` integer PRIMARY KEY NOT NULL,
	FOREIGN KEY (`parent_id`) REFERENCES `booking_settings_periods`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `booking_settings_periods_weekdays_order_idx` ON `booking_settings_periods_weekdays` (`order`);

CREATE INDEX `booking_settings_periods_weekdays_parent_idx` ON `booking_settings_periods_weekdays` (`parent_id`);

CREATE TABLE `booking_settings_periods` (
	`_order` integer NOT NULL,
	`_parent_id` integer NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`name` text NOT NULL,
	`first_seating` text NOT NULL,
	`last_seating` text NOT NULL,
	`covers_per_slot` numeric,
	FOREIGN KEY (`_parent_id`) REFERENCES `booking_settings`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `booking_settings_periods_order_idx` ON `booking_settings_periods` (`_order`);

CREATE INDEX `booking_settings_periods_parent_id_idx` ON `booking_settings_periods` (`_parent_id`);

CREATE TABLE `booking_settings_special_days_periods` (
	`_order` integer NOT NULL,
	`_parent_id` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`name` text NOT NULL,
	`first_seating` text NOT NULL,
	`last_seating` text NOT NULL,
	`covers_per_slot` numeric,
	FOREIGN KEY (`_parent_id`) REFERENCES `booking_settings_special_days`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `booking_settings_special_days_periods_order_idx` ON `booking_settings_special_days_periods` (`_order`);

CREATE INDEX `booking_settings_special_days_periods_parent_id_idx` ON `booking_settings_special_days_periods` (`_parent_id`);

CREATE TABLE `booking_settings_special_days` (
	`_order` integer NOT NULL,
	`_parent_id` integer NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`date` text NOT NULL,
	`name` text,
	FOREIGN KEY (`_parent_id`) REFERENCES `booking_settings`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `booking_settings_special_days_order_idx` ON `booking_settings_special_days` (`_order`);

CREATE INDEX `booking_settings_special_days_parent_id_idx` ON `booking_settings_special_days` (`_parent_id`);

CREATE TABLE `booking_settings_closures` (
	`_order` integer NOT NULL,
	`_parent_id` integer NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`from` text NOT NULL,
	`to` text NOT NULL,
	`reason` text,
	FOREIGN KEY (`_parent_id`) REFERENCES `booking_settings`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `booking_settings_closures_order_idx` ON `booking_settings_closures` (`_order`);

CREATE INDEX `booking_settings_closures_parent_id_idx` ON `booking_settings_closures` (`_parent_id`);

CREATE TABLE `booking_settings_areas` (
	`_order` integer NOT NULL,
	`_parent_id` integer NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`name` text NOT NULL,
	FOREIGN KEY (`_parent_id`) REFERENCES `booking_settings`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `booking_settings_areas_order_idx` ON `booking_settings_areas` (`_order`);

CREATE INDEX `booking_settings_areas_parent_id_idx` ON `booking_settings_areas` (`_parent_id`);

CREATE TABLE `booking_settings_tables` (
	`_order` integer NOT NULL,
	`_parent_id` integer NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`area` text NOT NULL,
	`attribute` text DEFAULT 'default' NOT NULL,
	`min_party` numeric NOT NULL,
	`max_party` numeric NOT NULL,
	FOREIGN KEY (`_parent_id`) REFERENCES `booking_settings`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `booking_settings_tables_order_idx` ON `booking_settings_tables` (`_order`);

CREATE INDEX `booking_settings_tables_parent_id_idx` ON `booking_settings_tables` (`_parent_id`);

CREATE TABLE `booking_settings_combinations` (
	`_order` integer NOT NULL,
	`_parent_id` integer NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`min_party` numeric NOT NULL,
	`max_party` numeric NOT NULL,
	FOREIGN KEY (`_parent_id`) REFERENCES `booking_settings`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `booking_settings_combinations_order_idx` ON `booking_settings_combinations` (`_order`);

CREATE INDEX `booking_settings_combinations_parent_id_idx` ON `booking_settings_combinations` (`_parent_id`);

CREATE TABLE `booking_settings_experiences_weekdays` (
	`order` integer NOT NULL,
	`parent_id` text NOT NULL,
	`value` text,
	`id` integer PRIMARY KEY NOT NULL,
	FOREIGN KEY (`parent_id`) REFERENCES `booking_settings_experiences`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `booking_settings_experiences_weekdays_order_idx` ON `booking_settings_experiences_weekdays` (`order`);

CREATE INDEX `booking_settings_experiences_weekdays_parent_idx` ON `booking_settings_experiences_weekdays` (`parent_id`);

CREATE TABLE `booking_settings_experiences_exceptions` (
	`_order` integer NOT NULL,
	`_parent_id` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`date` text NOT NULL,
	FOREIGN KEY (`_parent_id`) REFERENCES `booking_settings_experiences`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `booking_settings_experiences_exceptions_order_idx` ON `booking_settings_experiences_exceptions` (`_order`);

CREATE INDEX `booking_settings_experiences_exceptions_parent_id_idx` ON `booking_settings_experiences_exceptions` (`_parent_id`);

CREATE TABLE `booking_settings_experiences_taxes` (
	`_order` integer NOT NULL,
	`_parent_id` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`percent` numeric NOT NULL,
	FOREIGN KEY (`_parent_id`) REFERENCES `booking_settings_experiences`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `booking_settings_experiences_taxes_order_idx` ON `booking_settings_experiences_taxes` (`_order`);

CREATE INDEX `booking_settings_experiences_taxes_parent_id_idx` ON `booking_settings_experiences_taxes` (`_parent_id`);

CREATE TABLE `booking_settings_experiences_add_ons` (
	`_order` integer NOT NULL,
	`_parent_id` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`name` text NOT NULL,
	`price` numeric NOT NULL,
	`max_per_reservation` numeric DEFAULT 0 NOT NULL,
	`description` text,
	FOREIGN KEY (`_parent_id`) REFERENCES `booking_settings_experiences`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `booking_settings_experiences_add_ons_order_idx` ON `booking_settings_experiences_add_ons` (`_order`);

CREATE INDEX `booking_settings_experiences_add_ons_parent_id_idx` ON `booking_settings_experiences_add_ons` (`_parent_id`);

CREATE TABLE `booking_settings_experiences` (
	`_order` integer NOT NULL,
	`_parent_id` integer NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`name` text NOT NULL,
	`description` text,
	`from` text,
	`to` text,
	`first_seating` text NOT NULL,
	`last_seating` text NOT NULL,
	`every_minutes` numeric DEFAULT 15 NOT NULL,
	`exclusive` integer DEFAULT false,
	`seats` numeric NOT NULL,
	`seats_per` text DEFAULT 'slot' NOT NULL,
	`min_party` numeric DEFAULT 1 NOT NULL,
	`max_party` numeric NOT NULL,
	`price` numeric NOT NULL,
	`price_per` text DEFAULT 'person' NOT NULL,
	`service_charge_percent` numeric,
	`prepayment_required` integer DEFAULT false,
	FOREIGN KEY (`_parent_id`) REFERENCES `booking_settings`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `booking_settings_experiences_order_idx` ON `booking_settings_experiences` (`_order`);

CREATE INDEX `booking_settings_experiences_parent_id_idx` ON `booking_settings_experiences` (`_parent_id`);

CREATE TABLE `booking_settings_turn_times` (
	`_order` integer NOT NULL,
	`_parent_id` integer NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`up_to` numeric NOT NULL,
	`minutes` numeric NOT NULL,
	FOREIGN KEY (`_parent_id`) REFERENCES `booking_settings`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `booking_settings_turn_times_order_idx` ON `booking_settings_turn_times` (`_order`);

CREATE INDEX `booking_settings_turn_times_parent_id_idx` ON `booking_settings_turn_times` (`_parent_id`);

CREATE TABLE `booking_settings` (
	`id` integer PRIMARY KEY NOT NULL,
	`location_id` integer NOT NULL,
	`name` text,
	`min_party` numeric DEFAULT 1 NOT NULL,
	`max_party` numeric NOT NULL,
	`covers_per_slot` numeric,
	`horizon_days` numeric DEFAULT 90 NOT NULL,
	`notice_minutes` numeric DEFAULT 0 NOT NULL,
	`cancel_cut_off_minutes` numeric DEFAULT 0 NOT NULL,
	`remind_at` text DEFAULT '10:00',
	`email_required` integer DEFAULT false,
	`special_request_limit` numeric,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`location_id`) REFERENCES `locations`(`id`) ON UPDATE no action ON DELETE set null
);

CREATE UNIQUE INDEX `booking_settings_location_idx` ON `booking_settings` (`location_id`);

CREATE INDEX `booking_settings_updated_at_idx` ON `booking_settings` (`updated_at`);

CREATE INDEX `booking_settings_created_at_idx` ON `booking_settings` (`created_at`);

CREATE TABLE `booking_settings_texts` (
	`id` integer PRIMARY KEY NOT NULL,
	`order` integer NOT NULL,
	`parent_id` integer NOT NULL,
	`path` text NOT NULL,
	`text` text,
	FOREIGN KEY (`parent_id`) REFERENCES `booking_settings`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `booking_settings_texts_order_parent` ON `booking_settings_texts` (`order`,`parent_id`);

CREATE TABLE `zones_locations` (
	`_order` integer NOT NULL,
	`_parent_id` integer NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`location_id` integer,
	FOREIGN KEY (`location_id`) REFERENCES `locations`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`_parent_id`) REFERENCES `zones`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `zones_locations_order_idx` ON `zones_locations` (`_order`);

CREATE INDEX `zones_locations_parent_id_idx` ON `zones_locations` (`_parent_id`);

CREATE INDEX `zones_locations_location_idx` ON `zones_locations` (`location_id`);

CREATE TABLE `zones` (
	`id` integer PRIMARY KEY NOT NULL,
	`_order` text,
	`title` text NOT NULL,
	`uid` text NOT NULL,
	`menu_layout_id` integer,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`menu_layout_id`) REFERENCES `menus`(`id`) ON UPDATE no action ON DELETE set null
);

CREATE INDEX `zones__order_idx` ON `zones` (`_order`);

CREATE UNIQUE INDEX `zones_uid_idx` ON `zones` (`uid`);

CREATE INDEX `zones_menu_layout_idx` ON `zones` (`menu_layout_id`);

CREATE INDEX `zones_updated_at_idx` ON `zones` (`updated_at`);

CREATE INDEX `zones_created_at_idx` ON `zones` (`created_at`);

CREATE TABLE `menus` (
	`id` integer PRIMARY KEY NOT NULL,
	`title` text,
	`uid` text,
	`slices` text,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`deleted_at` text,
	`_status` text DEFAULT 'draft'
);

CREATE UNIQUE INDEX `menus_uid_idx` ON `menus` (`uid`);

CREATE INDEX `menus_updated_at_idx` ON `menus` (`updated_at`);

CREATE INDEX `menus_created_at_idx` ON `menus` (`created_at`);

CREATE INDEX `menus_deleted_at_idx` ON `menus` (`deleted_at`);

CREATE INDEX `menus__status_idx` ON `menus` (`_status`);

CREATE TABLE `_menus_v` (
	`id` integer PRIMARY KEY NOT NULL,
	`parent_id` integer,
	`version_title` text,
	`version_uid` text,
	`version_slices` text,
	`version_updated_at` text,
	`version_created_at` text,
	`version_deleted_at` text,
	`version__status` text DEFAULT 'draft',
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`latest` integer,
	`autosave` integer,
	FOREIGN KEY (`parent_id`) REFERENCES `menus`(`id`) ON UPDATE no action ON DELETE set null
);

CREATE INDEX `_menus_v_parent_idx` ON `_menus_v` (`parent_id`);

CREATE INDEX `_menus_v_version_version_uid_idx` ON `_menus_v` (`version_uid`);

CREATE INDEX `_menus_v_version_version_updated_at_idx` ON `_menus_v` (`version_updated_at`);

CREATE INDEX `_menus_v_version_version_created_at_idx` ON `_menus_v` (`version_created_at`);

CREATE INDEX `_menus_v_version_version_deleted_at_idx` ON `_menus_v` (`version_deleted_at`);

CREATE INDEX `_menus_v_version_version__status_idx` ON `_menus_v` (`version__status`);

CREATE INDEX `_menus_v_created_at_idx` ON `_menus_v` (`created_at`);

CREATE INDEX `_menus_v_updated_at_idx` ON `_menus_v` (`updated_at`);

CREATE INDEX `_menus_v_latest_idx` ON `_menus_v` (`latest`);

CREATE INDEX `_menus_v_autosave_idx` ON `_menus_v` (`autosave`);

CREATE TABLE `menu_categories` (
	`id` integer PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`uid` text NOT NULL,
	`hide_in_navigation` integer DEFAULT false,
	`description` text,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);

CREATE UNIQUE INDEX `menu_categories_uid_idx` ON `menu_categories` (`uid`);

CREATE INDEX `menu_categories_updated_at_idx` ON `menu_categories` (`updated_at`);

CREATE INDEX `menu_categories_created_at_idx` ON `menu_categories` (`created_at`);

CREATE TABLE `menu_categories_rels` (
	`id` integer PRIMARY KEY NOT NULL,
	`order` integer,
	`parent_id` integer NOT NULL,
	`path` text NOT NULL,
	`menu_items_id` integer,
	FOREIGN KEY (`parent_id`) REFERENCES `menu_categories`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`menu_items_id`) REFERENCES `menu_items`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `menu_categories_rels_order_idx` ON `menu_categories_rels` (`order`);

CREATE INDEX `menu_categories_rels_parent_idx` ON `menu_categories_rels` (`parent_id`);

CREATE INDEX `menu_categories_rels_path_idx` ON `menu_categories_rels` (`path`);

CREATE INDEX `menu_categories_rels_menu_items_id_idx` ON `menu_categories_rels` (`menu_items_id`);

CREATE TABLE `menu_items_variants` (
	`_order` integer NOT NULL,
	`_parent_id` integer NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`price` numeric,
	FOREIGN KEY (`_parent_id`) REFERENCES `menu_items`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `menu_items_variants_order_idx` ON `menu_items_variants` (`_order`);

CREATE INDEX `menu_items_variants_parent_id_idx` ON `menu_items_variants` (`_parent_id`);

CREATE TABLE `menu_items_pairings` (
	`_order` integer NOT NULL,
	`_parent_id` integer NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`category_id` integer,
	FOREIGN KEY (`category_id`) REFERENCES `menu_categories`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`_parent_id`) REFERENCES `menu_items`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `menu_items_pairings_order_idx` ON `menu_items_pairings` (`_order`);

CREATE INDEX `menu_items_pairings_parent_id_idx` ON `menu_items_pairings` (`_parent_id`);

CREATE INDEX `menu_items_pairings_category_idx` ON `menu_items_pairings` (`category_id`);

CREATE TABLE `menu_items_nutritional_info_items` (
	`_order` integer NOT NULL,
	`_parent_id` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`value` text,
	FOREIGN KEY (`_parent_id`) REFERENCES `menu_items_nutritional_info`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `menu_items_nutritional_info_items_order_idx` ON `menu_items_nutritional_info_items` (`_order`);

CREATE INDEX `menu_items_nutritional_info_items_parent_id_idx` ON `menu_items_nutritional_info_items` (`_parent_id`);

CREATE TABLE `menu_items_nutritional_info` (
	`_order` integer NOT NULL,
	`_parent_id` integer NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`title` text DEFAULT 'Per serving' NOT NULL,
	FOREIGN KEY (`_parent_id`) REFERENCES `menu_items`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `menu_items_nutritional_info_order_idx` ON `menu_items_nutritional_info` (`_order`);

CREATE INDEX `menu_items_nutritional_info_parent_id_idx` ON `menu_items_nutritional_info` (`_parent_id`);

CREATE TABLE `menu_items` (
	`id` integer PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`uid` text NOT NULL,
	`price` numeric,
	`description` text,
	`image_desktop_id` integer,
	`image_mobile_id` integer,
	`pairing_type` text DEFAULT 'default',
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`image_desktop_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`image_mobile_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null
);

CREATE UNIQUE INDEX `menu_items_uid_idx` ON `menu_items` (`uid`);

CREATE INDEX `menu_items_image_image_desktop_idx` ON `menu_items` (`image_desktop_id`);

CREATE INDEX `menu_items_image_image_mobile_idx` ON `menu_items` (`image_mobile_id`);

CREATE INDEX `menu_items_updated_at_idx` ON `menu_items` (`updated_at`);

CREATE INDEX `menu_items_created_at_idx` ON `menu_items` (`created_at`);

CREATE TABLE `menu_items_rels` (
	`id` integer PRIMARY KEY NOT NULL,
	`order` integer,
	`parent_id` integer NOT NULL,
	`path` text NOT NULL,
	`menu_tags_id` integer,
	`zones_id` integer,
	`menu_items_id` integer,
	FOREIGN KEY (`parent_id`) REFERENCES `menu_items`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`menu_tags_id`) REFERENCES `menu_tags`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`zones_id`) REFERENCES `zones`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`menu_items_id`) REFERENCES `menu_items`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `menu_items_rels_order_idx` ON `menu_items_rels` (`order`);

CREATE INDEX `menu_items_rels_parent_idx` ON `menu_items_rels` (`parent_id`);

CREATE INDEX `menu_items_rels_path_idx` ON `menu_items_rels` (`path`);

CREATE INDEX `menu_items_rels_menu_tags_id_idx` ON `menu_items_rels` (`menu_tags_id`);

CREATE INDEX `menu_items_rels_zones_id_idx` ON `menu_items_rels` (`zones_id`);

CREATE INDEX `menu_items_rels_menu_items_id_idx` ON `menu_items_rels` (`menu_items_id`);

CREATE TABLE `menu_tags` (
	`id` integer PRIMARY KEY NOT NULL,
	`_order` text,
	`title` text NOT NULL,
	`uid` text NOT NULL,
	`kind` text DEFAULT 'note' NOT NULL,
	`abbreviation` text NOT NULL,
	`description` text,
	`icon_id` integer,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`icon_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null
);

CREATE INDEX `menu_tags__order_idx` ON `menu_tags` (`_order`);

CREATE UNIQUE INDEX `menu_tags_uid_idx` ON `menu_tags` (`uid`);

CREATE INDEX `menu_tags_icon_idx` ON `menu_tags` (`icon_id`);

CREATE INDEX `menu_tags_updated_at_idx` ON `menu_tags` (`updated_at`);

CREATE INDEX `menu_tags_created_at_idx` ON `menu_tags` (`created_at`);

CREATE TABLE `media` (
	`id` integer PRIMARY KEY NOT NULL,
	`alt` text NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`url` text,
	`thumbnail_u_r_l` text,
	`filename` text,
	`mime_type` text,
	`filesize` numeric,
	`width` numeric,
	`height` numeric,
	`focal_x` numeric,
	`focal_y` numeric,
	`sizes_avif480_url` text,
	`sizes_avif480_width` numeric,
	`sizes_avif480_height` numeric,
	`sizes_avif480_mime_type` text,
	`sizes_avif480_filesize` numeric,
	`sizes_avif480_filename` text,
	`sizes_webp480_url` text,
	`sizes_webp480_width` numeric,
	`sizes_webp480_height` numeric,
	`sizes_webp480_mime_type` text,
	`sizes_webp480_filesize` numeric,
	`sizes_webp480_filename` text,
	`sizes_avif800_url` text,
	`sizes_avif800_width` numeric,
	`sizes_avif800_height` numeric,
	`sizes_avif800_mime_type` text,
	`sizes_avif800_filesize` numeric,
	`sizes_avif800_filename` text,
	`sizes_webp800_url` text,
	`sizes_webp800_width` numeric,
	`sizes_webp800_height` numeric,
	`sizes_webp800_mime_type` text,
	`sizes_webp800_filesize` numeric,
	`sizes_webp800_filename` text,
	`sizes_avif1280_url` text,
	`sizes_avif1280_width` numeric,
	`sizes_avif1280_height` numeric,
	`sizes_avif1280_mime_type` text,
	`sizes_avif1280_filesize` numeric,
	`sizes_avif1280_filename` text,
	`sizes_webp1280_url` text,
	`sizes_webp1280_width` numeric,
	`sizes_webp1280_height` numeric,
	`sizes_webp1280_mime_type` text,
	`sizes_webp1280_filesize` numeric,
	`sizes_webp1280_filename` text,
	`sizes_avif1920_url` text,
	`sizes_avif1920_width` numeric,
	`sizes_avif1920_height` numeric,
	`sizes_avif1920_mime_type` text,
	`sizes_avif1920_filesize` numeric,
	`sizes_avif1920_filename` text,
	`sizes_shared_url` text,
	`sizes_shared_width` numeric,
	`sizes_shared_height` numeric,
	`sizes_shared_mime_type` text,
	`sizes_shared_filesize` numeric,
	`sizes_shared_filename` text
);

CREATE INDEX `media_updated_at_idx` ON `media` (`updated_at`);

CREATE INDEX `media_created_at_idx` ON `media` (`created_at`);

CREATE UNIQUE INDEX `media_filename_idx` ON `media` (`filename`);

CREATE INDEX `media_sizes_avif480_sizes_avif480_filename_idx` ON `media` (`sizes_avif480_filename`);

CREATE INDEX `media_sizes_webp480_sizes_webp480_filename_idx` ON `media` (`sizes_webp480_filename`);

CREATE INDEX `media_sizes_avif800_sizes_avif800_filename_idx` ON `media` (`sizes_avif800_filename`);

CREATE INDEX `media_sizes_webp800_sizes_webp800_filename_idx` ON `media` (`sizes_webp800_filename`);

CREATE INDEX `media_sizes_avif1280_sizes_avif1280_filename_idx` ON `media` (`sizes_avif1280_filename`);

CREATE INDEX `media_sizes_webp1280_sizes_webp1280_filename_idx` ON `media` (`sizes_webp1280_filename`);

CREATE INDEX `media_sizes_avif1920_sizes_avif1920_filename_idx` ON `media` (`sizes_avif1920_filename`);

CREATE INDEX `media_sizes_shared_sizes_shared_filename_idx` ON `media` (`sizes_shared_filename`);

CREATE TABLE `applications` (
	`id` integer PRIMARY KEY NOT NULL,
	`state` text DEFAULT 'new' NOT NULL,
	`fname` text NOT NULL,
	`lname` text NOT NULL,
	`email` text,
	`tel` text NOT NULL,
	`location_id` integer,
	`position` text NOT NULL,
	`file_name` text,
	`file_stored_as` text,
	`file_mime_type` text,
	`file_size` numeric,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`location_id`) REFERENCES `locations`(`id`) ON UPDATE no action ON DELETE set null
);

CREATE INDEX `applications_location_idx` ON `applications` (`location_id`);

CREATE INDEX `applications_updated_at_idx` ON `applications` (`updated_at`);

CREATE INDEX `applications_created_at_idx` ON `applications` (`created_at`);

CREATE TABLE `enquiries` (
	`id` integer PRIMARY KEY NOT NULL,
	`state` text DEFAULT 'new' NOT NULL,
	`kind` text DEFAULT 'bulk-gift-cards' NOT NULL,
	`fname` text NOT NULL,
	`lname` text NOT NULL,
	`email` text,
	`business_name` text,
	`business_address` text,
	`city` text,
	`province` text,
	`tel` text,
	`website` text,
	`to_email` text,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);

CREATE INDEX `enquiries_updated_at_idx` ON `enquiries` (`updated_at`);

CREATE INDEX `enquiries_created_at_idx` ON `enquiries` (`created_at`);

CREATE TABLE `subscribers` (
	`id` integer PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`firstname` text,
	`lastname` text,
	`birth_month` numeric,
	`location_id` integer,
	`optin_source` text,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`location_id`) REFERENCES `locations`(`id`) ON UPDATE no action ON DELETE set null
);

CREATE UNIQUE INDEX `subscribers_email_idx` ON `subscribers` (`email`);

CREATE INDEX `subscribers_location_idx` ON `subscribers` (`location_id`);

CREATE INDEX `subscribers_updated_at_idx` ON `subscribers` (`updated_at`);

CREATE INDEX `subscribers_created_at_idx` ON `subscribers` (`created_at`);

CREATE TABLE `staff_roles` (
	`order` integer NOT NULL,
	`parent_id` integer NOT NULL,
	`value` text,
	`id` integer PRIMARY KEY NOT NULL,
	FOREIGN KEY (`parent_id`) REFERENCES `staff`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `staff_roles_order_idx` ON `staff_roles` (`order`);

CREATE INDEX `staff_roles_parent_idx` ON `staff_roles` (`parent_id`);

CREATE TABLE `staff_sessions` (
	`_order` integer NOT NULL,
	`_parent_id` integer NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text,
	`expires_at` text NOT NULL,
	FOREIGN KEY (`_parent_id`) REFERENCES `staff`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `staff_sessions_order_idx` ON `staff_sessions` (`_order`);

CREATE INDEX `staff_sessions_parent_id_idx` ON `staff_sessions` (`_parent_id`);

CREATE TABLE `staff` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`all_locations` integer DEFAULT false,
	`must_change_password` integer DEFAULT true,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`email` text NOT NULL,
	`reset_password_token` text,
	`reset_password_expiration` text,
	`salt` text,
	`hash` text,
	`reset_password_requested_at` text,
	`login_attempts` numeric DEFAULT 0,
	`lock_until` text
);

CREATE INDEX `staff_updated_at_idx` ON `staff` (`updated_at`);

CREATE INDEX `staff_created_at_idx` ON `staff` (`created_at`);

CREATE UNIQUE INDEX `staff_email_idx` ON `staff` (`email`);

CREATE TABLE `staff_rels` (
	`id` integer PRIMARY KEY NOT NULL,
	`order` integer,
	`parent_id` integer NOT NULL,
	`path` text NOT NULL,
	`locations_id` integer,
	FOREIGN KEY (`parent_id`) REFERENCES `staff`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`locations_id`) REFERENCES `locations`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `staff_rels_order_idx` ON `staff_rels` (`order`);

CREATE INDEX `staff_rels_parent_idx` ON `staff_rels` (`parent_id`);

CREATE INDEX `staff_rels_path_idx` ON `staff_rels` (`path`);

CREATE INDEX `staff_rels_locations_id_idx` ON `staff_rels` (`locations_id`);

CREATE TABLE `payload_kv` (
	`id` integer PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`data` text NOT NULL
);

CREATE UNIQUE INDEX `payload_kv_key_idx` ON `payload_kv` (`key`);

CREATE TABLE `payload_jobs_log` (
	`_order` integer NOT NULL,
	`_parent_id` integer NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`executed_at` text NOT NULL,
	`completed_at` text NOT NULL,
	`task_slug` text NOT NULL,
	`task_i_d` text NOT NULL,
	`input` text,
	`output` text,
	`state` text NOT NULL,
	`error` text,
	FOREIGN KEY (`_parent_id`) REFERENCES `payload_jobs`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `payload_jobs_log_order_idx` ON `payload_jobs_log` (`_order`);

CREATE INDEX `payload_jobs_log_parent_id_idx` ON `payload_jobs_log` (`_parent_id`);

CREATE TABLE `payload_jobs` (
	`id` integer PRIMARY KEY NOT NULL,
	`input` text,
	`completed_at` text,
	`total_tried` numeric DEFAULT 0,
	`has_error` integer DEFAULT false,
	`error` text,
	`task_slug` text,
	`queue` text DEFAULT 'default',
	`wait_until` text,
	`processing` integer DEFAULT false,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);

CREATE INDEX `payload_jobs_completed_at_idx` ON `payload_jobs` (`completed_at`);

CREATE INDEX `payload_jobs_total_tried_idx` ON `payload_jobs` (`total_tried`);

CREATE INDEX `payload_jobs_has_error_idx` ON `payload_jobs` (`has_error`);

CREATE INDEX `payload_jobs_task_slug_idx` ON `payload_jobs` (`task_slug`);

CREATE INDEX `payload_jobs_queue_idx` ON `payload_jobs` (`queue`);

CREATE INDEX `payload_jobs_wait_until_idx` ON `payload_jobs` (`wait_until`);

CREATE INDEX `payload_jobs_processing_idx` ON `payload_jobs` (`processing`);

CREATE INDEX `payload_jobs_updated_at_idx` ON `payload_jobs` (`updated_at`);

CREATE INDEX `payload_jobs_created_at_idx` ON `payload_jobs` (`created_at`);

CREATE TABLE `payload_locked_documents` (
	`id` integer PRIMARY KEY NOT NULL,
	`global_slug` text,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);

CREATE INDEX `payload_locked_documents_global_slug_idx` ON `payload_locked_documents` (`global_slug`);

CREATE INDEX `payload_locked_documents_updated_at_idx` ON `payload_locked_documents` (`updated_at`);

CREATE INDEX `payload_locked_documents_created_at_idx` ON `payload_locked_documents` (`created_at`);

CREATE TABLE `payload_locked_documents_rels` (
	`id` integer PRIMARY KEY NOT NULL,
	`order` integer,
	`parent_id` integer NOT NULL,
	`path` text NOT NULL,
	`pages_id` integer,
	`news_posts_id` integer,
	`redirects_id` integer,
	`locations_id` integer,
	`booking_settings_id` integer,
	`zones_id` integer,
	`menus_id` integer,
	`menu_categories_id` integer,
	`menu_items_id` integer,
	`menu_tags_id` integer,
	`media_id` integer,
	`applications_id` integer,
	`enquiries_id` integer,
	`subscribers_id` integer,
	`staff_id` integer,
	FOREIGN KEY (`parent_id`) REFERENCES `payload_locked_documents`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`pages_id`) REFERENCES `pages`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`news_posts_id`) REFERENCES `news_posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`redirects_id`) REFERENCES `redirects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`locations_id`) REFERENCES `locations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`booking_settings_id`) REFERENCES `booking_settings`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`zones_id`) REFERENCES `zones`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`menus_id`) REFERENCES `menus`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`menu_categories_id`) REFERENCES `menu_categories`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`menu_items_id`) REFERENCES `menu_items`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`menu_tags_id`) REFERENCES `menu_tags`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`applications_id`) REFERENCES `applications`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`enquiries_id`) REFERENCES `enquiries`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`subscribers_id`) REFERENCES `subscribers`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`staff_id`) REFERENCES `staff`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `payload_locked_documents_rels_order_idx` ON `payload_locked_documents_rels` (`order`);

CREATE INDEX `payload_locked_documents_rels_parent_idx` ON `payload_locked_documents_rels` (`parent_id`);

CREATE INDEX `payload_locked_documents_rels_path_idx` ON `payload_locked_documents_rels` (`path`);

CREATE INDEX `payload_locked_documents_rels_pages_id_idx` ON `payload_locked_documents_rels` (`pages_id`);

CREATE INDEX `payload_locked_documents_rels_news_posts_id_idx` ON `payload_locked_documents_rels` (`news_posts_id`);

CREATE INDEX `payload_locked_documents_rels_redirects_id_idx` ON `payload_locked_documents_rels` (`redirects_id`);

CREATE INDEX `payload_locked_documents_rels_locations_id_idx` ON `payload_locked_documents_rels` (`locations_id`);

CREATE INDEX `payload_locked_documents_rels_booking_settings_id_idx` ON `payload_locked_documents_rels` (`booking_settings_id`);

CREATE INDEX `payload_locked_documents_rels_zones_id_idx` ON `payload_locked_documents_rels` (`zones_id`);

CREATE INDEX `payload_locked_documents_rels_menus_id_idx` ON `payload_locked_documents_rels` (`menus_id`);

CREATE INDEX `payload_locked_documents_rels_menu_categories_id_idx` ON `payload_locked_documents_rels` (`menu_categories_id`);

CREATE INDEX `payload_locked_documents_rels_menu_items_id_idx` ON `payload_locked_documents_rels` (`menu_items_id`);

CREATE INDEX `payload_locked_documents_rels_menu_tags_id_idx` ON `payload_locked_documents_rels` (`menu_tags_id`);

CREATE INDEX `payload_locked_documents_rels_media_id_idx` ON `payload_locked_documents_rels` (`media_id`);

CREATE INDEX `payload_locked_documents_rels_applications_id_idx` ON `payload_locked_documents_rels` (`applications_id`);

CREATE INDEX `payload_locked_documents_rels_enquiries_id_idx` ON `payload_locked_documents_rels` (`enquiries_id`);

CREATE INDEX `payload_locked_documents_rels_subscribers_id_idx` ON `payload_locked_documents_rels` (`subscribers_id`);

CREATE INDEX `payload_locked_documents_rels_staff_id_idx` ON `payload_locked_documents_rels` (`staff_id`);

CREATE TABLE `payload_preferences` (
	`id` integer PRIMARY KEY NOT NULL,
	`key` text,
	`value` text,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);

CREATE INDEX `payload_preferences_key_idx` ON `payload_preferences` (`key`);

CREATE INDEX `payload_preferences_updated_at_idx` ON `payload_preferences` (`updated_at`);

CREATE INDEX `payload_preferences_created_at_idx` ON `payload_preferences` (`created_at`);

CREATE TABLE `payload_preferences_rels` (
	`id` integer PRIMARY KEY NOT NULL,
	`order` integer,
	`parent_id` integer NOT NULL,
	`path` text NOT NULL,
	`staff_id` integer,
	FOREIGN KEY (`parent_id`) REFERENCES `payload_preferences`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`staff_id`) REFERENCES `staff`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `payload_preferences_rels_order_idx` ON `payload_preferences_rels` (`order`);

CREATE INDEX `payload_preferences_rels_parent_idx` ON `payload_preferences_rels` (`parent_id`);

CREATE INDEX `payload_preferences_rels_path_idx` ON `payload_preferences_rels` (`path`);

CREATE INDEX `payload_preferences_rels_staff_id_idx` ON `payload_preferences_rels` (`staff_id`);

CREATE TABLE `payload_migrations` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text,
	`batch` numeric,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);

CREATE INDEX `payload_migrations_updated_at_idx` ON `payload_migrations` (`updated_at`);

CREATE INDEX `payload_migrations_created_at_idx` ON `payload_migrations` (`created_at`);

CREATE TABLE `header_menu` (
	`_order` integer NOT NULL,
	`_parent_id` integer NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`link_text` text,
	`link_link_type` text DEFAULT 'Document',
	`link_url` text,
	`link_media_id` integer,
	`link_new_tab` integer DEFAULT false,
	FOREIGN KEY (`link_media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`_parent_id`) REFERENCES `header`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `header_menu_order_idx` ON `header_menu` (`_order`);

CREATE INDEX `header_menu_parent_id_idx` ON `header_menu` (`_parent_id`);

CREATE INDEX `header_menu_link_link_media_idx` ON `header_menu` (`link_media_id`);

CREATE TABLE `header_primary_buttons` (
	`_order` integer NOT NULL,
	`_parent_id` integer NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`reserve_button_text` text,
	`order_button_text` text,
	FOREIGN KEY (`_parent_id`) REFERENCES `header`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `header_primary_buttons_order_idx` ON `header_primary_buttons` (`_order`);

CREATE INDEX `header_primary_buttons_parent_id_idx` ON `header_primary_buttons` (`_parent_id`);

CREATE TABLE `header` (
	`id` integer PRIMARY KEY NOT NULL,
	`logo_id` integer,
	`logo_height_pixels` numeric,
	`pickup_title` text,
	`pickup_text` text,
	`pickup_button_text` text,
	`delivery_title` text,
	`delivery_text` text,
	`_status` text DEFAULT 'draft',
	`updated_at` text,
	`created_at` text,
	FOREIGN KEY (`logo_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null
);

CREATE INDEX `header_logo_idx` ON `header` (`logo_id`);

CREATE INDEX `header__status_idx` ON `header` (`_status`);

CREATE TABLE `header_rels` (
	`id` integer PRIMARY KEY NOT NULL,
	`order` integer,
	`parent_id` integer NOT NULL,
	`path` text NOT NULL,
	`pages_id` integer,
	`locations_id` integer,
	`news_posts_id` integer,
	`menus_id` integer,
	FOREIGN KEY (`parent_id`) REFERENCES `header`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`pages_id`) REFERENCES `pages`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`locations_id`) REFERENCES `locations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`news_posts_id`) REFERENCES `news_posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`menus_id`) REFERENCES `menus`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `header_rels_order_idx` ON `header_rels` (`order`);

CREATE INDEX `header_rels_parent_idx` ON `header_rels` (`parent_id`);

CREATE INDEX `header_rels_path_idx` ON `header_rels` (`path`);

CREATE INDEX `header_rels_pages_id_idx` ON `header_rels` (`pages_id`);

CREATE INDEX `header_rels_locations_id_idx` ON `header_rels` (`locations_id`);

CREATE INDEX `header_rels_news_posts_id_idx` ON `header_rels` (`news_posts_id`);

CREATE INDEX `header_rels_menus_id_idx` ON `header_rels` (`menus_id`);

CREATE TABLE `_header_v_version_menu` (
	`_order` integer NOT NULL,
	`_parent_id` integer NOT NULL,
	`id` integer PRIMARY KEY NOT NULL,
	`link_text` text,
	`link_link_type` text DEFAULT 'Document',
	`link_url` text,
	`link_media_id` integer,
	`link_new_tab` integer DEFAULT false,
	`_uuid` text,
	FOREIGN KEY (`link_media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`_parent_id`) REFERENCES `_header_v`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `_header_v_version_menu_order_idx` ON `_header_v_version_menu` (`_order`);

CREATE INDEX `_header_v_version_menu_parent_id_idx` ON `_header_v_version_menu` (`_parent_id`);

CREATE INDEX `_header_v_version_menu_link_link_media_idx` ON `_header_v_version_menu` (`link_media_id`);

CREATE TABLE `_header_v_version_primary_buttons` (
	`_order` integer NOT NULL,
	`_parent_id` integer NOT NULL,
	`id` integer PRIMARY KEY NOT NULL,
	`reserve_button_text` text,
	`order_button_text` text,
	`_uuid` text,
	FOREIGN KEY (`_parent_id`) REFERENCES `_header_v`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `_header_v_version_primary_buttons_order_idx` ON `_header_v_version_primary_buttons` (`_order`);

CREATE INDEX `_header_v_version_primary_buttons_parent_id_idx` ON `_header_v_version_primary_buttons` (`_parent_id`);

CREATE TABLE `_header_v` (
	`id` integer PRIMARY KEY NOT NULL,
	`version_logo_id` integer,
	`version_logo_height_pixels` numeric,
	`version_pickup_title` text,
	`version_pickup_text` text,
	`version_pickup_button_text` text,
	`version_delivery_title` text,
	`version_delivery_text` text,
	`version__status` text DEFAULT 'draft',
	`version_updated_at` text,
	`version_created_at` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`latest` integer,
	FOREIGN KEY (`version_logo_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null
);

CREATE INDEX `_header_v_version_version_logo_idx` ON `_header_v` (`version_logo_id`);

CREATE INDEX `_header_v_version_version__status_idx` ON `_header_v` (`version__status`);

CREATE INDEX `_header_v_created_at_idx` ON `_header_v` (`created_at`);

CREATE INDEX `_header_v_updated_at_idx` ON `_header_v` (`updated_at`);

CREATE INDEX `_header_v_latest_idx` ON `_header_v` (`latest`);

CREATE TABLE `_header_v_rels` (
	`id` integer PRIMARY KEY NOT NULL,
	`order` integer,
	`parent_id` integer NOT NULL,
	`path` text NOT NULL,
	`pages_id` integer,
	`locations_id` integer,
	`news_posts_id` integer,
	`menus_id` integer,
	FOREIGN KEY (`parent_id`) REFERENCES `_header_v`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`pages_id`) REFERENCES `pages`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`locations_id`) REFERENCES `locations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`news_posts_id`) REFERENCES `news_posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`menus_id`) REFERENCES `menus`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `_header_v_rels_order_idx` ON `_header_v_rels` (`order`);

CREATE INDEX `_header_v_rels_parent_idx` ON `_header_v_rels` (`parent_id`);

CREATE INDEX `_header_v_rels_path_idx` ON `_header_v_rels` (`path`);

CREATE INDEX `_header_v_rels_pages_id_idx` ON `_header_v_rels` (`pages_id`);

CREATE INDEX `_header_v_rels_locations_id_idx` ON `_header_v_rels` (`locations_id`);

CREATE INDEX `_header_v_rels_news_posts_id_idx` ON `_header_v_rels` (`news_posts_id`);

CREATE INDEX `_header_v_rels_menus_id_idx` ON `_header_v_rels` (`menus_id`);

CREATE TABLE `footer_general` (
	`_order` integer NOT NULL,
	`_parent_id` integer NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`background_image_id` integer,
	`social_links_title` text,
	`link_columns_title` text,
	`copyright_message` text,
	FOREIGN KEY (`background_image_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`_parent_id`) REFERENCES `footer`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `footer_general_order_idx` ON `footer_general` (`_order`);

CREATE INDEX `footer_general_parent_id_idx` ON `footer_general` (`_parent_id`);

CREATE INDEX `footer_general_background_image_idx` ON `footer_general` (`background_image_id`);

CREATE TABLE `footer_social_media` (
	`_order` integer NOT NULL,
	`_parent_id` integer NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`facebook_canada_url` text,
	`twitter_canada_url` text,
	`instagram_canada_url` text,
	`facebook_u_s_a_url` text,
	`twitter_u_s_a_url` text,
	`instagram_u_s_a_url` text,
	FOREIGN KEY (`_parent_id`) REFERENCES `footer`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `footer_social_media_order_idx` ON `footer_social_media` (`_order`);

CREATE INDEX `footer_social_media_parent_id_idx` ON `footer_social_media` (`_parent_id`);

CREATE TABLE `footer_legal_links` (
	`_order` integer NOT NULL,
	`_parent_id` integer NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`privacy_link_type` text DEFAULT 'Document',
	`privacy_url` text,
	`privacy_media_id` integer,
	`privacy_text` text,
	`privacy_new_tab` integer DEFAULT false,
	`terms_link_type` text DEFAULT 'Document',
	`terms_url` text,
	`terms_media_id` integer,
	`terms_text` text,
	`terms_new_tab` integer DEFAULT false,
	`accessibility_link_type` text DEFAULT 'Document',
	`accessibility_url` text,
	`accessibility_media_id` integer,
	`accessibility_text` text,
	`accessibility_new_tab` integer DEFAULT false,
	FOREIGN KEY (`privacy_media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`terms_media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`accessibility_media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`_parent_id`) REFERENCES `footer`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `footer_legal_links_order_idx` ON `footer_legal_links` (`_order`);

CREATE INDEX `footer_legal_links_parent_id_idx` ON `footer_legal_links` (`_parent_id`);

CREATE INDEX `footer_legal_links_privacy_privacy_media_idx` ON `footer_legal_links` (`privacy_media_id`);

CREATE INDEX `footer_legal_links_terms_terms_media_idx` ON `footer_legal_links` (`terms_media_id`);

CREATE INDEX `footer_legal_links_accessibility_accessibility_media_idx` ON `footer_legal_links` (`accessibility_media_id`);

CREATE TABLE `footer` (
	`id` integer PRIMARY KEY NOT NULL,
	`slices` text,
	`properties_link_link_type` text DEFAULT 'Document',
	`properties_link_url` text,
	`properties_link_media_id` integer,
	`properties_link_new_tab` integer DEFAULT false,
	`properties_link_text` text,
	`_status` text DEFAULT 'draft',
	`updated_at` text,
	`created_at` text,
	FOREIGN KEY (`properties_link_media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null
);

CREATE INDEX `footer_properties_link_properties_link_media_idx` ON `footer` (`properties_link_media_id`);

CREATE INDEX `footer__status_idx` ON `footer` (`_status`);

CREATE TABLE `footer_rels` (
	`id` integer PRIMARY KEY NOT NULL,
	`order` integer,
	`parent_id` integer NOT NULL,
	`path` text NOT NULL,
	`pages_id` integer,
	`locations_id` integer,
	`news_posts_id` integer,
	`menus_id` integer,
	FOREIGN KEY (`parent_id`) REFERENCES `footer`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`pages_id`) REFERENCES `pages`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`locations_id`) REFERENCES `locations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`news_posts_id`) REFERENCES `news_posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`menus_id`) REFERENCES `menus`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `footer_rels_order_idx` ON `footer_rels` (`order`);

CREATE INDEX `footer_rels_parent_idx` ON `footer_rels` (`parent_id`);

CREATE INDEX `footer_rels_path_idx` ON `footer_rels` (`path`);

CREATE INDEX `footer_rels_pages_id_idx` ON `footer_rels` (`pages_id`);

CREATE INDEX `footer_rels_locations_id_idx` ON `footer_rels` (`locations_id`);

CREATE INDEX `footer_rels_news_posts_id_idx` ON `footer_rels` (`news_posts_id`);

CREATE INDEX `footer_rels_menus_id_idx` ON `footer_rels` (`menus_id`);

CREATE TABLE `_footer_v_version_general` (
	`_order` integer NOT NULL,
	`_parent_id` integer NOT NULL,
	`id` integer PRIMARY KEY NOT NULL,
	`background_image_id` integer,
	`social_links_title` text,
	`link_columns_title` text,
	`copyright_message` text,
	`_uuid` text,
	FOREIGN KEY (`background_image_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`_parent_id`) REFERENCES `_footer_v`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `_footer_v_version_general_order_idx` ON `_footer_v_version_general` (`_order`);

CREATE INDEX `_footer_v_version_general_parent_id_idx` ON `_footer_v_version_general` (`_parent_id`);

CREATE INDEX `_footer_v_version_general_background_image_idx` ON `_footer_v_version_general` (`background_image_id`);

CREATE TABLE `_footer_v_version_social_media` (
	`_order` integer NOT NULL,
	`_parent_id` integer NOT NULL,
	`id` integer PRIMARY KEY NOT NULL,
	`facebook_canada_url` text,
	`twitter_canada_url` text,
	`instagram_canada_url` text,
	`facebook_u_s_a_url` text,
	`twitter_u_s_a_url` text,
	`instagram_u_s_a_url` text,
	`_uuid` text,
	FOREIGN KEY (`_parent_id`) REFERENCES `_footer_v`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `_footer_v_version_social_media_order_idx` ON `_footer_v_version_social_media` (`_order`);

CREATE INDEX `_footer_v_version_social_media_parent_id_idx` ON `_footer_v_version_social_media` (`_parent_id`);

CREATE TABLE `_footer_v_version_legal_links` (
	`_order` integer NOT NULL,
	`_parent_id` integer NOT NULL,
	`id` integer PRIMARY KEY NOT NULL,
	`privacy_link_type` text DEFAULT 'Document',
	`privacy_url` text,
	`privacy_media_id` integer,
	`privacy_text` text,
	`privacy_new_tab` integer DEFAULT false,
	`terms_link_type` text DEFAULT 'Document',
	`terms_url` text,
	`terms_media_id` integer,
	`terms_text` text,
	`terms_new_tab` integer DEFAULT false,
	`accessibility_link_type` text DEFAULT 'Document',
	`accessibility_url` text,
	`accessibility_media_id` integer,
	`accessibility_text` text,
	`accessibility_new_tab` integer DEFAULT false,
	`_uuid` text,
	FOREIGN KEY (`privacy_media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`terms_media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`accessibility_media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`_parent_id`) REFERENCES `_footer_v`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `_footer_v_version_legal_links_order_idx` ON `_footer_v_version_legal_links` (`_order`);

CREATE INDEX `_footer_v_version_legal_links_parent_id_idx` ON `_footer_v_version_legal_links` (`_parent_id`);

CREATE INDEX `_footer_v_version_legal_links_privacy_privacy_media_idx` ON `_footer_v_version_legal_links` (`privacy_media_id`);

CREATE INDEX `_footer_v_version_legal_links_terms_terms_media_idx` ON `_footer_v_version_legal_links` (`terms_media_id`);

CREATE INDEX `_footer_v_version_legal_links_accessibility_accessibilit_idx` ON `_footer_v_version_legal_links` (`accessibility_media_id`);

CREATE TABLE `_footer_v` (
	`id` integer PRIMARY KEY NOT NULL,
	`version_slices` text,
	`version_properties_link_link_type` text DEFAULT 'Document',
	`version_properties_link_url` text,
	`version_properties_link_media_id` integer,
	`version_properties_link_new_tab` integer DEFAULT false,
	`version_properties_link_text` text,
	`version__status` text DEFAULT 'draft',
	`version_updated_at` text,
	`version_created_at` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`latest` integer,
	FOREIGN KEY (`version_properties_link_media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null
);

CREATE INDEX `_footer_v_version_properties_link_version_properties_lin_idx` ON `_footer_v` (`version_properties_link_media_id`);

CREATE INDEX `_footer_v_version_version__status_idx` ON `_footer_v` (`version__status`);

CREATE INDEX `_footer_v_created_at_idx` ON `_footer_v` (`created_at`);

CREATE INDEX `_footer_v_updated_at_idx` ON `_footer_v` (`updated_at`);

CREATE INDEX `_footer_v_latest_idx` ON `_footer_v` (`latest`);

CREATE TABLE `_footer_v_rels` (
	`id` integer PRIMARY KEY NOT NULL,
	`order` integer,
	`parent_id` integer NOT NULL,
	`path` text NOT NULL,
	`pages_id` integer,
	`locations_id` integer,
	`news_posts_id` integer,
	`menus_id` integer,
	FOREIGN KEY (`parent_id`) REFERENCES `_footer_v`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`pages_id`) REFERENCES `pages`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`locations_id`) REFERENCES `locations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`news_posts_id`) REFERENCES `news_posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`menus_id`) REFERENCES `menus`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `_footer_v_rels_order_idx` ON `_footer_v_rels` (`order`);

CREATE INDEX `_footer_v_rels_parent_idx` ON `_footer_v_rels` (`parent_id`);

CREATE INDEX `_footer_v_rels_path_idx` ON `_footer_v_rels` (`path`);

CREATE INDEX `_footer_v_rels_pages_id_idx` ON `_footer_v_rels` (`pages_id`);

CREATE INDEX `_footer_v_rels_locations_id_idx` ON `_footer_v_rels` (`locations_id`);

CREATE INDEX `_footer_v_rels_news_posts_id_idx` ON `_footer_v_rels` (`news_posts_id`);

CREATE INDEX `_footer_v_rels_menus_id_idx` ON `_footer_v_rels` (`menus_id`);

CREATE TABLE `banner` (
	`id` integer PRIMARY KEY NOT NULL,
	`slices` text,
	`_status` text DEFAULT 'draft',
	`updated_at` text,
	`created_at` text
);

CREATE INDEX `banner__status_idx` ON `banner` (`_status`);

CREATE TABLE `_banner_v` (
	`id` integer PRIMARY KEY NOT NULL,
	`version_slices` text,
	`version__status` text DEFAULT 'draft',
	`version_updated_at` text,
	`version_created_at` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`latest` integer
);

CREATE INDEX `_banner_v_version_version__status_idx` ON `_banner_v` (`version__status`);

CREATE INDEX `_banner_v_created_at_idx` ON `_banner_v` (`created_at`);

CREATE INDEX `_banner_v_updated_at_idx` ON `_banner_v` (`updated_at`);

CREATE INDEX `_banner_v_latest_idx` ON `_banner_v` (`latest`);

CREATE TABLE `popup` (
	`id` integer PRIMARY KEY NOT NULL,
	`slices` text,
	`_status` text DEFAULT 'draft',
	`updated_at` text,
	`created_at` text
);

CREATE INDEX `popup__status_idx` ON `popup` (`_status`);

CREATE TABLE `_popup_v` (
	`id` integer PRIMARY KEY NOT NULL,
	`version_slices` text,
	`version__status` text DEFAULT 'draft',
	`version_updated_at` text,
	`version_created_at` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`latest` integer
);

CREATE INDEX `_popup_v_version_version__status_idx` ON `_popup_v` (`version__status`);

CREATE INDEX `_popup_v_created_at_idx` ON `_popup_v` (`created_at`);

CREATE INDEX `_popup_v_updated_at_idx` ON `_popup_v` (`updated_at`);

CREATE INDEX `_popup_v_latest_idx` ON `_popup_v` (`latest`);

CREATE TABLE `cookies` (
	`id` integer PRIMARY KEY NOT NULL,
	`enabled` integer DEFAULT false,
	`description` text,
	`_status` text DEFAULT 'draft',
	`updated_at` text,
	`created_at` text
);

CREATE INDEX `cookies__status_idx` ON `cookies` (`_status`);

CREATE TABLE `_cookies_v` (
	`id` integer PRIMARY KEY NOT NULL,
	`version_enabled` integer DEFAULT false,
	`version_description` text,
	`version__status` text DEFAULT 'draft',
	`version_updated_at` text,
	`version_created_at` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`latest` integer
);

CREATE INDEX `_cookies_v_version_version__status_idx` ON `_cookies_v` (`version__status`);

CREATE INDEX `_cookies_v_created_at_idx` ON `_cookies_v` (`created_at`);

CREATE INDEX `_cookies_v_updated_at_idx` ON `_cookies_v` (`updated_at`);

CREATE INDEX `_cookies_v_latest_idx` ON `_cookies_v` (`latest`);

CREATE TABLE `not_found_page` (
	`id` integer PRIMARY KEY NOT NULL,
	`title` text,
	`description` text,
	`cta_link_type` text DEFAULT 'Document',
	`cta_url` text,
	`cta_media_id` integer,
	`cta_new_tab` integer DEFAULT false,
	`cta_text` text,
	`_status` text DEFAULT 'draft',
	`updated_at` text,
	`created_at` text,
	FOREIGN KEY (`cta_media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null
);

CREATE INDEX `not_found_page_cta_cta_media_idx` ON `not_found_page` (`cta_media_id`);

CREATE INDEX `not_found_page__status_idx` ON `not_found_page` (`_status`);

CREATE TABLE `not_found_page_rels` (
	`id` integer PRIMARY KEY NOT NULL,
	`order` integer,
	`parent_id` integer NOT NULL,
	`path` text NOT NULL,
	`pages_id` integer,
	`locations_id` integer,
	`news_posts_id` integer,
	`menus_id` integer,
	FOREIGN KEY (`parent_id`) REFERENCES `not_found_page`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`pages_id`) REFERENCES `pages`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`locations_id`) REFERENCES `locations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`news_posts_id`) REFERENCES `news_posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`menus_id`) REFERENCES `menus`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `not_found_page_rels_order_idx` ON `not_found_page_rels` (`order`);

CREATE INDEX `not_found_page_rels_parent_idx` ON `not_found_page_rels` (`parent_id`);

CREATE INDEX `not_found_page_rels_path_idx` ON `not_found_page_rels` (`path`);

CREATE INDEX `not_found_page_rels_pages_id_idx` ON `not_found_page_rels` (`pages_id`);

CREATE INDEX `not_found_page_rels_locations_id_idx` ON `not_found_page_rels` (`locations_id`);

CREATE INDEX `not_found_page_rels_news_posts_id_idx` ON `not_found_page_rels` (`news_posts_id`);

CREATE INDEX `not_found_page_rels_menus_id_idx` ON `not_found_page_rels` (`menus_id`);

CREATE TABLE `_not_found_page_v` (
	`id` integer PRIMARY KEY NOT NULL,
	`version_title` text,
	`version_description` text,
	`version_cta_link_type` text DEFAULT 'Document',
	`version_cta_url` text,
	`version_cta_media_id` integer,
	`version_cta_new_tab` integer DEFAULT false,
	`version_cta_text` text,
	`version__status` text DEFAULT 'draft',
	`version_updated_at` text,
	`version_created_at` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`latest` integer,
	FOREIGN KEY (`version_cta_media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null
);

CREATE INDEX `_not_found_page_v_version_cta_version_cta_media_idx` ON `_not_found_page_v` (`version_cta_media_id`);

CREATE INDEX `_not_found_page_v_version_version__status_idx` ON `_not_found_page_v` (`version__status`);

CREATE INDEX `_not_found_page_v_created_at_idx` ON `_not_found_page_v` (`created_at`);

CREATE INDEX `_not_found_page_v_updated_at_idx` ON `_not_found_page_v` (`updated_at`);

CREATE INDEX `_not_found_page_v_latest_idx` ON `_not_found_page_v` (`latest`);

CREATE TABLE `_not_found_page_v_rels` (
	`id` integer PRIMARY KEY NOT NULL,
	`order` integer,
	`parent_id` integer NOT NULL,
	`path` text NOT NULL,
	`pages_id` integer,
	`locations_id` integer,
	`news_posts_id` integer,
	`menus_id` integer,
	FOREIGN KEY (`parent_id`) REFERENCES `_not_found_page_v`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`pages_id`) REFERENCES `pages`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`locations_id`) REFERENCES `locations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`news_posts_id`) REFERENCES `news_posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`menus_id`) REFERENCES `menus`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `_not_found_page_v_rels_order_idx` ON `_not_found_page_v_rels` (`order`);

CREATE INDEX `_not_found_page_v_rels_parent_idx` ON `_not_found_page_v_rels` (`parent_id`);

CREATE INDEX `_not_found_page_v_rels_path_idx` ON `_not_found_page_v_rels` (`path`);

CREATE INDEX `_not_found_page_v_rels_pages_id_idx` ON `_not_found_page_v_rels` (`pages_id`);

CREATE INDEX `_not_found_page_v_rels_locations_id_idx` ON `_not_found_page_v_rels` (`locations_id`);

CREATE INDEX `_not_found_page_v_rels_news_posts_id_idx` ON `_not_found_page_v_rels` (`news_posts_id`);

CREATE INDEX `_not_found_page_v_rels_menus_id_idx` ON `_not_found_page_v_rels` (`menus_id`);

CREATE TABLE `seo_template` (
	`id` integer PRIMARY KEY NOT NULL,
	`generic_title_template` text,
	`generic_meta_description` text,
	`generic_keywords` text,
	`restaurant_page_title` text,
	`restaurant_meta_description` text,
	`restaurant_keywords` text,
	`menu_page_title` text,
	`menu_meta_description` text,
	`menu_keywords` text,
	`image_id` integer,
	`_status` text DEFAULT 'draft',
	`updated_at` text,
	`created_at` text,
	FOREIGN KEY (`image_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null
);

CREATE INDEX `seo_template_image_idx` ON `seo_template` (`image_id`);

CREATE INDEX `seo_template__status_idx` ON `seo_template` (`_status`);

CREATE TABLE `_seo_template_v` (
	`id` integer PRIMARY KEY NOT NULL,
	`version_generic_title_template` text,
	`version_generic_meta_description` text,
	`version_generic_keywords` text,
	`version_restaurant_page_title` text,
	`version_restaurant_meta_description` text,
	`version_restaurant_keywords` text,
	`version_menu_page_title` text,
	`version_menu_meta_description` text,
	`version_menu_keywords` text,
	`version_image_id` integer,
	`version__status` text DEFAULT 'draft',
	`version_updated_at` text,
	`version_created_at` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`latest` integer,
	FOREIGN KEY (`version_image_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null
);

CREATE INDEX `_seo_template_v_version_version_image_idx` ON `_seo_template_v` (`version_image_id`);

CREATE INDEX `_seo_template_v_version_version__status_idx` ON `_seo_template_v` (`version__status`);

CREATE INDEX `_seo_template_v_created_at_idx` ON `_seo_template_v` (`created_at`);

CREATE INDEX `_seo_template_v_updated_at_idx` ON `_seo_template_v` (`updated_at`);

CREATE INDEX `_seo_template_v_latest_idx` ON `_seo_template_v` (`latest`);

CREATE TABLE `settings` (
	`id` integer PRIMARY KEY NOT NULL,
	`short_name` text DEFAULT 'Saltwood' NOT NULL,
	`time_zone` text DEFAULT 'America/Vancouver' NOT NULL,
	`job_search_url` text,
	`booking_terms_url` text,
	`booking_privacy_url` text,
	`updated_at` text,
	`created_at` text
);

CREATE TABLE `settings_texts` (
	`id` integer PRIMARY KEY NOT NULL,
	`order` integer NOT NULL,
	`parent_id` integer NOT NULL,
	`path` text NOT NULL,
	`text` text,
	FOREIGN KEY (`parent_id`) REFERENCES `settings`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `settings_texts_order_parent` ON `settings_texts` (`order`,`parent_id`);
