ALTER TABLE `booking_settings_experiences` ADD `picture_id` integer REFERENCES media(id) ON UPDATE no action ON DELETE set null;

ALTER TABLE `booking_settings_experiences` ADD `includes` text;

ALTER TABLE `booking_settings_experiences` ADD `suits` text;

ALTER TABLE `booking_settings_experiences` ADD `minutes` numeric;

CREATE INDEX `booking_settings_experiences_picture_idx` ON `booking_settings_experiences` (`picture_id`);
