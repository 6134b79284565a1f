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
  {
    name: '0003-desk',
    sql: `
      ALTER TABLE reservations ADD COLUMN source TEXT NOT NULL DEFAULT 'guest'
        CHECK (source IN ('guest', 'walk_in'));
      ALTER TABLE reservations ADD COLUMN visit TEXT
        CHECK (visit IN ('seated', 'finished', 'no_show'));
      ALTER TABLE reservations ADD COLUMN visit_at INTEGER;
      ALTER TABLE reservations ADD COLUMN staff_note TEXT NOT NULL DEFAULT '';
      ALTER TABLE reservations ADD COLUMN search_text TEXT NOT NULL DEFAULT '';
      UPDATE reservations SET search_text = lower(first_name || ' ' || last_name || ' ' ||
        replace(phone, '+', '') || ' ' || COALESCE(email, '') || ' ' || confirmation)
        WHERE anonymised_at IS NULL;
      CREATE INDEX reservations_by_day ON reservations (location_id, service_day);
      CREATE TABLE blocks (
        id TEXT PRIMARY KEY, location_id TEXT NOT NULL, service_day TEXT NOT NULL,
        tables TEXT NOT NULL, local_start TEXT NOT NULL, local_end TEXT NOT NULL,
        first_slot INTEGER NOT NULL, slots INTEGER NOT NULL, reason TEXT NOT NULL
      ) WITHOUT ROWID;
      CREATE INDEX blocks_by_day ON blocks (location_id, service_day);
      CREATE TABLE desk_acts (
        subject TEXT NOT NULL, number INTEGER NOT NULL, location_id TEXT NOT NULL, act TEXT NOT NULL,
        detail TEXT NOT NULL, staff TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (subject, number)
      ) WITHOUT ROWID;
    `,
  },
  {
    name: '0004-experiences',
    sql: `
      ALTER TABLE holds ADD COLUMN units_from INTEGER;
      ALTER TABLE reservations ADD COLUMN units_from INTEGER;
      ALTER TABLE reservations ADD COLUMN bill TEXT;
    `,
  },
  {
    name: '0005-outbox',
    sql: `
      DROP TABLE outbox;
      CREATE TABLE outbox (
        key TEXT PRIMARY KEY, kind TEXT NOT NULL, location_id TEXT NOT NULL,
        recipient TEXT NOT NULL, payload TEXT NOT NULL,
        state TEXT NOT NULL
          CHECK (state IN ('waiting', 'sending', 'sent', 'kept', 'dropped', 'dead')),
        attempts INTEGER NOT NULL, due_at INTEGER NOT NULL, error TEXT, copy TEXT,
        created_at INTEGER NOT NULL, ended_at INTEGER
      ) WITHOUT ROWID;
      CREATE INDEX outbox_due ON outbox (due_at) WHERE state IN ('waiting', 'sending');
      CREATE INDEX outbox_by_age ON outbox (created_at);
      ALTER TABLE reservations ADD COLUMN sequence INTEGER NOT NULL DEFAULT 0;
    `,
  },
  {
    name: '0006-alerts',
    sql: `
      CREATE TABLE alerts (
        id TEXT PRIMARY KEY, stop_hash TEXT NOT NULL UNIQUE, location_id TEXT NOT NULL,
        local_start TEXT NOT NULL, starts_at INTEGER NOT NULL, party INTEGER NOT NULL,
        email TEXT NOT NULL, address_hash TEXT NOT NULL,
        state TEXT NOT NULL CHECK (state IN ('waiting', 'told', 'stopped')),
        created_at INTEGER NOT NULL, looked_at INTEGER, told_at INTEGER
      ) WITHOUT ROWID;
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
        id TEXT PRIMARY KEY, hold_id TEXT NOT NULL, location_id TEXT NOT NULL, reservation_id TEXT,
        kind TEXT NOT NULL CHECK (kind IN ('charge', 'hold')),
        state TEXT NOT NULL CHECK (state IN
          ('open', 'taken', 'paid', 'kept', 'charged', 'returning', 'returned')),
        amount INTEGER NOT NULL, currency TEXT NOT NULL, multiplier INTEGER NOT NULL,
        reference TEXT, card TEXT, last4 TEXT, request TEXT,
        created_at INTEGER NOT NULL, changed_at INTEGER NOT NULL
      ) WITHOUT ROWID;
      CREATE UNIQUE INDEX payments_open ON payments (hold_id) WHERE state = 'open';
      CREATE UNIQUE INDEX payments_by_reservation ON payments (reservation_id)
        WHERE reservation_id IS NOT NULL;
      `,
  },
  {
    name: '0008-test-ledger',
    sql: `
      CREATE TABLE test_payments (
        id TEXT PRIMARY KEY, kind TEXT NOT NULL CHECK (kind IN ('charge', 'hold')),
        amount INTEGER NOT NULL, currency TEXT NOT NULL, multiplier INTEGER NOT NULL,
        state TEXT NOT NULL
          CHECK (state IN ('open', 'question', 'authorised', 'paid', 'cancelled')),
        card TEXT, question TEXT UNIQUE, return_url TEXT
      ) WITHOUT ROWID;
      CREATE TABLE test_tokens (
        token TEXT PRIMARY KEY, payment_id TEXT NOT NULL, refused TEXT
      ) WITHOUT ROWID;
      CREATE TABLE test_movements (
        payment_id TEXT NOT NULL, kind TEXT NOT NULL CHECK (kind IN ('refund', 'charge')),
        id TEXT NOT NULL, amount INTEGER NOT NULL, refused TEXT,
        PRIMARY KEY (payment_id, kind, id)
      ) WITHOUT ROWID;
    `,
  },
  {
    name: '0009-held-days',
    sql: 'ALTER TABLE day_versions ADD COLUMN held INTEGER NOT NULL DEFAULT 0',
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
      ALTER TABLE payments RENAME TO payments_before;
      CREATE TABLE payments (
        id TEXT PRIMARY KEY, hold_id TEXT NOT NULL, location_id TEXT NOT NULL, reservation_id TEXT,
        kind TEXT NOT NULL CHECK (kind IN ('charge', 'hold')),
        state TEXT NOT NULL CHECK (state IN ('open', 'taken', 'paid', 'kept', 'charging', 'charged',
          'declined', 'returning', 'returned')),
        amount INTEGER NOT NULL, currency TEXT NOT NULL, multiplier INTEGER NOT NULL,
        reference TEXT, card TEXT, last4 TEXT, request TEXT,
        created_at INTEGER NOT NULL, changed_at INTEGER NOT NULL, fee INTEGER
      ) WITHOUT ROWID;
      INSERT INTO payments SELECT *, NULL FROM payments_before;
      DROP TABLE payments_before;
      CREATE UNIQUE INDEX payments_open ON payments (hold_id) WHERE state = 'open';
      CREATE UNIQUE INDEX payments_by_reservation ON payments (reservation_id)
        WHERE reservation_id IS NOT NULL;
    `,
  },
  {
    name: '0012-failed-payments',
    sql: `
      ALTER TABLE payments RENAME TO payments_before;
      CREATE TABLE payments (
        id TEXT PRIMARY KEY, hold_id TEXT NOT NULL, location_id TEXT NOT NULL, reservation_id TEXT,
        kind TEXT NOT NULL CHECK (kind IN ('charge', 'hold')),
        state TEXT NOT NULL CHECK (state IN ('open', 'taken', 'paid', 'failed', 'kept', 'charging',
          'charged', 'declined', 'returning', 'returned')),
        amount INTEGER NOT NULL, currency TEXT NOT NULL, multiplier INTEGER NOT NULL,
        reference TEXT, card TEXT, last4 TEXT, request TEXT,
        created_at INTEGER NOT NULL, changed_at INTEGER NOT NULL, fee INTEGER,
        charges INTEGER NOT NULL DEFAULT 0, let_go_at INTEGER
      ) WITHOUT ROWID;
      INSERT INTO payments
        SELECT *, CASE WHEN fee IS NULL THEN 0 ELSE 1 END, NULL FROM payments_before;
      DROP TABLE payments_before;
      UPDATE payments SET card = NULL WHERE state <> 'open';
      CREATE UNIQUE INDEX payments_open ON payments (hold_id) WHERE state = 'open';
      CREATE UNIQUE INDEX payments_by_reservation ON payments (reservation_id)
        WHERE reservation_id IS NOT NULL;
      CREATE INDEX payments_with_card ON payments (id)
        WHERE kind = 'hold' AND let_go_at IS NULL AND state IN ('kept', 'charged', 'declined');
      CREATE TABLE refused_cards (
        address_hash TEXT PRIMARY KEY, refused INTEGER NOT NULL, until INTEGER NOT NULL
      ) WITHOUT ROWID;
    `,
  },
  {
    name: '0013-sold-out',
    sql: `
      CREATE TABLE sold_out (
        location_id TEXT NOT NULL, item_id TEXT NOT NULL, title TEXT NOT NULL,
        until INTEGER NOT NULL, staff TEXT NOT NULL, at INTEGER NOT NULL,
        version INTEGER NOT NULL, PRIMARY KEY (location_id, item_id)
      ) WITHOUT ROWID;
      CREATE INDEX sold_out_by_version ON sold_out (version);
      CREATE TABLE sold_out_clock (version INTEGER NOT NULL);
      INSERT INTO sold_out_clock VALUES (0);
    `,
  },
  {
    name: '0014-spent',
    sql: `
      CREATE TABLE spent (what TEXT PRIMARY KEY, until INTEGER NOT NULL) WITHOUT ROWID;
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
      ALTER TABLE current_settings ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
    `,
  },
  {
    name: '0017-attempts',
    sql: `
      CREATE TABLE attempts (
        hold_id TEXT PRIMARY KEY, taker TEXT NOT NULL, lease_until INTEGER NOT NULL
      ) WITHOUT ROWID;
    `,
  },
  {
    name: '0018-changes',
    sql: `
      CREATE TABLE changes (
        hold_id TEXT PRIMARY KEY, reservation_id TEXT NOT NULL, kept TEXT NOT NULL
      ) WITHOUT ROWID;
    `,
  },
  {
    name: '0019-series',
    sql: `
      ALTER TABLE reservations ADD COLUMN network TEXT;
      CREATE INDEX reservations_by_network ON reservations (network) WHERE network IS NOT NULL;
      CREATE INDEX reservations_by_phone ON reservations (location_id, phone);
    `,
  },
  {
    name: '0020-staff-source',
    sql: `
      ALTER TABLE reservations ADD COLUMN staff_source TEXT;
    `,
  },
  {
    name: '0021-day-figures',
    sql: `
      CREATE TABLE day_figures (
        location_id TEXT NOT NULL, service_day TEXT NOT NULL, stamp TEXT NOT NULL,
        figures TEXT NOT NULL, PRIMARY KEY (location_id, service_day)
      ) WITHOUT ROWID;
    `,
  },
  {
    name: '0022-guests',
    // The second one serves whatever the first one did.
    sql: `
      DROP INDEX reservations_by_phone;
      CREATE INDEX reservations_by_guest ON reservations (phone, starts_at);
    `,
  },
  {
    name: '0023-running-late',
    sql: `
      ALTER TABLE reservations ADD COLUMN late_minutes INTEGER NOT NULL DEFAULT 0;
    `,
  },
  {
    name: '0024-shifts',
    sql: `
      CREATE TABLE shifts (
        location_id TEXT NOT NULL, service_day TEXT NOT NULL, version INTEGER NOT NULL,
        note TEXT NOT NULL, sections TEXT NOT NULL, PRIMARY KEY (location_id, service_day)
      ) WITHOUT ROWID;
      CREATE INDEX shifts_by_day ON shifts (service_day);
    `,
  },
  {
    name: '0025-guest-book',
    sql: `
      CREATE TABLE guest_profiles (
        guest TEXT NOT NULL, scope TEXT NOT NULL, notes TEXT NOT NULL, allergies TEXT NOT NULL,
        diets TEXT NOT NULL, seating TEXT NOT NULL, tags TEXT NOT NULL, version INTEGER NOT NULL,
        kept_until INTEGER, PRIMARY KEY (guest, scope)
      ) WITHOUT ROWID;
      CREATE INDEX guest_profiles_kept ON guest_profiles (kept_until) WHERE kept_until IS NOT NULL;
      CREATE TABLE guest_keys (guest_key TEXT PRIMARY KEY, guest TEXT NOT NULL) WITHOUT ROWID;
      CREATE INDEX guest_keys_by_guest ON guest_keys (guest);
      CREATE TABLE guest_merges (
        id TEXT PRIMARY KEY, number INTEGER NOT NULL, guest TEXT NOT NULL, other TEXT NOT NULL,
        staff TEXT NOT NULL, at INTEGER NOT NULL, snapshot TEXT NOT NULL
      ) WITHOUT ROWID;
      CREATE INDEX guest_merges_by_guest ON guest_merges (guest, number);
    `,
  },
  {
    name: '0026-walk-in-list',
    sql: `
      CREATE TABLE walk_in_list (
        id TEXT PRIMARY KEY, location_id TEXT NOT NULL, service_day TEXT NOT NULL,
        party INTEGER NOT NULL, name TEXT NOT NULL, phone TEXT NOT NULL, wish TEXT,
        note TEXT NOT NULL, quoted INTEGER NOT NULL,
        state TEXT NOT NULL CHECK (state IN ('waiting', 'notified', 'seated', 'left', 'removed')),
        added_at INTEGER NOT NULL, notified_at INTEGER, ended_at INTEGER,
        changed_at INTEGER NOT NULL, reservation_id TEXT, anonymised_at INTEGER,
        texts_at INTEGER, texts_by TEXT
      ) WITHOUT ROWID;
      CREATE INDEX walk_in_list_by_day ON walk_in_list (location_id, service_day);
      CREATE INDEX walk_in_list_by_phone ON walk_in_list (phone);
      CREATE INDEX walk_in_list_by_age ON walk_in_list (added_at) WHERE anonymised_at IS NULL;
      ALTER TABLE reservations ADD COLUMN texts_at INTEGER;
      ALTER TABLE reservations ADD COLUMN texts_by TEXT;
      CREATE TABLE text_opt_outs (phone_hash TEXT PRIMARY KEY, stopped_at INTEGER NOT NULL)
        WITHOUT ROWID;
    `,
  },
  {
    name: '0027-audit-log',
    sql: `
      CREATE INDEX desk_acts_by_time ON desk_acts (at, subject, number);
      CREATE INDEX desk_acts_by_staff ON desk_acts (staff, at, subject, number);
      CREATE INDEX desk_acts_by_act ON desk_acts (act, at, subject, number);
      CREATE INDEX desk_acts_by_location ON desk_acts (location_id, at, subject, number);
    `,
  },
  {
    name: '0028-site-counts',
    sql: `
      CREATE TABLE site_counts (
        monday TEXT NOT NULL, location_id TEXT NOT NULL, step TEXT NOT NULL, detail TEXT NOT NULL,
        word TEXT, d1 INTEGER NOT NULL, d2 INTEGER NOT NULL, d3 INTEGER NOT NULL, d4 INTEGER NOT NULL,
        d5 INTEGER NOT NULL, d6 INTEGER NOT NULL, d7 INTEGER NOT NULL,
        PRIMARY KEY (monday, location_id, step, detail)
      ) WITHOUT ROWID;
      CREATE TABLE site_count_batches (
        instance TEXT PRIMARY KEY, number INTEGER NOT NULL, at INTEGER NOT NULL
      ) WITHOUT ROWID;
    `,
  },
  {
    name: '0029-address-counts',
    sql: `
      CREATE TABLE address_counts (
        kind TEXT NOT NULL, address TEXT NOT NULL, day TEXT NOT NULL, count INTEGER NOT NULL,
        PRIMARY KEY (kind, address, day)
      ) WITHOUT ROWID;
    `,
  },
  {
    name: '0030-imports',
    sql: `
      ALTER TABLE reservations ADD COLUMN import_seen INTEGER;
      CREATE TABLE import_marks (
        import TEXT NOT NULL, name TEXT NOT NULL, subject TEXT NOT NULL, made INTEGER NOT NULL,
        seen INTEGER NOT NULL, former TEXT NOT NULL, at INTEGER NOT NULL,
        PRIMARY KEY (import, name)
      ) WITHOUT ROWID;
      CREATE INDEX import_marks_by_subject ON import_marks (subject);
      CREATE INDEX import_marks_by_age ON import_marks (at);
    `,
  },
]
