import { existsSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { directUrlOf, type PostgresAddresses } from '../postgres/addresses.ts'
import { OperatorError } from '../process/operator-error.ts'
import { CONTENT_DATABASE } from './data-files.ts'

/** Table of a content database into which another one is being moved; gone when all of it is there. */
export const UNFINISHED_MOVE = 'unfinished_move'

/** Throws an `OperatorError` where a move (`npm run move`) into these databases has not been finished. */
export async function refuseUnfinishedMove(
  where: PostgresAddresses & { dataDir: string },
): Promise<void> {
  const url = directUrlOf(where)
  const unfinished = url ? await isMarkedOnPostgres(url) : isMarkedOnSqlite(where.dataDir)
  if (!unfinished) return
  throw new OperatorError(
    'A move into this database has not been finished: run the same npm run move again, which goes on where it ' +
      'ended.',
  )
}

function isMarkedOnSqlite(dataDir: string): boolean {
  const file = path.resolve(dataDir, CONTENT_DATABASE)
  if (!existsSync(file)) return false
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  try {
    const marker = database.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?')
    return marker.get(UNFINISHED_MOVE) !== undefined
  } finally {
    database.close()
  }
}

async function isMarkedOnPostgres(url: string): Promise<boolean> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query('SELECT to_regclass($1) AS found', [UNFINISHED_MOVE])
    return Boolean(rows[0]?.found)
  } finally {
    await client.end()
  }
}
