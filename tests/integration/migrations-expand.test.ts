import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { isOlder, OLDEST_RELEASE } from '#lib/release/oldest-release.ts'
import { migrations as ofBookings } from '#storage/postgres/migrations.ts'
import { beyondExpansion } from '#tests/databases/lib/expansion.ts'
import { FIRST_TO_ROLL, NOT_EXPANDING, type Reason } from '#tests/databases/lib/not-expanding.ts'
import { migrationsOf, releases } from '#tests/databases/lib/releases.ts'
import about from '../../package.json' with { type: 'json' }

const CONTENT = 'src/cms/migrations/postgres'
const BOOKINGS = 'src/storage/postgres/migrations.ts'
/** Since this release migrations only expand. */
const SINCE = 'v0.1.1'

/** Names of the migrations on Postgres that a release has. */
const namesIn = (release: string) =>
  [CONTENT, BOOKINGS].flatMap((place) =>
    (migrationsOf(release)[place] ?? []).map(({ name }) => name),
  )

const ofContent = readdirSync(CONTENT)
  .filter((name) => name.endsWith('.sql'))
  .map((name) => ({ name, sql: readFileSync(path.join(CONTENT, name), 'utf8') }))
const before = new Set(namesIn(SINCE))
const added = [...ofContent, ...ofBookings].filter(({ name }) => !before.has(name))

describe('a migration on Postgres leaves older releases all that they use, or is named with its decision', () => {
  test.each(added)('$name', ({ name, sql }) => {
    const problems = beyondExpansion(sql)
    if (name in NOT_EXPANDING) expect(problems).not.toEqual([])
    else expect(problems).toEqual([])
  })
})

describe.each(Object.entries(NOT_EXPANDING))('%s, which does more', (name, reason: Reason) => {
  it('is there, and so is the decision', () => {
    expect(added.map((one) => one.name)).toContain(name)
    const number = `${String(reason.decision).padStart(4, '0')}-`
    expect(readdirSync('docs/decisions').some((page) => page.startsWith(number))).toBe(true)
  })

  it('stops the site before upgrades roll, or takes away what no release uses that may still run', () => {
    if ('unusedSince' in reason) {
      expect(releases()).toContain(`v${reason.unusedSince}`)
      expect(isOlder(OLDEST_RELEASE, reason.unusedSince)).toBe(false)
    } else if (releases().includes(`v${FIRST_TO_ROLL}`)) {
      expect(namesIn(`v${FIRST_TO_ROLL}`)).toContain(name)
    }
  })
})

test('once upgrades roll, no release starts on their databases that does not', () => {
  const rolls = !isOlder(about.version, FIRST_TO_ROLL)
  expect(isOlder(OLDEST_RELEASE, FIRST_TO_ROLL)).toBe(!rolls)
})

describe('an older release lives beside', () => {
  it.each([
    'CREATE TABLE b (id text PRIMARY KEY, a_id int NOT NULL UNIQUE REFERENCES a ON DELETE CASCADE)',
    'CREATE UNLOGGED TABLE b (id text); CREATE UNIQUE INDEX ON b (id); INSERT INTO b VALUES (1)',
    "CREATE TYPE kind AS ENUM ('x'); ALTER TABLE a ADD COLUMN k kind DEFAULT 'x'",
    "ALTER TABLE a ADD COLUMN x text, ADD COLUMN y numeric DEFAULT 5 NOT NULL; UPDATE a SET x = ''",
    'ALTER TABLE a ADD x int; ALTER TABLE a ADD FOREIGN KEY (x) REFERENCES m ON DELETE SET NULL',
    'CREATE INDEX a_by_x ON a (x, lower(y)) WHERE x IS NOT NULL',
    "ALTER TYPE enum_staff_roles ADD VALUE 'butler' BEFORE 'host'",
    "ALTER TABLE settings ALTER COLUMN short_name SET DEFAULT 'Our restaurants'",
    'CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN new; END $$',
    'CREATE TABLE b (id int); CREATE TRIGGER t BEFORE UPDATE ON b EXECUTE FUNCTION f()',
    'CREATE TABLE b (id int); WITH known AS (SELECT id FROM a) INSERT INTO b SELECT id FROM known',
  ])('%s', (sql) => {
    expect(beyondExpansion(sql)).toEqual([])
  })
})

describe('an older release does not live beside', () => {
  it.each([
    ['DROP TABLE a', 'DropStmt is more than an expansion'],
    ['ALTER TABLE a DROP COLUMN x', 'a is changed by AT_DropColumn'],
    ['ALTER TABLE a RENAME COLUMN x TO y', 'RenameStmt is more than an expansion'],
    ['ALTER TABLE a ALTER COLUMN x TYPE bigint', 'a is changed by AT_AlterColumnType'],
    ["ALTER TABLE a ALTER COLUMN x SET DEFAULT 'y'", 'a is changed by AT_ColumnDefault'],
    [
      'ALTER TABLE settings ALTER COLUMN short_name DROP DEFAULT',
      'settings is changed by AT_ColumnDefault',
    ],
    ['ALTER TABLE a ALTER COLUMN x SET NOT NULL', 'a is changed by AT_SetNotNull'],
    ['ALTER TABLE a ADD COLUMN x text NOT NULL', 'a.x must be filled in'],
    ['ALTER TABLE a ADD COLUMN x uuid DEFAULT random_id()', 'a.x is worked out for each row'],
    ['ALTER TABLE a ADD COLUMN x serial', 'a.x is worked out for each row'],
    ['ALTER TABLE a ADD COLUMN x text UNIQUE', 'a.x has CONSTR_UNIQUE'],
    ['ALTER TABLE a ADD COLUMN x int REFERENCES m', 'a keeps rows of m from being deleted'],
    ['CREATE TABLE b (x int REFERENCES a)', 'b keeps rows of a from being deleted'],
    ['ALTER TABLE a ADD CONSTRAINT c CHECK (x > 0)', 'a gets the constraint c'],
    [
      'ALTER TABLE a ADD CONSTRAINT c FOREIGN KEY (x) REFERENCES m ON DELETE CASCADE',
      'a gets the constraint c',
    ],
    ['CREATE UNIQUE INDEX a_by_x ON a (x)', 'a_by_x is a new unique index'],
    ["ALTER TYPE kind ADD VALUE 'y'", 'AlterEnumStmt is more than an expansion'],
    [
      "ALTER TYPE enum_staff_roles RENAME VALUE 'host' TO 'butler'",
      'AlterEnumStmt is more than an expansion',
    ],
    ['ALTER TABLE a ADD COLUMN y int; UPDATE a SET y = 1, x = 2', 'a.x gets other values'],
    ['INSERT INTO a VALUES (1)', 'rows are added to a'],
    ['DELETE FROM a', 'rows of a go'],
    [
      'CREATE TABLE b (id int); WITH gone AS (DELETE FROM a RETURNING id) INSERT INTO b SELECT id FROM gone',
      'rows of a go',
    ],
    ['CREATE TABLE IF NOT EXISTS b (id int)', 'b may be there already'],
    ['ALTER TABLE a ADD COLUMN IF NOT EXISTS x int', 'a.x may be there already'],
    ['CREATE TABLE b () INHERITS (a)', 'b adds its rows to another table'],
    ['CREATE INDEX a_by_x ON a (CAST(x AS int))', 'a_by_x works something out for each row'],
    ['CREATE TRIGGER t BEFORE UPDATE ON a EXECUTE FUNCTION f()', 't watches a'],
    [
      'CREATE OR REPLACE FUNCTION f() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$',
      'f may be there already',
    ],
    ['DO $$ BEGIN END $$', 'DoStmt is more than an expansion'],
  ])('%s', (sql, problem) => {
    expect(beyondExpansion(sql)).toEqual([problem])
  })
})
