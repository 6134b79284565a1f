ALTER TABLE `booking_settings` ADD `layouts` text;
