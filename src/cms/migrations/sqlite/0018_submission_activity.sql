CREATE TABLE `submission_activity` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`submission` text,
	`posted` integer DEFAULT false,
	`entry` text NOT NULL,
	`number` numeric NOT NULL,
	`act` text NOT NULL,
	`application_id` integer,
	`enquiry_id` integer,
	`location_id` integer,
	`from` text,
	`to` text,
	`subject` text,
	`text` text,
	`recipient` text,
	`reply_to` text,
	`delivery` text,
	`booking` text,
	`day` text,
	`staff_id` integer,
	`staff_name` text,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`application_id`) REFERENCES `applications`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`enquiry_id`) REFERENCES `enquiries`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`location_id`) REFERENCES `locations`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`staff_id`) REFERENCES `staff`(`id`) ON UPDATE no action ON DELETE set null
);

CREATE UNIQUE INDEX `submission_activity_submission_idx` ON `submission_activity` (`submission`);

CREATE INDEX `submission_activity_posted_idx` ON `submission_activity` (`posted`);

CREATE UNIQUE INDEX `submission_activity_entry_idx` ON `submission_activity` (`entry`);

CREATE INDEX `submission_activity_application_idx` ON `submission_activity` (`application_id`);

CREATE INDEX `submission_activity_enquiry_idx` ON `submission_activity` (`enquiry_id`);

CREATE INDEX `submission_activity_location_idx` ON `submission_activity` (`location_id`);

CREATE INDEX `submission_activity_staff_idx` ON `submission_activity` (`staff_id`);

CREATE INDEX `submission_activity_updated_at_idx` ON `submission_activity` (`updated_at`);

CREATE INDEX `submission_activity_created_at_idx` ON `submission_activity` (`created_at`);

CREATE TABLE `reply_templates` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`_order` text,
	`name` text NOT NULL,
	`for` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`move_to` text,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);

CREATE INDEX `reply_templates__order_idx` ON `reply_templates` (`_order`);

CREATE INDEX `reply_templates_updated_at_idx` ON `reply_templates` (`updated_at`);

CREATE INDEX `reply_templates_created_at_idx` ON `reply_templates` (`created_at`);

ALTER TABLE `applications` ADD `email_key` text;

ALTER TABLE `applications` ADD `tel_key` text;

CREATE INDEX `applications_email_key_idx` ON `applications` (`email_key`);

CREATE INDEX `applications_tel_key_idx` ON `applications` (`tel_key`);

ALTER TABLE `enquiries` ADD `email_key` text;

ALTER TABLE `enquiries` ADD `tel_key` text;

CREATE INDEX `enquiries_email_key_idx` ON `enquiries` (`email_key`);

CREATE INDEX `enquiries_tel_key_idx` ON `enquiries` (`tel_key`);

ALTER TABLE `payload_locked_documents_rels` ADD `reply_templates_id` integer REFERENCES reply_templates(id);

CREATE INDEX `payload_locked_documents_rels_reply_templates_id_idx` ON `payload_locked_documents_rels` (`reply_templates_id`);

-- The keys of what came in before; numbers without a country are at home in Canada and the United States.
UPDATE `applications` SET
	`email_key` = NULLIF(lower(trim(`email`)), ''),
	`tel_key` = NULLIF(replace(replace(replace(replace(replace(replace(replace(`tel`, ' ', ''), '-', ''), '(', ''), ')', ''), '.', ''), '/', ''), '+', ''), '');

UPDATE `applications` SET `tel_key` = CASE
	WHEN trim(`tel`) LIKE '+%' THEN '+' || `tel_key`
	WHEN length(`tel_key`) = 10 THEN '+1' || `tel_key`
	WHEN length(`tel_key`) = 11 AND `tel_key` LIKE '1%' THEN '+' || `tel_key`
	ELSE `tel_key`
END;

UPDATE `enquiries` SET
	`email_key` = NULLIF(lower(trim(`email`)), ''),
	`tel_key` = NULLIF(replace(replace(replace(replace(replace(replace(replace(`tel`, ' ', ''), '-', ''), '(', ''), ')', ''), '.', ''), '/', ''), '+', ''), '');

UPDATE `enquiries` SET `tel_key` = CASE
	WHEN trim(`tel`) LIKE '+%' THEN '+' || `tel_key`
	WHEN length(`tel_key`) = 10 THEN '+1' || `tel_key`
	WHEN length(`tel_key`) = 11 AND `tel_key` LIKE '1%' THEN '+' || `tel_key`
	ELSE `tel_key`
END;
