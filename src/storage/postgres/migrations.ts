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
  {
    name: '0003-desk',
    sql: `
      ALTER TABLE reservations ADD COLUMN source text NOT NULL DEFAULT 'guest'
        CHECK (source IN ('guest', 'walk_in'));
      ALTER TABLE reservations ADD COLUMN visit text
        CHECK (visit IN ('seated', 'finished', 'no_show'));
      ALTER TABLE reservations ADD COLUMN visit_at bigint;
      ALTER TABLE reservations ADD COLUMN staff_note text NOT NULL DEFAULT '';
      ALTER TABLE reservations ADD COLUMN search_text text NOT NULL DEFAULT '';
      UPDATE reservations SET search_text = lower(first_name || ' ' || last_name || ' ' ||
        replace(phone, '+', '') || ' ' || COALESCE(email, '') || ' ' || confirmation)
        WHERE anonymised_at IS NULL;
      CREATE INDEX reservations_by_day ON reservations (location_id, service_day);
      CREATE TABLE blocks (
        id text PRIMARY KEY, location_id text NOT NULL, service_day text NOT NULL,
        tables text NOT NULL, local_start text NOT NULL, local_end text NOT NULL,
        first_slot integer NOT NULL, slots integer NOT NULL, reason text NOT NULL
      );
      CREATE INDEX blocks_by_day ON blocks (location_id, service_day);
      CREATE TABLE desk_acts (
        subject text NOT NULL, number integer NOT NULL, location_id text NOT NULL, act text NOT NULL,
        detail text NOT NULL, staff text NOT NULL, at bigint NOT NULL, PRIMARY KEY (subject, number)
      );
    `,
  },
  {
    name: '0004-experiences',
    sql: `
      ALTER TABLE holds ADD COLUMN units_from integer;
      ALTER TABLE reservations ADD COLUMN units_from integer;
      ALTER TABLE reservations ADD COLUMN bill text;
    `,
  },
  {
    name: '0005-outbox',
    sql: `
      DROP TABLE outbox;
      CREATE TABLE outbox (
        key text PRIMARY KEY, kind text NOT NULL, location_id text NOT NULL,
        recipient text NOT NULL, payload text NOT NULL,
        state text NOT NULL
          CHECK (state IN ('waiting', 'sending', 'sent', 'kept', 'dropped', 'dead')),
        attempts integer NOT NULL, due_at bigint NOT NULL, error text, copy text,
        created_at bigint NOT NULL, ended_at bigint
      );
      CREATE INDEX outbox_due ON outbox (due_at) WHERE state IN ('waiting', 'sending');
      CREATE INDEX outbox_by_age ON outbox (created_at);
      ALTER TABLE reservations ADD COLUMN sequence integer NOT NULL DEFAULT 0;
    `,
  },
  {
    name: '0006-alerts',
    sql: `
      CREATE TABLE alerts (
        id text PRIMARY KEY, stop_hash text NOT NULL UNIQUE, location_id text NOT NULL,
        local_start text NOT NULL, starts_at bigint NOT NULL, party integer NOT NULL,
        email text NOT NULL, address_hash text NOT NULL,
        state text NOT NULL CHECK (state IN ('waiting', 'told', 'stopped')),
        created_at bigint NOT NULL, looked_at bigint, told_at bigint
      );
      CREATE INDEX alerts_waiting ON alerts (created_at) WHERE state = 'waiting';
      CREATE INDEX alerts_by_evening ON alerts (location_id, told_at);
      CREATE INDEX alerts_by_address ON alerts (address_hash);
      CREATE INDEX outbox_ended ON outbox (ended_at) WHERE ended_at IS NOT NULL;
    `,
  },
  {
    name: '0007-payments',
    sql: `
      DROP TABLE payments;
      CREATE TABLE payments (
        id text PRIMARY KEY, hold_id text NOT NULL, location_id text NOT NULL, reservation_id text,
        kind text NOT NULL CHECK (kind IN ('charge', 'hold')),
        state text NOT NULL CHECK (state IN
          ('open', 'taken', 'paid', 'kept', 'charged', 'returning', 'returned')),
        amount integer NOT NULL, currency text NOT NULL, multiplier integer NOT NULL,
        reference text, card text, last4 text, request text,
        created_at bigint NOT NULL, changed_at bigint NOT NULL
      );
      CREATE UNIQUE INDEX payments_open ON payments (hold_id) WHERE state = 'open';
      CREATE UNIQUE INDEX payments_by_reservation ON payments (reservation_id)
        WHERE reservation_id IS NOT NULL;
      `,
  },
  {
    name: '0008-test-ledger',
    sql: `
      CREATE TABLE test_payments (
        id text PRIMARY KEY, kind text NOT NULL CHECK (kind IN ('charge', 'hold')),
        amount bigint NOT NULL, currency text NOT NULL, multiplier integer NOT NULL,
        state text NOT NULL
          CHECK (state IN ('open', 'question', 'authorised', 'paid', 'cancelled')),
        card text, question text UNIQUE, return_url text
      );
      CREATE TABLE test_tokens (
        token text PRIMARY KEY, payment_id text NOT NULL, refused text
      );
      CREATE TABLE test_movements (
        payment_id text NOT NULL, kind text NOT NULL CHECK (kind IN ('refund', 'charge')),
        id text NOT NULL, amount bigint NOT NULL, refused text,
        PRIMARY KEY (payment_id, kind, id)
      );
    `,
  },
  {
    name: '0009-held-days',
    sql: 'ALTER TABLE day_versions ADD COLUMN held bigint NOT NULL DEFAULT 0',
  },
  {
    name: '0010-addresses',
    sql: `
      CREATE INDEX reservations_by_email ON reservations (lower(email)) WHERE email IS NOT NULL;
      CREATE INDEX outbox_by_recipient ON outbox (lower(recipient));
    `,
  },
  {
    name: '0011-fees',
    sql: `
      ALTER TABLE payments ADD COLUMN fee integer;
      ALTER TABLE payments DROP CONSTRAINT payments_state_check;
      ALTER TABLE payments ADD CONSTRAINT payments_state_check CHECK (state IN ('open', 'taken',
        'paid', 'kept', 'charging', 'charged', 'declined', 'returning', 'returned'));
    `,
  },
  {
    name: '0012-failed-payments',
    sql: `
      ALTER TABLE payments ADD COLUMN charges integer NOT NULL DEFAULT 0;
      ALTER TABLE payments ADD COLUMN let_go_at bigint;
      UPDATE payments SET charges = 1 WHERE fee IS NOT NULL;
      UPDATE payments SET card = NULL WHERE state <> 'open';
      ALTER TABLE payments DROP CONSTRAINT payments_state_check;
      ALTER TABLE payments ADD CONSTRAINT payments_state_check CHECK (state IN ('open', 'taken',
        'paid', 'failed', 'kept', 'charging', 'charged', 'declined', 'returning', 'returned'));
      CREATE INDEX payments_with_card ON payments (id)
        WHERE kind = 'hold' AND let_go_at IS NULL AND state IN ('kept', 'charged', 'declined');
      CREATE TABLE refused_cards (
        address_hash text PRIMARY KEY, refused integer NOT NULL, until bigint NOT NULL
      );
    `,
  },
  {
    name: '0013-sold-out',
    sql: `
      CREATE TABLE sold_out (
        location_id text NOT NULL, item_id text NOT NULL, title text NOT NULL,
        until bigint NOT NULL, staff text NOT NULL, at bigint NOT NULL,
        version bigint NOT NULL, PRIMARY KEY (location_id, item_id)
      );
      CREATE INDEX sold_out_by_version ON sold_out (version);
      CREATE TABLE sold_out_clock (version bigint NOT NULL);
      INSERT INTO sold_out_clock VALUES (0);
    `,
  },
  {
    name: '0014-spent',
    sql: `
      CREATE TABLE spent (what text PRIMARY KEY, until bigint NOT NULL);
      CREATE INDEX spent_until ON spent (until);
    `,
  },
  {
    name: '0015-dead-letters',
    sql: `
      CREATE INDEX outbox_dead ON outbox (created_at) WHERE state = 'dead';
    `,
  },
  {
    name: '0016-revisions',
    sql: `
      ALTER TABLE current_settings ADD COLUMN revision bigint NOT NULL DEFAULT 0;
    `,
  },
  {
    name: '0017-attempts',
    sql: `
      CREATE TABLE attempts (
        hold_id text PRIMARY KEY, taker text NOT NULL, lease_until bigint NOT NULL
      );
    `,
  },
  {
    name: '0018-changes',
    sql: `
      CREATE TABLE changes (
        hold_id text PRIMARY KEY, reservation_id text NOT NULL, kept text NOT NULL
      );
    `,
  },
  {
    name: '0019-series',
    sql: `
      ALTER TABLE reservations ADD COLUMN network text;
      CREATE INDEX reservations_by_network ON reservations (network) WHERE network IS NOT NULL;
      CREATE INDEX reservations_by_phone ON reservations (location_id, phone);
    `,
  },
  {
    name: '0020-rate-limits',
    // Unlogged: after a crash of the server all counters begin anew.
    sql: `
      CREATE UNLOGGED TABLE rate_limits (
        key text PRIMARY KEY, points integer NOT NULL, expire bigint NOT NULL
      );
      CREATE INDEX rate_limits_expire ON rate_limits (expire);
    `,
  },
  {
    name: '0021-cdn-purges',
    sql: `
      CREATE TABLE cdn_purges (epoch bigint NOT NULL);
      INSERT INTO cdn_purges VALUES (-1);
    `,
  },
  {
    name: '0022-staff-source',
    sql: `
      ALTER TABLE reservations ADD COLUMN staff_source text;
    `,
  },
  {
    name: '0023-day-figures',
    sql: `
      CREATE TABLE day_figures (
        location_id text NOT NULL, service_day text NOT NULL, stamp text NOT NULL,
        figures text NOT NULL, PRIMARY KEY (location_id, service_day)
      );
    `,
  },
  {
    name: '0024-guests',
    sql: `
      CREATE INDEX reservations_by_guest ON reservations (phone, starts_at);
    `,
  },
  {
    name: '0025-running-late',
    sql: `
      ALTER TABLE reservations ADD COLUMN late_minutes integer NOT NULL DEFAULT 0;
    `,
  },
  {
    name: '0026-shifts',
    sql: `
      CREATE TABLE shifts (
        location_id text NOT NULL, service_day text NOT NULL, version integer NOT NULL,
        note text NOT NULL, sections text NOT NULL, PRIMARY KEY (location_id, service_day)
      );
      CREATE INDEX shifts_by_day ON shifts (service_day);
    `,
  },
  {
    name: '0027-guest-book',
    sql: `
      CREATE TABLE guest_profiles (
        guest text NOT NULL, scope text NOT NULL, notes text NOT NULL, allergies text NOT NULL,
        diets text NOT NULL, seating text NOT NULL, tags text NOT NULL, version bigint NOT NULL,
        kept_until bigint, PRIMARY KEY (guest, scope)
      );
      CREATE INDEX guest_profiles_kept ON guest_profiles (kept_until) WHERE kept_until IS NOT NULL;
      CREATE TABLE guest_keys (guest_key text PRIMARY KEY, guest text NOT NULL);
      CREATE INDEX guest_keys_by_guest ON guest_keys (guest);
      CREATE TABLE guest_merges (
        id text PRIMARY KEY, number integer NOT NULL, guest text NOT NULL, other text NOT NULL,
        staff text NOT NULL, at bigint NOT NULL, snapshot text NOT NULL
      );
      CREATE INDEX guest_merges_by_guest ON guest_merges (guest, number);
    `,
  },
  {
    name: '0028-walk-in-list',
    sql: `
      CREATE TABLE walk_in_list (
        id text PRIMARY KEY, location_id text NOT NULL, service_day text NOT NULL,
        party integer NOT NULL, name text NOT NULL, phone text NOT NULL, wish text,
        note text NOT NULL, quoted integer NOT NULL,
        state text NOT NULL CHECK (state IN ('waiting', 'notified', 'seated', 'left', 'removed')),
        added_at bigint NOT NULL, notified_at bigint, ended_at bigint,
        changed_at bigint NOT NULL, reservation_id text, anonymised_at bigint,
        texts_at bigint, texts_by text
      );
      CREATE INDEX walk_in_list_by_day ON walk_in_list (location_id, service_day);
      CREATE INDEX walk_in_list_by_phone ON walk_in_list (phone);
      CREATE INDEX walk_in_list_by_age ON walk_in_list (added_at) WHERE anonymised_at IS NULL;
      ALTER TABLE reservations ADD COLUMN texts_at bigint;
      ALTER TABLE reservations ADD COLUMN texts_by text;
      CREATE TABLE text_opt_outs (phone_hash text PRIMARY KEY, stopped_at bigint NOT NULL);
    `,
  },
  {
    name: '0029-audit-log',
    sql: `
      CREATE INDEX desk_acts_by_time ON desk_acts (at, subject, number);
      CREATE INDEX desk_acts_by_staff ON desk_acts (staff, at, subject, number);
      CREATE INDEX desk_acts_by_act ON desk_acts (act, at, subject, number);
      CREATE INDEX desk_acts_by_location ON desk_acts (location_id, at, subject, number);
    `,
  },
  {
    name: '0030-site-counts',
    sql: `
      CREATE TABLE site_counts (
        monday text NOT NULL, location_id text NOT NULL, step text NOT NULL, detail text NOT NULL,
        word text, d1 bigint NOT NULL, d2 bigint NOT NULL, d3 bigint NOT NULL, d4 bigint NOT NULL,
        d5 bigint NOT NULL, d6 bigint NOT NULL, d7 bigint NOT NULL,
        PRIMARY KEY (monday, location_id, step, detail)
      );
      CREATE TABLE site_count_batches (
        instance text PRIMARY KEY, number bigint NOT NULL, at bigint NOT NULL
      );
    `,
  },
  {
    name: '0031-address-counts',
    sql: `
      CREATE TABLE address_counts (
        kind text NOT NULL, address text NOT NULL, day text NOT NULL, count bigint NOT NULL,
        PRIMARY KEY (kind, address, day)
      );
    `,
  },
  {
    name: '0032-imports',
    sql: `
      ALTER TABLE reservations ADD COLUMN import_seen bigint;
      CREATE TABLE import_marks (
        import text NOT NULL, name text NOT NULL, subject text NOT NULL, made integer NOT NULL,
        seen bigint NOT NULL, former text NOT NULL, at bigint NOT NULL,
        PRIMARY KEY (import, name)
      );
      CREATE INDEX import_marks_by_subject ON import_marks (subject);
      CREATE INDEX import_marks_by_age ON import_marks (at);
    `,
  },
]
