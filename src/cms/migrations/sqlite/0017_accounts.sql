ALTER TABLE `staff` ADD `state` text DEFAULT 'active';

ALTER TABLE `staff` ADD `invited_until` text;

ALTER TABLE `staff` ADD `invitation` text;

ALTER TABLE `staff` ADD `invitation_to_send` text;
