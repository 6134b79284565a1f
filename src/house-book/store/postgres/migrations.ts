import type { Migration } from '../database.ts'

/** Schema of the booking database on Postgres, in order. What has landed is never edited. */
export const migrations: Migration[] = [
  {
    name: '0001-units-holds-reservations',
    sql: `
      CREATE TABLE snapshots (
        location_id text NOT NULL, number integer NOT NULL, settings text NOT NULL,
        saved_at bigint NOT NULL, PRIMARY KEY (location_id, number)
      );
      CREATE TABLE current_settings (location_id text PRIMARY KEY, number integer NOT NULL);
      CREATE TABLE day_versions (
        location_id text NOT NULL, service_day text NOT NULL, version bigint NOT NULL,
        PRIMARY KEY (location_id, service_day)
      );
      CREATE TABLE units (
        location_id text NOT NULL, resource text NOT NULL, slot integer NOT NULL,
        service_day text NOT NULL, hold_id text NOT NULL,
        state text NOT NULL CHECK (state IN ('held', 'committing', 'booked')),
        expires_at bigint NOT NULL,
        PRIMARY KEY (location_id, resource, slot)
      );
      CREATE INDEX units_by_slot ON units (location_id, slot);
      CREATE TABLE holds (
        id text PRIMARY KEY, location_id text NOT NULL, visitor text NOT NULL,
        address text, network text, party integer NOT NULL, attribute text NOT NULL,
        place text NOT NULL, tables text NOT NULL, service_day text NOT NULL, period text NOT NULL,
        local_start text NOT NULL, time_zone text NOT NULL, starts_at bigint NOT NULL,
        turn_minutes integer NOT NULL, first_slot integer NOT NULL, slots integer NOT NULL,
        units integer NOT NULL, snapshot integer NOT NULL,
        state text NOT NULL CHECK (state IN ('held', 'committing', 'booked', 'released')),
        expires_at bigint NOT NULL, created_at bigint NOT NULL,
        experience_id text, experience_version integer, add_ons text
      );
      CREATE UNIQUE INDEX holds_one_per_visitor ON holds (visitor) WHERE state = 'held';
      CREATE INDEX holds_by_network ON holds (network, created_at);
      CREATE INDEX holds_committing ON holds (network) WHERE state = 'committing';
      CREATE INDEX holds_by_age ON holds (created_at);
      CREATE TABLE reservations (
        id text PRIMARY KEY, hold_id text NOT NULL UNIQUE, manage_hash text NOT NULL UNIQUE,
        confirmation text NOT NULL, location_id text NOT NULL,
        status text NOT NULL CHECK (status IN ('booked', 'cancelled')),
        party integer NOT NULL, attribute text NOT NULL, place text NOT NULL, tables text NOT NULL,
        service_day text NOT NULL, local_start text NOT NULL, time_zone text NOT NULL,
        starts_at bigint NOT NULL, turn_minutes integer NOT NULL,
        first_slot integer NOT NULL, slots integer NOT NULL, snapshot integer NOT NULL,
        first_name text NOT NULL, last_name text NOT NULL, email text, phone text NOT NULL,
        special_request text NOT NULL, marketing_opt_in integer NOT NULL,
        created_at bigint NOT NULL, changed_at bigint NOT NULL,
        cancelled_at bigint, anonymised_at bigint,
        experience_id text, experience_version integer, add_ons text
      );
      CREATE INDEX reservations_by_start ON reservations (location_id, starts_at);
      CREATE INDEX reservations_by_age ON reservations (starts_at) WHERE anonymised_at IS NULL;
      CREATE TABLE idempotency (
        scope text NOT NULL, key text NOT NULL, body_hash text NOT NULL,
        state text NOT NULL CHECK (state IN ('running', 'done')),
        answer text, lease_until bigint NOT NULL, created_at bigint NOT NULL,
        PRIMARY KEY (scope, key)
      );
      CREATE TABLE payments (
        id text PRIMARY KEY, hold_id text NOT NULL, reservation_id text, state text NOT NULL,
        amount bigint NOT NULL, currency text NOT NULL, reference text, created_at bigint NOT NULL
      );
      CREATE TABLE outbox (
        kind text NOT NULL, reference text NOT NULL, payload text NOT NULL,
        created_at bigint NOT NULL, PRIMARY KEY (kind, reference)
      );
    `,
  },
  {
    name: '0002-freed-days',
    sql: 'ALTER TABLE day_versions ADD COLUMN freed bigint NOT NULL DEFAULT 0',
  },
]
