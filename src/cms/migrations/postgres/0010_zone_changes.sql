-- Who of the staff chose the time zone that the next handover brings.
ALTER TABLE settings_handovers ADD COLUMN staff integer;
