import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { StatementBatcher } from '#storage/postgres/batch.ts'
import { createDatabase, type PostgresDatabase } from '#tests/support/postgres.ts'

let database: PostgresDatabase
let pool: pg.Pool

beforeAll(async () => {
  database = await createDatabase(inject('postgres'))
  pool = new pg.Pool({ connectionString: database.url, max: 1 })
  pool.on('error', () => {})
  await pool.query('CREATE TABLE seats (id integer PRIMARY KEY, name text, at bigint)')
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const insert = { name: 'insert', text: 'INSERT INTO seats VALUES ($1, $2, $3)' }
const select = { name: 'select', text: 'SELECT id, name, at FROM seats WHERE id = $1' }
const count = { text: 'SELECT count(*) AS seats FROM seats' }

/** Statements of one turn, on the one connection; their outcomes. */
async function together(...statements: Parameters<StatementBatcher['run']>[0][]) {
  const client = await pool.connect()
  const batches = new StatementBatcher(client)
  const outcomes = await Promise.allSettled(statements.map((one) => batches.run(one)))
  client.release()
  return outcomes.map((one) => (one.status === 'fulfilled' ? one.value : one.reason.code))
}

test('statements of one turn are answered in their order, prepared or not', async () => {
  const rows = [{ id: 1, name: null, at: 1_800_000_000_000 }]
  for (const id of [1, 2]) {
    const answers = await together(
      { ...insert, values: [id, null, 1_800_000_000_000] },
      { ...select, values: [1] },
      { text: 'UPDATE seats SET at = at + 0' },
    )
    expect(answers).toEqual([
      { rows: [], count: 1 },
      { rows, count: 1 },
      { rows: [], count: id },
    ])
  }
})

test('none behind one that fails is done, and their connection goes on', async () => {
  const fresh = { name: 'behind', text: 'SELECT name FROM seats WHERE id = $1', values: [1] }
  const values = [7, 'terrace', 0]
  expect(
    await together({ text: 'BEGIN' }, { ...insert, values }, { ...insert, values }, fresh),
  ).toEqual([{ rows: [], count: 0 }, { rows: [], count: 1 }, '23505', '25P02'])
  expect(await together({ text: 'ROLLBACK' }, fresh, fresh)).toMatchObject([
    {},
    { rows: [{ name: null }] },
    { rows: [{ name: null }] },
  ])
  // What is not in a transaction is one of its own.
  expect(await together({ ...insert, values }, { text: 'SELECT 1 / 0' })).toEqual([
    { rows: [], count: 1 },
    '22012',
  ])
  expect(await together(count)).toMatchObject([{ rows: [{ seats: 2 }] }])
})

test('a statement whose commit fails is no success', async () => {
  await pool.query(
    'CREATE TABLE held (seat integer REFERENCES seats DEFERRABLE INITIALLY DEFERRED)',
  )
  expect(await together({ text: 'INSERT INTO held VALUES (99)' })).toEqual(['23503'])
})

test('a connection that breaks fails all that was asked for, and what is asked for next', async () => {
  const client = await pool.connect()
  client.on('error', () => {})
  const batches = new StatementBatcher(client)
  const stop = batches.run({ text: 'SELECT pg_terminate_backend(pg_backend_pid())' })
  const behind = batches.run(count)
  const broken = await Promise.allSettled([stop, behind])
  const next = await Promise.allSettled([batches.run(count)])
  client.release(true)
  expect([...broken, ...next].map(({ status }) => status)).toEqual(Array(3).fill('rejected'))
  expect(await together(count)).toMatchObject([{ rows: [{ seats: 2 }] }])
})
