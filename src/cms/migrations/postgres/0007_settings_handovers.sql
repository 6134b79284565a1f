-- What of the booking settings the house book has still to take over: where `number` is past `applied`.
-- A row stays when its location is deleted.
CREATE TABLE settings_handovers (
  location_id integer PRIMARY KEY,
  number bigint NOT NULL,
  applied bigint NOT NULL DEFAULT 0
);
INSERT INTO settings_handovers (location_id, number) SELECT location_id, 1 FROM booking_settings;
