import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { startPostgres } from './postgres.ts'
import { makeSeed, type Seed } from './site.ts'
import { moveInto, template } from './template.ts'

/** All that setting a site up with the demo group reads. */
const SOURCES = [
  'src/**/*.{ts,tsx,sql}',
  'demo/**',
  'scripts/{setup,fill}.ts',
  'scripts/lib/**',
  'tests/support/{site,postgres,demo-template,quick-hashes}.ts',
  'package-lock.json',
]

/** The demo group on both databases, made to be copied. */
export type DemoTemplate = {
  sqlite: Seed
  /** Data of a Postgres server (`startPostgres({ data })`) on which a database of this name has the group. */
  postgres: Omit<Seed, 'databaseUrl'> & { data: string; database: string }
}

const quickHashes = true

/** Sets the demo group up on SQLite and on Postgres, once for all runs of the same sources. */
export async function demoTemplate(): Promise<DemoTemplate> {
  const folder = await template('demo', SOURCES, async (draft) => {
    const server = await startPostgres()
    const [sqlite, postgres] = await Promise.all([
      makeSeed({ quickHashes }),
      makeSeed({ quickHashes, postgres: server.url }),
    ])
    const database = new URL(postgres.databaseUrl ?? '').pathname.slice(1)
    await server.stop(path.join(draft, 'cluster'))
    for (const [name, { dataDir }] of Object.entries({ sqlite, postgres })) {
      mkdirSync(draft, { recursive: true })
      moveInto(dataDir, path.join(draft, name))
    }
    const staff = { sqlite: sqlite.staff, postgres: postgres.staff }
    writeFileSync(path.join(draft, 'demo.json'), JSON.stringify({ staff, database }))
  })
  const { staff, database } = JSON.parse(readFileSync(path.join(folder, 'demo.json'), 'utf8'))
  return {
    sqlite: { dataDir: path.join(folder, 'sqlite'), staff: staff.sqlite, quickHashes },
    postgres: {
      ...{ dataDir: path.join(folder, 'postgres'), staff: staff.postgres, database, quickHashes },
      data: path.join(folder, 'cluster'),
    },
  }
}
