import { existsSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'

/** Key of the load's state among Payload's own key-value entries. */
export const STATE_KEY = 'demo-group'

/**
 * absent: nothing was loaded · loading: begun and not finished · loaded: done, never again ·
 * foreign: the site had content of its own.
 */
export type LoadState = 'absent' | 'loading' | 'loaded' | 'foreign'

type DatabaseLocation = { databaseUrl?: string | undefined; dataDir: string }

/**
 * Whether `loadDemo` has anything to do, asked of the migrated content database itself: takes some
 * milliseconds and starts no Payload.
 */
export async function isDemoPending(where: DatabaseLocation): Promise<boolean> {
  const state = where.databaseUrl ? await askPostgres(where.databaseUrl) : askSqlite(where.dataDir)
  return state === 'absent' || state === 'loading'
}

function askSqlite(dataDir: string): LoadState {
  const file = path.resolve(dataDir, 'content.db')
  if (!existsSync(file)) return 'absent'
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  try {
    return stateOf(database.prepare('SELECT data FROM payload_kv WHERE key = ?').get(STATE_KEY))
  } finally {
    database.close()
  }
}

async function askPostgres(connectionString: string): Promise<LoadState> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const { rows } = await client.query('SELECT data FROM payload_kv WHERE key = $1', [STATE_KEY])
    return stateOf(rows[0])
  } finally {
    await client.end()
  }
}

/** Payload keeps a value as JSON: parsed by Postgres, as text on SQLite. */
function stateOf(row: Record<string, unknown> | undefined): LoadState {
  const { data } = row ?? {}
  if (data === undefined) return 'absent'
  return (typeof data === 'string' && data.startsWith('"') ? JSON.parse(data) : data) as LoadState
}
