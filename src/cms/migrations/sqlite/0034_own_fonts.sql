CREATE TABLE `fonts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`family` text NOT NULL,
	`role` text NOT NULL,
	`file` text NOT NULL,
	`rest_file` text,
	`facts` text NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);

CREATE INDEX `fonts_file_idx` ON `fonts` (`file`);

CREATE INDEX `fonts_rest_file_idx` ON `fonts` (`rest_file`);

CREATE INDEX `fonts_updated_at_idx` ON `fonts` (`updated_at`);

CREATE INDEX `fonts_created_at_idx` ON `fonts` (`created_at`);

ALTER TABLE `payload_locked_documents_rels` ADD `fonts_id` integer REFERENCES fonts(id) ON UPDATE no action ON DELETE cascade;

CREATE INDEX `payload_locked_documents_rels_fonts_id_idx` ON `payload_locked_documents_rels` (`fonts_id`);

ALTER TABLE `look` ADD `fonts_display_id` integer REFERENCES fonts(id) ON UPDATE no action ON DELETE set null;

ALTER TABLE `look` ADD `fonts_text_id` integer REFERENCES fonts(id) ON UPDATE no action ON DELETE set null;

ALTER TABLE `look` ADD `fonts_text_bold_id` integer REFERENCES fonts(id) ON UPDATE no action ON DELETE set null;

ALTER TABLE `look` ADD `fonts_text_italic_id` integer REFERENCES fonts(id) ON UPDATE no action ON DELETE set null;

CREATE INDEX `look_fonts_fonts_display_idx` ON `look` (`fonts_display_id`);

CREATE INDEX `look_fonts_fonts_text_idx` ON `look` (`fonts_text_id`);

CREATE INDEX `look_fonts_fonts_text_bold_idx` ON `look` (`fonts_text_bold_id`);

CREATE INDEX `look_fonts_fonts_text_italic_idx` ON `look` (`fonts_text_italic_id`);

ALTER TABLE `_look_v` ADD `version_fonts_display_id` integer REFERENCES fonts(id) ON UPDATE no action ON DELETE set null;

ALTER TABLE `_look_v` ADD `version_fonts_text_id` integer REFERENCES fonts(id) ON UPDATE no action ON DELETE set null;

ALTER TABLE `_look_v` ADD `version_fonts_text_bold_id` integer REFERENCES fonts(id) ON UPDATE no action ON DELETE set null;

ALTER TABLE `_look_v` ADD `version_fonts_text_italic_id` integer REFERENCES fonts(id) ON UPDATE no action ON DELETE set null;

CREATE INDEX `_look_v_version_fonts_version_fonts_display_idx` ON `_look_v` (`version_fonts_display_id`);

CREATE INDEX `_look_v_version_fonts_version_fonts_text_idx` ON `_look_v` (`version_fonts_text_id`);

CREATE INDEX `_look_v_version_fonts_version_fonts_text_bold_idx` ON `_look_v` (`version_fonts_text_bold_id`);

CREATE INDEX `_look_v_version_fonts_version_fonts_text_italic_idx` ON `_look_v` (`version_fonts_text_italic_id`);
