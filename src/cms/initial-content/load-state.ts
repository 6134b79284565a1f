import { existsSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'

/** Key of the content's state among Payload's own key-value entries; named when there was the demo group alone. */
export const STATE_KEY = 'demo-group'

/**
 * absent: nothing was loaded · loading, starting: the demo group or the pages of a new group are begun and not
 * finished · loaded: the demo group is there, never again · replaced: the pages of a new group are there in its place,
 * and its bookings are not erased yet · foreign: the site has content of its own, also where it began with the pages of a new group.
 */
export type LoadState = 'absent' | 'loading' | 'starting' | 'loaded' | 'replaced' | 'foreign'

type DatabaseLocation = { databaseUrl?: string | undefined; dataDir: string }

/** The state of the content, asked of the migrated database itself: takes some milliseconds and starts no Payload. */
export async function readLoadState(where: DatabaseLocation): Promise<LoadState> {
  return where.databaseUrl ? askPostgres(where.databaseUrl) : askSqlite(where.dataDir)
}

/** The content to load in a state, where nothing else was begun; null where none is to be. `isEmpty`: without the demo group. */
export function contentToLoad(state: LoadState, isEmpty: boolean): 'demo' | 'starter' | null {
  switch (state) {
    case 'absent':
      return isEmpty ? 'starter' : 'demo'
    case 'loading':
      return 'demo'
    case 'starting':
      return 'starter'
    default:
      return null
  }
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
