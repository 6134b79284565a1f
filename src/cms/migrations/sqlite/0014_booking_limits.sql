ALTER TABLE `booking_settings` ADD `booking_limits_phone_check` numeric DEFAULT 5;

ALTER TABLE `booking_settings` ADD `booking_limits_phone_most` numeric DEFAULT 12;

ALTER TABLE `booking_settings` ADD `booking_limits_email_check` numeric DEFAULT 5;

ALTER TABLE `booking_settings` ADD `booking_limits_email_most` numeric DEFAULT 12;

ALTER TABLE `booking_settings` ADD `booking_limits_network_check` numeric DEFAULT 10;

ALTER TABLE `booking_settings` ADD `booking_limits_network_most` numeric DEFAULT 60;
