ALTER TABLE `locations` ADD `image_focus` text;

ALTER TABLE `locations` ADD `gallery_focus` text;

ALTER TABLE `_locations_v` ADD `version_image_focus` text;

ALTER TABLE `_locations_v` ADD `version_gallery_focus` text;

ALTER TABLE `booking_settings_experiences` ADD `picture_focus` text;

ALTER TABLE `footer_general` ADD `background_image_focus` text;

ALTER TABLE `_footer_v_version_general` ADD `background_image_focus` text;
