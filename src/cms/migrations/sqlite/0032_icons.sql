ALTER TABLE `header` ADD `logo_on_paper_id` integer REFERENCES media(id) ON UPDATE no action ON DELETE set null;

CREATE INDEX `header_logo_on_paper_idx` ON `header` (`logo_on_paper_id`);

ALTER TABLE `_header_v` ADD `version_logo_on_paper_id` integer REFERENCES media(id) ON UPDATE no action ON DELETE set null;

CREATE INDEX `_header_v_version_version_logo_on_paper_idx` ON `_header_v` (`version_logo_on_paper_id`);

ALTER TABLE `look` ADD `icon_id` integer REFERENCES media(id) ON UPDATE no action ON DELETE set null;

CREATE INDEX `look_icon_idx` ON `look` (`icon_id`);

ALTER TABLE `_look_v` ADD `version_icon_id` integer REFERENCES media(id) ON UPDATE no action ON DELETE set null;

CREATE INDEX `_look_v_version_version_icon_idx` ON `_look_v` (`version_icon_id`);
