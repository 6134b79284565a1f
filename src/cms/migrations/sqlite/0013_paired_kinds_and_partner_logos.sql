ALTER TABLE `locations_customorderlinks` ADD `own_logo_id` integer REFERENCES media(id) ON UPDATE no action ON DELETE set null;

CREATE INDEX `locations_customorderlinks_own_logo_idx` ON `locations_customorderlinks` (`own_logo_id`);

ALTER TABLE `_locations_v_version_customorderlinks` ADD `own_logo_id` integer REFERENCES media(id) ON UPDATE no action ON DELETE set null;

CREATE INDEX `_locations_v_version_customorderlinks_own_logo_idx` ON `_locations_v_version_customorderlinks` (`own_logo_id`);

ALTER TABLE `menu_categories` ADD `kind` text DEFAULT 'default';

ALTER TABLE `header` ADD `partner_logos_doordash_id` integer REFERENCES media(id) ON UPDATE no action ON DELETE set null;

ALTER TABLE `header` ADD `partner_logos_favor_id` integer REFERENCES media(id) ON UPDATE no action ON DELETE set null;

ALTER TABLE `header` ADD `partner_logos_grubhub_id` integer REFERENCES media(id) ON UPDATE no action ON DELETE set null;

ALTER TABLE `header` ADD `partner_logos_ubereats_id` integer REFERENCES media(id) ON UPDATE no action ON DELETE set null;

ALTER TABLE `header` ADD `partner_logos_skipthedishes_id` integer REFERENCES media(id) ON UPDATE no action ON DELETE set null;

CREATE INDEX `header_partner_logos_partner_logos_doordash_idx` ON `header` (`partner_logos_doordash_id`);

CREATE INDEX `header_partner_logos_partner_logos_favor_idx` ON `header` (`partner_logos_favor_id`);

CREATE INDEX `header_partner_logos_partner_logos_grubhub_idx` ON `header` (`partner_logos_grubhub_id`);

CREATE INDEX `header_partner_logos_partner_logos_ubereats_idx` ON `header` (`partner_logos_ubereats_id`);

CREATE INDEX `header_partner_logos_partner_logos_skipthedishes_idx` ON `header` (`partner_logos_skipthedishes_id`);

ALTER TABLE `_header_v` ADD `version_partner_logos_doordash_id` integer REFERENCES media(id) ON UPDATE no action ON DELETE set null;

ALTER TABLE `_header_v` ADD `version_partner_logos_favor_id` integer REFERENCES media(id) ON UPDATE no action ON DELETE set null;

ALTER TABLE `_header_v` ADD `version_partner_logos_grubhub_id` integer REFERENCES media(id) ON UPDATE no action ON DELETE set null;

ALTER TABLE `_header_v` ADD `version_partner_logos_ubereats_id` integer REFERENCES media(id) ON UPDATE no action ON DELETE set null;

ALTER TABLE `_header_v` ADD `version_partner_logos_skipthedishes_id` integer REFERENCES media(id) ON UPDATE no action ON DELETE set null;

CREATE INDEX `_header_v_version_partner_logos_version_partner_logos_do_idx` ON `_header_v` (`version_partner_logos_doordash_id`);

CREATE INDEX `_header_v_version_partner_logos_version_partner_logos_fa_idx` ON `_header_v` (`version_partner_logos_favor_id`);

CREATE INDEX `_header_v_version_partner_logos_version_partner_logos_gr_idx` ON `_header_v` (`version_partner_logos_grubhub_id`);

CREATE INDEX `_header_v_version_partner_logos_version_partner_logos_ub_idx` ON `_header_v` (`version_partner_logos_ubereats_id`);

CREATE INDEX `_header_v_version_partner_logos_version_partner_logos_sk_idx` ON `_header_v` (`version_partner_logos_skipthedishes_id`);

ALTER TABLE `settings` ADD `email_address` text;
