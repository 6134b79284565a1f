ALTER TABLE `booking_settings` ADD `guarantee_kind` text;

ALTER TABLE `booking_settings` ADD `guarantee_amount` numeric;

ALTER TABLE `booking_settings` ADD `guarantee_per` text DEFAULT 'person';

ALTER TABLE `booking_settings` ADD `guarantee_from_party` numeric DEFAULT 6;
