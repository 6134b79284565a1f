CREATE INDEX `applications_state_idx` ON `applications` (`state`);

CREATE INDEX `enquiries_state_idx` ON `enquiries` (`state`);
