CREATE TABLE `reusable_slices` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`title` text,
	`slices` text,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`deleted_at` text,
	`_status` text DEFAULT 'draft'
);

CREATE INDEX `reusable_slices_updated_at_idx` ON `reusable_slices` (`updated_at`);

CREATE INDEX `reusable_slices_created_at_idx` ON `reusable_slices` (`created_at`);

CREATE INDEX `reusable_slices_deleted_at_idx` ON `reusable_slices` (`deleted_at`);

CREATE INDEX `reusable_slices__status_idx` ON `reusable_slices` (`_status`);

CREATE TABLE `_reusable_slices_v` (
	`id` integer PRIMARY KEY NOT NULL,
	`parent_id` integer,
	`version_title` text,
	`version_slices` text,
	`version_updated_at` text,
	`version_created_at` text,
	`version_deleted_at` text,
	`version__status` text DEFAULT 'draft',
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`latest` integer,
	`autosave` integer,
	FOREIGN KEY (`parent_id`) REFERENCES `reusable_slices`(`id`) ON UPDATE no action ON DELETE set null
);

CREATE INDEX `_reusable_slices_v_parent_idx` ON `_reusable_slices_v` (`parent_id`);

CREATE INDEX `_reusable_slices_v_version_version_updated_at_idx` ON `_reusable_slices_v` (`version_updated_at`);

CREATE INDEX `_reusable_slices_v_version_version_created_at_idx` ON `_reusable_slices_v` (`version_created_at`);

CREATE INDEX `_reusable_slices_v_version_version_deleted_at_idx` ON `_reusable_slices_v` (`version_deleted_at`);

CREATE INDEX `_reusable_slices_v_version_version__status_idx` ON `_reusable_slices_v` (`version__status`);

CREATE INDEX `_reusable_slices_v_created_at_idx` ON `_reusable_slices_v` (`created_at`);

CREATE INDEX `_reusable_slices_v_updated_at_idx` ON `_reusable_slices_v` (`updated_at`);

CREATE INDEX `_reusable_slices_v_latest_idx` ON `_reusable_slices_v` (`latest`);

CREATE INDEX `_reusable_slices_v_autosave_idx` ON `_reusable_slices_v` (`autosave`);

ALTER TABLE `payload_locked_documents_rels` ADD `reusable_slices_id` integer REFERENCES reusable_slices(id);

CREATE INDEX `payload_locked_documents_rels_reusable_slices_id_idx` ON `payload_locked_documents_rels` (`reusable_slices_id`);
