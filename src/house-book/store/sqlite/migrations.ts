import type { Migration } from '../database.ts'

/** Schema of the booking database on SQLite, in order. What has landed is never edited. */
export const migrations: Migration[] = [
  {
    name: '0001-units-holds-reservations',
    sql: `
      CREATE TABLE snapshots (
        location_id TEXT NOT NULL, number INTEGER NOT NULL, settings TEXT NOT NULL,
        saved_at INTEGER NOT NULL, PRIMARY KEY (location_id, number)
      ) WITHOUT ROWID;
      CREATE TABLE current_settings (
        location_id TEXT PRIMARY KEY, number INTEGER NOT NULL
      ) WITHOUT ROWID;
      CREATE TABLE day_versions (
        location_id TEXT NOT NULL, service_day TEXT NOT NULL, version INTEGER NOT NULL,
        PRIMARY KEY (location_id, service_day)
      ) WITHOUT ROWID;
      CREATE TABLE units (
        location_id TEXT NOT NULL, resource TEXT NOT NULL, slot INTEGER NOT NULL,
        service_day TEXT NOT NULL, hold_id TEXT NOT NULL,
        state TEXT NOT NULL CHECK (state IN ('held', 'committing', 'booked')),
        expires_at INTEGER NOT NULL,
        PRIMARY KEY (location_id, resource, slot)
      ) WITHOUT ROWID;
      CREATE INDEX units_by_slot ON units (location_id, slot);
      CREATE TABLE holds (
        id TEXT PRIMARY KEY, location_id TEXT NOT NULL, visitor TEXT NOT NULL,
        address TEXT, network TEXT, party INTEGER NOT NULL, attribute TEXT NOT NULL,
        place TEXT NOT NULL, tables TEXT NOT NULL, service_day TEXT NOT NULL, period TEXT NOT NULL,
        local_start TEXT NOT NULL, time_zone TEXT NOT NULL, starts_at INTEGER NOT NULL,
        turn_minutes INTEGER NOT NULL, first_slot INTEGER NOT NULL, slots INTEGER NOT NULL,
        units INTEGER NOT NULL, snapshot INTEGER NOT NULL,
        state TEXT NOT NULL CHECK (state IN ('held', 'committing', 'booked', 'released')),
        expires_at INTEGER NOT NULL, created_at INTEGER NOT NULL,
        experience_id TEXT, experience_version INTEGER, add_ons TEXT
      );
      CREATE UNIQUE INDEX holds_one_per_visitor ON holds (visitor) WHERE state = 'held';
      CREATE INDEX holds_by_network ON holds (network, created_at);
      CREATE INDEX holds_committing ON holds (network) WHERE state = 'committing';
      CREATE INDEX holds_by_age ON holds (created_at);
      CREATE TABLE reservations (
        id TEXT PRIMARY KEY, hold_id TEXT NOT NULL UNIQUE, manage_hash TEXT NOT NULL UNIQUE,
        confirmation TEXT NOT NULL, location_id TEXT NOT NULL,
        status TEXT NOT NULL CHECK (status IN ('booked', 'cancelled')),
        party INTEGER NOT NULL, attribute TEXT NOT NULL, place TEXT NOT NULL, tables TEXT NOT NULL,
        service_day TEXT NOT NULL, local_start TEXT NOT NULL, time_zone TEXT NOT NULL,
        starts_at INTEGER NOT NULL, turn_minutes INTEGER NOT NULL,
        first_slot INTEGER NOT NULL, slots INTEGER NOT NULL, snapshot INTEGER NOT NULL,
        first_name TEXT NOT NULL, last_name TEXT NOT NULL, email TEXT, phone TEXT NOT NULL,
        special_request TEXT NOT NULL, marketing_opt_in INTEGER NOT NULL,
        created_at INTEGER NOT NULL, changed_at INTEGER NOT NULL,
        cancelled_at INTEGER, anonymised_at INTEGER,
        experience_id TEXT, experience_version INTEGER, add_ons TEXT
      );
      CREATE INDEX reservations_by_start ON reservations (location_id, starts_at);
      CREATE INDEX reservations_by_age ON reservations (starts_at) WHERE anonymised_at IS NULL;
      CREATE TABLE idempotency (
        scope TEXT NOT NULL, key TEXT NOT NULL, body_hash TEXT NOT NULL,
        state TEXT NOT NULL CHECK (state IN ('running', 'done')),
        answer TEXT, lease_until INTEGER NOT NULL, created_at INTEGER NOT NULL,
        PRIMARY KEY (scope, key)
      ) WITHOUT ROWID;
      CREATE TABLE payments (
        id TEXT PRIMARY KEY, hold_id TEXT NOT NULL, reservation_id TEXT, state TEXT NOT NULL,
        amount INTEGER NOT NULL, currency TEXT NOT NULL, reference TEXT, created_at INTEGER NOT NULL
      );
      CREATE TABLE outbox (
        kind TEXT NOT NULL, reference TEXT NOT NULL, payload TEXT NOT NULL,
        created_at INTEGER NOT NULL, PRIMARY KEY (kind, reference)
      ) WITHOUT ROWID;
    `,
  },
  {
    name: '0002-freed-days',
    sql: 'ALTER TABLE day_versions ADD COLUMN freed INTEGER NOT NULL DEFAULT 0',
  },
]
