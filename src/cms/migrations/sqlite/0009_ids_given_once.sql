-- The tables of documents are made anew, with ids that are never given again (decision 54).
CREATE TABLE `__new_pages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
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

INSERT INTO `__new_pages`("id", "title", "type", "uid", "no_index", "slices", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "title", "type", "uid", "no_index", "slices", "updated_at", "created_at", "deleted_at", "_status" FROM `pages`;

DROP TABLE `pages`;

ALTER TABLE `__new_pages` RENAME TO `pages`;

CREATE INDEX `pages_type_idx` ON `pages` (`type`);

CREATE UNIQUE INDEX `pages_uid_idx` ON `pages` (`uid`);

CREATE INDEX `pages_updated_at_idx` ON `pages` (`updated_at`);

CREATE INDEX `pages_created_at_idx` ON `pages` (`created_at`);

CREATE INDEX `pages_deleted_at_idx` ON `pages` (`deleted_at`);

CREATE INDEX `pages__status_idx` ON `pages` (`_status`);

CREATE TABLE `__new_news_posts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
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

INSERT INTO `__new_news_posts`("id", "title", "uid", "date", "type", "no_index", "summary", "image_desktop_id", "image_mobile_id", "slices", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "title", "uid", "date", "type", "no_index", "summary", "image_desktop_id", "image_mobile_id", "slices", "updated_at", "created_at", "deleted_at", "_status" FROM `news_posts`;

DROP TABLE `news_posts`;

ALTER TABLE `__new_news_posts` RENAME TO `news_posts`;

CREATE UNIQUE INDEX `news_posts_uid_idx` ON `news_posts` (`uid`);

CREATE INDEX `news_posts_image_image_desktop_idx` ON `news_posts` (`image_desktop_id`);

CREATE INDEX `news_posts_image_image_mobile_idx` ON `news_posts` (`image_mobile_id`);

CREATE INDEX `news_posts_updated_at_idx` ON `news_posts` (`updated_at`);

CREATE INDEX `news_posts_created_at_idx` ON `news_posts` (`created_at`);

CREATE INDEX `news_posts_deleted_at_idx` ON `news_posts` (`deleted_at`);

CREATE INDEX `news_posts__status_idx` ON `news_posts` (`_status`);

CREATE TABLE `__new_redirects` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`from` text NOT NULL,
	`to_link_type` text DEFAULT 'Document',
	`to_url` text,
	`to_media_id` integer,
	`to_new_tab` integer DEFAULT false,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`to_media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null
);

INSERT INTO `__new_redirects`("id", "from", "to_link_type", "to_url", "to_media_id", "to_new_tab", "updated_at", "created_at") SELECT "id", "from", "to_link_type", "to_url", "to_media_id", "to_new_tab", "updated_at", "created_at" FROM `redirects`;

DROP TABLE `redirects`;

ALTER TABLE `__new_redirects` RENAME TO `redirects`;

CREATE UNIQUE INDEX `redirects_from_idx` ON `redirects` (`from`);

CREATE INDEX `redirects_to_to_media_idx` ON `redirects` (`to_media_id`);

CREATE INDEX `redirects_updated_at_idx` ON `redirects` (`updated_at`);

CREATE INDEX `redirects_created_at_idx` ON `redirects` (`created_at`);

CREATE TABLE `__new_former_addresses` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`address` text NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);

INSERT INTO `__new_former_addresses`("id", "address", "updated_at", "created_at") SELECT "id", "address", "updated_at", "created_at" FROM `former_addresses`;

DROP TABLE `former_addresses`;

ALTER TABLE `__new_former_addresses` RENAME TO `former_addresses`;

CREATE UNIQUE INDEX `former_addresses_address_idx` ON `former_addresses` (`address`);

CREATE INDEX `former_addresses_updated_at_idx` ON `former_addresses` (`updated_at`);

CREATE INDEX `former_addresses_created_at_idx` ON `former_addresses` (`created_at`);

CREATE TABLE `__new_locations` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
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

INSERT INTO `__new_locations`("id", "_order", "title", "uid", "is_flagship", "coming_soon", "no_index", "intro", "image_id", "address", "city", "province", "postal_code", "country", "geocoords_latitude", "geocoords_longitude", "time_zone", "phone_number", "email_address", "hours_temporary_closure_from", "hours_temporary_closure_until", "hours_temporary_closure_message", "booking_provider", "open_table_r_i_d", "reserve_link_url", "reserve_message", "order_link_url", "pickup_title", "pickup_button_text", "pickup_text", "xdine_url", "delivery_title", "order_button_text", "delivery_text", "uber_eats_url", "skip_the_dishes_url", "job_unit", "external_careers_link_url", "group_booking_link_url", "slices", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "_order", "title", "uid", "is_flagship", "coming_soon", "no_index", "intro", "image_id", "address", "city", "province", "postal_code", "country", "geocoords_latitude", "geocoords_longitude", "time_zone", "phone_number", "email_address", "hours_temporary_closure_from", "hours_temporary_closure_until", "hours_temporary_closure_message", "booking_provider", "open_table_r_i_d", "reserve_link_url", "reserve_message", "order_link_url", "pickup_title", "pickup_button_text", "pickup_text", "xdine_url", "delivery_title", "order_button_text", "delivery_text", "uber_eats_url", "skip_the_dishes_url", "job_unit", "external_careers_link_url", "group_booking_link_url", "slices", "updated_at", "created_at", "deleted_at", "_status" FROM `locations`;

DROP TABLE `locations`;

ALTER TABLE `__new_locations` RENAME TO `locations`;

CREATE INDEX `locations__order_idx` ON `locations` (`_order`);

CREATE UNIQUE INDEX `locations_uid_idx` ON `locations` (`uid`);

CREATE INDEX `locations_is_flagship_idx` ON `locations` (`is_flagship`);

CREATE INDEX `locations_image_idx` ON `locations` (`image_id`);

CREATE INDEX `locations_updated_at_idx` ON `locations` (`updated_at`);

CREATE INDEX `locations_created_at_idx` ON `locations` (`created_at`);

CREATE INDEX `locations_deleted_at_idx` ON `locations` (`deleted_at`);

CREATE INDEX `locations__status_idx` ON `locations` (`_status`);

CREATE TABLE `__new_booking_settings` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
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
	`guarantee_kind` text,
	`guarantee_amount` numeric,
	`guarantee_per` text DEFAULT 'person',
	`guarantee_from_party` numeric DEFAULT 6,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`location_id`) REFERENCES `locations`(`id`) ON UPDATE no action ON DELETE set null
);

INSERT INTO `__new_booking_settings`("id", "location_id", "name", "min_party", "max_party", "covers_per_slot", "horizon_days", "notice_minutes", "cancel_cut_off_minutes", "remind_at", "email_required", "special_request_limit", "guarantee_kind", "guarantee_amount", "guarantee_per", "guarantee_from_party", "updated_at", "created_at") SELECT "id", "location_id", "name", "min_party", "max_party", "covers_per_slot", "horizon_days", "notice_minutes", "cancel_cut_off_minutes", "remind_at", "email_required", "special_request_limit", "guarantee_kind", "guarantee_amount", "guarantee_per", "guarantee_from_party", "updated_at", "created_at" FROM `booking_settings`;

DROP TABLE `booking_settings`;

ALTER TABLE `__new_booking_settings` RENAME TO `booking_settings`;

CREATE UNIQUE INDEX `booking_settings_location_idx` ON `booking_settings` (`location_id`);

CREATE INDEX `booking_settings_updated_at_idx` ON `booking_settings` (`updated_at`);

CREATE INDEX `booking_settings_created_at_idx` ON `booking_settings` (`created_at`);

CREATE TABLE `__new_zones` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`_order` text,
	`title` text NOT NULL,
	`uid` text NOT NULL,
	`menu_layout_id` integer,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`menu_layout_id`) REFERENCES `menus`(`id`) ON UPDATE no action ON DELETE set null
);

INSERT INTO `__new_zones`("id", "_order", "title", "uid", "menu_layout_id", "updated_at", "created_at") SELECT "id", "_order", "title", "uid", "menu_layout_id", "updated_at", "created_at" FROM `zones`;

DROP TABLE `zones`;

ALTER TABLE `__new_zones` RENAME TO `zones`;

CREATE INDEX `zones__order_idx` ON `zones` (`_order`);

CREATE UNIQUE INDEX `zones_uid_idx` ON `zones` (`uid`);

CREATE INDEX `zones_menu_layout_idx` ON `zones` (`menu_layout_id`);

CREATE INDEX `zones_updated_at_idx` ON `zones` (`updated_at`);

CREATE INDEX `zones_created_at_idx` ON `zones` (`created_at`);

CREATE TABLE `__new_menus` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`title` text,
	`uid` text,
	`slices` text,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`deleted_at` text,
	`_status` text DEFAULT 'draft'
);

INSERT INTO `__new_menus`("id", "title", "uid", "slices", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "title", "uid", "slices", "updated_at", "created_at", "deleted_at", "_status" FROM `menus`;

DROP TABLE `menus`;

ALTER TABLE `__new_menus` RENAME TO `menus`;

CREATE UNIQUE INDEX `menus_uid_idx` ON `menus` (`uid`);

CREATE INDEX `menus_updated_at_idx` ON `menus` (`updated_at`);

CREATE INDEX `menus_created_at_idx` ON `menus` (`created_at`);

CREATE INDEX `menus_deleted_at_idx` ON `menus` (`deleted_at`);

CREATE INDEX `menus__status_idx` ON `menus` (`_status`);

CREATE TABLE `__new_menu_categories` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`title` text NOT NULL,
	`uid` text NOT NULL,
	`hide_in_navigation` integer DEFAULT false,
	`description` text,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);

INSERT INTO `__new_menu_categories`("id", "title", "uid", "hide_in_navigation", "description", "updated_at", "created_at") SELECT "id", "title", "uid", "hide_in_navigation", "description", "updated_at", "created_at" FROM `menu_categories`;

DROP TABLE `menu_categories`;

ALTER TABLE `__new_menu_categories` RENAME TO `menu_categories`;

CREATE UNIQUE INDEX `menu_categories_uid_idx` ON `menu_categories` (`uid`);

CREATE INDEX `menu_categories_updated_at_idx` ON `menu_categories` (`updated_at`);

CREATE INDEX `menu_categories_created_at_idx` ON `menu_categories` (`created_at`);

CREATE TABLE `__new_menu_items` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`title` text NOT NULL,
	`uid` text NOT NULL,
	`allergens_checked_at` text,
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

INSERT INTO `__new_menu_items`("id", "title", "uid", "allergens_checked_at", "price", "description", "image_desktop_id", "image_mobile_id", "pairing_type", "updated_at", "created_at") SELECT "id", "title", "uid", "allergens_checked_at", "price", "description", "image_desktop_id", "image_mobile_id", "pairing_type", "updated_at", "created_at" FROM `menu_items`;

DROP TABLE `menu_items`;

ALTER TABLE `__new_menu_items` RENAME TO `menu_items`;

CREATE UNIQUE INDEX `menu_items_uid_idx` ON `menu_items` (`uid`);

CREATE INDEX `menu_items_image_image_desktop_idx` ON `menu_items` (`image_desktop_id`);

CREATE INDEX `menu_items_image_image_mobile_idx` ON `menu_items` (`image_mobile_id`);

CREATE INDEX `menu_items_updated_at_idx` ON `menu_items` (`updated_at`);

CREATE INDEX `menu_items_created_at_idx` ON `menu_items` (`created_at`);

CREATE TABLE `__new_menu_tags` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
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

INSERT INTO `__new_menu_tags`("id", "_order", "title", "uid", "kind", "abbreviation", "description", "icon_id", "updated_at", "created_at") SELECT "id", "_order", "title", "uid", "kind", "abbreviation", "description", "icon_id", "updated_at", "created_at" FROM `menu_tags`;

DROP TABLE `menu_tags`;

ALTER TABLE `__new_menu_tags` RENAME TO `menu_tags`;

CREATE INDEX `menu_tags__order_idx` ON `menu_tags` (`_order`);

CREATE UNIQUE INDEX `menu_tags_uid_idx` ON `menu_tags` (`uid`);

CREATE INDEX `menu_tags_icon_idx` ON `menu_tags` (`icon_id`);

CREATE INDEX `menu_tags_updated_at_idx` ON `menu_tags` (`updated_at`);

CREATE INDEX `menu_tags_created_at_idx` ON `menu_tags` (`created_at`);

CREATE TABLE `__new_media` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
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

INSERT INTO `__new_media`("id", "alt", "updated_at", "created_at", "url", "thumbnail_u_r_l", "filename", "mime_type", "filesize", "width", "height", "focal_x", "focal_y", "sizes_avif480_url", "sizes_avif480_width", "sizes_avif480_height", "sizes_avif480_mime_type", "sizes_avif480_filesize", "sizes_avif480_filename", "sizes_webp480_url", "sizes_webp480_width", "sizes_webp480_height", "sizes_webp480_mime_type", "sizes_webp480_filesize", "sizes_webp480_filename", "sizes_avif800_url", "sizes_avif800_width", "sizes_avif800_height", "sizes_avif800_mime_type", "sizes_avif800_filesize", "sizes_avif800_filename", "sizes_webp800_url", "sizes_webp800_width", "sizes_webp800_height", "sizes_webp800_mime_type", "sizes_webp800_filesize", "sizes_webp800_filename", "sizes_avif1280_url", "sizes_avif1280_width", "sizes_avif1280_height", "sizes_avif1280_mime_type", "sizes_avif1280_filesize", "sizes_avif1280_filename", "sizes_webp1280_url", "sizes_webp1280_width", "sizes_webp1280_height", "sizes_webp1280_mime_type", "sizes_webp1280_filesize", "sizes_webp1280_filename", "sizes_avif1920_url", "sizes_avif1920_width", "sizes_avif1920_height", "sizes_avif1920_mime_type", "sizes_avif1920_filesize", "sizes_avif1920_filename", "sizes_shared_url", "sizes_shared_width", "sizes_shared_height", "sizes_shared_mime_type", "sizes_shared_filesize", "sizes_shared_filename") SELECT "id", "alt", "updated_at", "created_at", "url", "thumbnail_u_r_l", "filename", "mime_type", "filesize", "width", "height", "focal_x", "focal_y", "sizes_avif480_url", "sizes_avif480_width", "sizes_avif480_height", "sizes_avif480_mime_type", "sizes_avif480_filesize", "sizes_avif480_filename", "sizes_webp480_url", "sizes_webp480_width", "sizes_webp480_height", "sizes_webp480_mime_type", "sizes_webp480_filesize", "sizes_webp480_filename", "sizes_avif800_url", "sizes_avif800_width", "sizes_avif800_height", "sizes_avif800_mime_type", "sizes_avif800_filesize", "sizes_avif800_filename", "sizes_webp800_url", "sizes_webp800_width", "sizes_webp800_height", "sizes_webp800_mime_type", "sizes_webp800_filesize", "sizes_webp800_filename", "sizes_avif1280_url", "sizes_avif1280_width", "sizes_avif1280_height", "sizes_avif1280_mime_type", "sizes_avif1280_filesize", "sizes_avif1280_filename", "sizes_webp1280_url", "sizes_webp1280_width", "sizes_webp1280_height", "sizes_webp1280_mime_type", "sizes_webp1280_filesize", "sizes_webp1280_filename", "sizes_avif1920_url", "sizes_avif1920_width", "sizes_avif1920_height", "sizes_avif1920_mime_type", "sizes_avif1920_filesize", "sizes_avif1920_filename", "sizes_shared_url", "sizes_shared_width", "sizes_shared_height", "sizes_shared_mime_type", "sizes_shared_filesize", "sizes_shared_filename" FROM `media`;

DROP TABLE `media`;

ALTER TABLE `__new_media` RENAME TO `media`;

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

CREATE TABLE `__new_applications` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`submission` text,
	`posted` integer DEFAULT false,
	`state` text DEFAULT 'new' NOT NULL,
	`notes` text,
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
	`to_email` text,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`location_id`) REFERENCES `locations`(`id`) ON UPDATE no action ON DELETE set null
);

INSERT INTO `__new_applications`("id", "submission", "posted", "state", "notes", "fname", "lname", "email", "tel", "location_id", "position", "file_name", "file_stored_as", "file_mime_type", "file_size", "to_email", "updated_at", "created_at") SELECT "id", "submission", "posted", "state", "notes", "fname", "lname", "email", "tel", "location_id", "position", "file_name", "file_stored_as", "file_mime_type", "file_size", "to_email", "updated_at", "created_at" FROM `applications`;

DROP TABLE `applications`;

ALTER TABLE `__new_applications` RENAME TO `applications`;

CREATE UNIQUE INDEX `applications_submission_idx` ON `applications` (`submission`);

CREATE INDEX `applications_posted_idx` ON `applications` (`posted`);

CREATE INDEX `applications_state_idx` ON `applications` (`state`);

CREATE INDEX `applications_location_idx` ON `applications` (`location_id`);

CREATE INDEX `applications_updated_at_idx` ON `applications` (`updated_at`);

CREATE INDEX `applications_created_at_idx` ON `applications` (`created_at`);

CREATE TABLE `__new_enquiries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`submission` text,
	`posted` integer DEFAULT false,
	`state` text DEFAULT 'new' NOT NULL,
	`kind` text DEFAULT 'bulk-gift-cards' NOT NULL,
	`fname` text NOT NULL,
	`lname` text NOT NULL,
	`email` text,
	`tel` text,
	`location_id` integer,
	`party_size` numeric,
	`date` text,
	`message` text,
	`business_name` text,
	`business_address` text,
	`city` text,
	`province` text,
	`website` text,
	`to_email` text,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`location_id`) REFERENCES `locations`(`id`) ON UPDATE no action ON DELETE set null
);

INSERT INTO `__new_enquiries`("id", "submission", "posted", "state", "kind", "fname", "lname", "email", "tel", "location_id", "party_size", "date", "message", "business_name", "business_address", "city", "province", "website", "to_email", "updated_at", "created_at") SELECT "id", "submission", "posted", "state", "kind", "fname", "lname", "email", "tel", "location_id", "party_size", "date", "message", "business_name", "business_address", "city", "province", "website", "to_email", "updated_at", "created_at" FROM `enquiries`;

DROP TABLE `enquiries`;

ALTER TABLE `__new_enquiries` RENAME TO `enquiries`;

CREATE UNIQUE INDEX `enquiries_submission_idx` ON `enquiries` (`submission`);

CREATE INDEX `enquiries_posted_idx` ON `enquiries` (`posted`);

CREATE INDEX `enquiries_state_idx` ON `enquiries` (`state`);

CREATE INDEX `enquiries_location_idx` ON `enquiries` (`location_id`);

CREATE INDEX `enquiries_updated_at_idx` ON `enquiries` (`updated_at`);

CREATE INDEX `enquiries_created_at_idx` ON `enquiries` (`created_at`);

CREATE TABLE `__new_subscribers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`submission` text,
	`posted` integer DEFAULT false,
	`state` text DEFAULT 'pending' NOT NULL,
	`confirmed_at` text,
	`unsubscribed_at` text,
	`asked` numeric DEFAULT 1,
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

INSERT INTO `__new_subscribers`("id", "submission", "posted", "state", "confirmed_at", "unsubscribed_at", "asked", "email", "firstname", "lastname", "birth_month", "location_id", "optin_source", "updated_at", "created_at") SELECT "id", "submission", "posted", "state", "confirmed_at", "unsubscribed_at", "asked", "email", "firstname", "lastname", "birth_month", "location_id", "optin_source", "updated_at", "created_at" FROM `subscribers`;

DROP TABLE `subscribers`;

ALTER TABLE `__new_subscribers` RENAME TO `subscribers`;

CREATE UNIQUE INDEX `subscribers_submission_idx` ON `subscribers` (`submission`);

CREATE INDEX `subscribers_posted_idx` ON `subscribers` (`posted`);

CREATE INDEX `subscribers_state_idx` ON `subscribers` (`state`);

CREATE UNIQUE INDEX `subscribers_email_idx` ON `subscribers` (`email`);

CREATE INDEX `subscribers_location_idx` ON `subscribers` (`location_id`);

CREATE INDEX `subscribers_updated_at_idx` ON `subscribers` (`updated_at`);

CREATE INDEX `subscribers_created_at_idx` ON `subscribers` (`created_at`);

CREATE TABLE `__new_staff` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
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

INSERT INTO `__new_staff`("id", "name", "all_locations", "must_change_password", "updated_at", "created_at", "email", "reset_password_token", "reset_password_expiration", "salt", "hash", "reset_password_requested_at", "login_attempts", "lock_until") SELECT "id", "name", "all_locations", "must_change_password", "updated_at", "created_at", "email", "reset_password_token", "reset_password_expiration", "salt", "hash", "reset_password_requested_at", "login_attempts", "lock_until" FROM `staff`;

DROP TABLE `staff`;

ALTER TABLE `__new_staff` RENAME TO `staff`;

CREATE INDEX `staff_updated_at_idx` ON `staff` (`updated_at`);

CREATE INDEX `staff_created_at_idx` ON `staff` (`created_at`);

CREATE UNIQUE INDEX `staff_email_idx` ON `staff` (`email`);

-- Restaurants that were deleted before, as far as the handovers of booking settings remember them.
INSERT INTO sqlite_sequence (name, seq) SELECT 'locations', 0 WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'locations');

UPDATE sqlite_sequence SET seq = max(seq, (SELECT coalesce(max(location_id), 0) FROM settings_handovers)) WHERE name = 'locations';
