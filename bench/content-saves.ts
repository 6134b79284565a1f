// How long a save takes in the content system itself: median and slowest of each kind, ms. For SQLite, or for
// Postgres where DATABASE_URL names an empty database.
//   node bench/content-saves.ts [saves = 60]
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const saves = Number(process.argv[2] ?? 60)
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'tableside-saves-'))
Object.assign(process.env, {
  ...{ DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
  TABLESIDE_SECRET: 'the secret of a measurement that keeps nothing',
})
const { migrateContent } = await import('#cms/database/migrate.ts')
const { env } = await import('../src/env.ts')
await migrateContent(env)
const { getPayload } = await import('#data/site/payload.ts')
const { FIRST, makeDocuments, save, TARGETS } = await import('#tests/support/saves/documents.ts')

const payload = await getPayload()
const ids = await makeDocuments(payload)
const rows: Record<string, { median: number; slowest: number }> = {}
for (const target of TARGETS) {
  const took: number[] = []
  for (let n = 0; n < saves; n++) {
    const began = performance.now()
    await save(payload, ids, target, FIRST + 1 + n)
    took.push(performance.now() - began)
  }
  const sorted = took.slice(5).sort((a, b) => a - b)
  const round = (ms = 0) => Math.round(ms * 10) / 10
  rows[target] = { median: round(sorted[sorted.length >> 1]), slowest: round(sorted.at(-1)) }
}
console.table(rows)
rmSync(dataDir, { recursive: true, force: true })
process.exit(0)
