// How long an administrator waits for the audit log with so many entries of content, and half as many of bookings, on the
// content system itself: median of each question (ms), and how many times as long as with a tenth of them.
//   node bench/audit-log.ts [entries = 1000000] [rounds = 5] [sqlite | postgres]
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Payload, PayloadRequest } from 'payload'
import { createDatabase, startPostgres } from '#tests/support/postgres.ts'
import { lasting } from './support/waits.ts'
import { median } from './support/wrk.ts'

const entries = Number(process.argv[2] ?? 1_000_000)
const rounds = Number(process.argv[3] ?? 5)
const kind = process.argv[4] === 'postgres' ? 'postgres' : 'sqlite'
const MOST = { ms: 1000, growth: 3 }
const STAFF = 40
const LOCATIONS = 1000
/** Between two entries (ms). */
const STEP = 20_000

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'tableside-audit-'))
const server = kind === 'postgres' ? await startPostgres({ durable: true }) : null
const database = server ? await createDatabase(server.url) : null
Object.assign(process.env, {
  ...{ DATA_DIR: dataDir, LOG_LEVEL: 'silent', DATABASE_URL: database?.url ?? '' },
  TABLESIDE_SECRET: 'the secret of a measurement that keeps nothing',
})
const { migrateContent } = await import('#cms/database/migrate.ts')
const { env } = await import('../src/env.ts')
await migrateContent(env)
const { getPayload } = await import('#data/site/payload.ts')
const { createLocalReq } = await import('payload')
const { runSql } = await import('#cms/database/sql.ts')
const { auditLogQuery } = await import('#cms/audit-log/log-query.ts')
const { readAuditLog } = await import('#cms/audit-log/read-audit-log.ts')
const { bookingDatabase } = await import('#storage/process.ts')

const now = Date.now()
const day = (ago: number) => new Date(now - ago * 86_400_000).toISOString().slice(0, 10)
const QUESTIONS: Record<string, string> = {
  'the newest': '',
  'a page far back': `after=${now - Math.floor((entries * STEP) / 2)}~0~1`,
  'one person': 'who=7',
  'a group of acts': 'act=content',
  'a rare act': 'act=delete',
  'what nobody did': 'act=trash',
  'a document': 'document=collections/pages/77',
  'a restaurant': 'location=500',
  'a restaurant, one person, an act': 'location=500&who=7&act=publish',
  'a week': `from=${day(60)}&to=${day(53)}`,
  'a frequent word': 'text=page',
  'a rare word': 'text=title77',
  'two frequent words': 'text=page person7',
  'a word and a restaurant': 'text=page&location=500',
  'a word that nobody wrote': 'text=zebra',
}

const payload = await getPayload()
const req = await createLocalReq({}, payload)
for (let n = 1; n <= STAFF; n++) await makeStaff(payload, n)
await fill(payload, 1, entries / 10)
const small = await measured(req)
await fill(payload, entries / 10 + 1, entries)
const large = await measured(req)

const rows = Object.fromEntries(
  Object.keys(QUESTIONS).map((name) => {
    const [before = 0, after = 0] = [small[name], large[name]]
    const growth = Math.round((after / before) * 10) / 10
    return [name, { ms: Math.round(after), growth }]
  }),
)
console.log(kind, entries)
console.table(rows)
const slow = Object.entries(rows).filter(([, { ms }]) => ms > MOST.ms)
console.log(slow.length === 0 ? 'ok' : `too slow: ${slow.map(([name]) => name).join(', ')}`)
await payload.destroy()
await (await bookingDatabase()).close()
await database?.drop()
await server?.stop()
rmSync(dataDir, { recursive: true, force: true })
process.exit(slow.length === 0 ? 0 : 1)

async function measured(req: PayloadRequest): Promise<Record<string, number>> {
  const medians: Record<string, number> = {}
  for (const [name, search] of Object.entries(QUESTIONS)) {
    const asked = auditLogQuery.parse(Object.fromEntries(new URLSearchParams(search)))
    const times: number[] = []
    for (let round = 0; round < rounds; round++)
      times.push(await lasting(() => readAuditLog(req, asked, 50)))
    medians[name] = median(times)
  }
  return medians
}

async function makeStaff(payload: Payload, n: number): Promise<void> {
  await payload.create({
    collection: 'staff',
    data: {
      ...{ name: `Person${n} Smith`, email: `person${n}@example.com`, roles: ['editor'] },
      password: 'a long enough password',
    },
    context: { deferEpoch: true },
  })
}

/** Entries with the numbers from `first` to `last`, the highest the newest, and half as many acts of hosts. */
async function fill(payload: Payload, first: number, last: number): Promise<void> {
  const numbers =
    kind === 'postgres'
      ? `SELECT n FROM generate_series(${first}, ${last}) AS s(n)`
      : `WITH RECURSIVE s(n) AS (SELECT ${first} UNION ALL SELECT n + 1 FROM s WHERE n < ${last}) SELECT n FROM s`
  const at = `${now} - (${entries} - n) * CAST(${STEP} AS bigint)`
  const act = `CASE WHEN n % 50000 = 0 THEN 'delete' WHEN n % 3 = 0 THEN 'publish' ELSE 'edit_draft' END`
  const changes = `'{"fields":[{"path":"title","before":"${'a'.repeat(80)}","after":"${'b'.repeat(80)}"}],"more":0}'`
  await runSql(
    payload,
    `INSERT INTO audit_entries (at, act, actor, staff, name, email, roles, subject, title, location, detail, changes)
     SELECT ${at}, ${act}, 'staff', n % ${STAFF} + 1, 'Person' || (n % ${STAFF} + 1) || ' Smith',
       'person' || (n % ${STAFF} + 1) || '@example.com', 'editor', 'collections/pages/' || (n % 5000),
       'Page title' || (n % 5000), n % ${LOCATIONS} + 1, '', ${changes} FROM (${numbers}) numbers`,
  )
  const words = ["'page'", "'smith'", "'title' || (id % 5000)", "'person' || staff"]
  for (const word of words)
    await runSql(
      payload,
      `INSERT INTO audit_words (word, entry) SELECT ${word}, id FROM audit_entries WHERE id BETWEEN ${first} AND ${last}`,
    )
  const bookings = await bookingDatabase()
  await bookings.run(
    `INSERT INTO desk_acts (subject, number, location_id, act, detail, staff, at)
     SELECT 'r' || n, 1, CAST(n % ${LOCATIONS} + 1 AS text), CASE WHEN n % 4 = 0 THEN 'seat' ELSE 'finish' END, '',
       CAST(n % ${STAFF} + 1 AS text), ${at} FROM (${numbers}) numbers WHERE n % 2 = 0`,
  )
  if (kind === 'postgres') {
    await runSql(payload, 'ANALYZE audit_entries')
    await runSql(payload, 'ANALYZE audit_words')
    await bookings.run('ANALYZE desk_acts')
  }
}
