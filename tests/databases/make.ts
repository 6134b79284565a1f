import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Dialect, dialects } from '#cms/database/schema-drift.ts'
import { createDatabase, startPostgres } from '#tests/support/postgres.ts'
import type { Place } from '#tests/support/site.ts'
import { dumpPostgres } from './lib/dump-postgres.ts'
import type { Kept, Known } from './lib/known.ts'
import { listMigrations } from './lib/migrations.ts'
import { openSite, runOver } from './lib/processes.ts'
import { archiveOf, FOLDER, KEPT, MIGRATIONS, SCRIPT } from './lib/releases.ts'

/*
 * Keeps small installations of a release, which its successors have to be able to upgrade, with the list of
 * its migrations (docs/decisions/0045-databases-of-releases.md). Run it in a checkout of the release:
 *
 *   npm run keep-databases -- <release>
 */
const [release = ''] = process.argv.slice(2)
if (!/^[\w][\w.-]*$/.test(release) || release === 'lib') {
  console.error('Name the release: npm run keep-databases -- v1.4.0')
  process.exit(1)
}
const folder = path.join(FOLDER, release)
if (existsSync(path.join(folder, MIGRATIONS))) {
  console.error(`${release} is kept already, and stays as it is.`)
  process.exit(1)
}
mkdirSync(folder, { recursive: true })
const server = await startPostgres()
try {
  for (const dialect of dialects) {
    await keep(dialect)
    console.log(`kept ${dialect}: ${statSync(archiveOf(release, dialect)).size} bytes`)
  }
} finally {
  await server.stop()
}
writeFileSync(path.join(folder, MIGRATIONS), `${JSON.stringify(listMigrations(), null, 2)}\n`)

/** Makes an installation, puts it away, and notes what it shows. */
async function keep(dialect: Dialect): Promise<void> {
  const work = mkdtempSync(path.join(os.tmpdir(), 'tableside-keep-'))
  const [dataDir, away] = ['data', 'away'].map((name) => path.join(work, name)) as [string, string]
  const database = dialect === 'postgres' ? await createDatabase(server.url) : null
  const place: Place = database ? { dataDir, databaseUrl: database.url } : { dataDir }
  try {
    const file = path.join(work, 'known.json')
    const secret = randomBytes(32).toString('hex')
    await runOver(place, secret, ['tests/databases/make-site.ts', file])
    const known = JSON.parse(readFileSync(file, 'utf8')) as Known
    mkdirSync(away)
    for (const name of ['media', 'private']) {
      cpSync(path.join(dataDir, name), path.join(away, name), { recursive: true })
    }
    if (database) writeFileSync(path.join(away, SCRIPT), await dumpPostgres(database.url))
    else for (const name of ['content.db', 'booking.db']) vacuum(dataDir, away, name)
    // After it was put away: those who log in leave traces.
    const { read } = await openSite(place, known)
    writeFileSync(path.join(away, KEPT), JSON.stringify({ ...known, read } satisfies Kept))
    execFileSync('tar', ['-czf', archiveOf(release, dialect), '-C', away, '.'])
  } finally {
    await database?.drop()
    rmSync(work, { recursive: true, force: true })
  }
}

function vacuum(from: string, to: string, name: string): void {
  const database = new DatabaseSync(path.join(from, name))
  database.prepare('VACUUM INTO ?').run(path.join(to, name))
  database.close()
}
