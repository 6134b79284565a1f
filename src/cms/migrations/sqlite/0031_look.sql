CREATE TABLE `look` (
	`id` integer PRIMARY KEY NOT NULL,
	`colours_dark` text DEFAULT '#14211c',
	`colours_light` text DEFAULT '#f4efe6',
	`colours_soft` text DEFAULT '#6b4a34',
	`colours_accent` text DEFAULT '#a8792f',
	`colours_action` text DEFAULT '#b5401a',
	`type` text DEFAULT 'fraunces-instrument-sans',
	`header` text DEFAULT 'column',
	`corners` text DEFAULT 'fine',
	`density` text DEFAULT 'normal',
	`veil` text DEFAULT 'normal',
	`labels` text DEFAULT 'capitals',
	`_status` text DEFAULT 'draft',
	`updated_at` text,
	`created_at` text
);

CREATE INDEX `look__status_idx` ON `look` (`_status`);

CREATE TABLE `_look_v` (
	`id` integer PRIMARY KEY NOT NULL,
	`version_colours_dark` text DEFAULT '#14211c',
	`version_colours_light` text DEFAULT '#f4efe6',
	`version_colours_soft` text DEFAULT '#6b4a34',
	`version_colours_accent` text DEFAULT '#a8792f',
	`version_colours_action` text DEFAULT '#b5401a',
	`version_type` text DEFAULT 'fraunces-instrument-sans',
	`version_header` text DEFAULT 'column',
	`version_corners` text DEFAULT 'fine',
	`version_density` text DEFAULT 'normal',
	`version_veil` text DEFAULT 'normal',
	`version_labels` text DEFAULT 'capitals',
	`version__status` text DEFAULT 'draft',
	`version_updated_at` text,
	`version_created_at` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`latest` integer
);

CREATE INDEX `_look_v_version_version__status_idx` ON `_look_v` (`version__status`);

CREATE INDEX `_look_v_created_at_idx` ON `_look_v` (`created_at`);

CREATE INDEX `_look_v_updated_at_idx` ON `_look_v` (`updated_at`);

CREATE INDEX `_look_v_latest_idx` ON `_look_v` (`latest`);
