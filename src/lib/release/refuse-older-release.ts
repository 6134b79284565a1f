import { existsSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import about from '../../../package.json' with { type: 'json' }
import { directUrlOf, type PostgresAddresses } from '../postgres/addresses.ts'
import { OperatorError } from '../process/operator-error.ts'
import { isOlder, RELEASE_TABLES } from './oldest-release.ts'

type Where = PostgresAddresses & { dataDir: string }

/** Throws an `OperatorError` where a newer release made a database into one on which this one may not run. */
export async function refuseOlderRelease(where: Where, release = about.version): Promise<void> {
  const url = directUrlOf(where)
  const oldest = url ? await namedOnPostgres(url) : namedOnSqlite(where.dataDir)
  for (const [what, wanted] of Object.entries(oldest)) {
    if (!wanted || !isOlder(release, wanted)) continue
    throw new OperatorError(
      `The database of the ${what} was made by a newer release: it needs Tableside ${wanted} or newer, and ` +
        `this is ${release}. Check out ${wanted}, or restore the backup from before the upgrade.`,
    )
  }
}

type Oldest = { content?: string | undefined; bookings?: string | undefined }

function namedOnSqlite(dataDir: string): Oldest {
  const read = (file: string, table: string) => {
    const name = path.resolve(dataDir, file)
    if (!existsSync(name)) return undefined
    const database = new DatabaseSync(name, { readOnly: true, timeout: 5000 })
    try {
      const has = database.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get(table)
      if (!has) return undefined
      return database.prepare(`SELECT release FROM ${table}`).get()?.release as string | undefined
    } finally {
      database.close()
    }
  }
  return {
    content: read('content.db', RELEASE_TABLES.content),
    bookings: read('booking.db', RELEASE_TABLES.bookings),
  }
}

async function namedOnPostgres(url: string): Promise<Oldest> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const read = async (table: string) => {
      const { rows } = await client.query('SELECT to_regclass($1) AS found', [table])
      if (!rows[0]?.found) return undefined
      const named = await client.query<{ release: string }>(`SELECT release FROM ${table}`)
      return named.rows[0]?.release
    }
    return {
      content: await read(RELEASE_TABLES.content),
      bookings: await read(`booking.${RELEASE_TABLES.bookings}`),
    }
  } finally {
    await client.end()
  }
}
