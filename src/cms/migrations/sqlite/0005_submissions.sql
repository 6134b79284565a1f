ALTER TABLE `applications` ADD `submission` text;

ALTER TABLE `applications` ADD `posted` integer DEFAULT false;

ALTER TABLE `applications` ADD `notes` text;

ALTER TABLE `applications` ADD `to_email` text;

CREATE UNIQUE INDEX `applications_submission_idx` ON `applications` (`submission`);

CREATE INDEX `applications_posted_idx` ON `applications` (`posted`);

ALTER TABLE `enquiries` ADD `submission` text;

ALTER TABLE `enquiries` ADD `posted` integer DEFAULT false;

ALTER TABLE `enquiries` ADD `location_id` integer REFERENCES locations(id) ON UPDATE no action ON DELETE set null;

ALTER TABLE `enquiries` ADD `party_size` numeric;

ALTER TABLE `enquiries` ADD `date` text;

ALTER TABLE `enquiries` ADD `message` text;

CREATE UNIQUE INDEX `enquiries_submission_idx` ON `enquiries` (`submission`);

CREATE INDEX `enquiries_posted_idx` ON `enquiries` (`posted`);

CREATE INDEX `enquiries_location_idx` ON `enquiries` (`location_id`);

ALTER TABLE `subscribers` ADD `submission` text;

ALTER TABLE `subscribers` ADD `posted` integer DEFAULT false;

ALTER TABLE `subscribers` ADD `state` text DEFAULT 'pending' NOT NULL;

ALTER TABLE `subscribers` ADD `confirmed_at` text;

ALTER TABLE `subscribers` ADD `unsubscribed_at` text;

ALTER TABLE `subscribers` ADD `asked` numeric DEFAULT 1;

CREATE UNIQUE INDEX `subscribers_submission_idx` ON `subscribers` (`submission`);

CREATE INDEX `subscribers_posted_idx` ON `subscribers` (`posted`);

CREATE INDEX `subscribers_state_idx` ON `subscribers` (`state`);
