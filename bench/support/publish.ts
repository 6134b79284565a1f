import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import type { Place } from '#tests/support/site.ts'
import type { Running } from './server.ts'
import { lasting, until } from './waits.ts'

type Published = { place: Pick<Place, 'dataDir'>; site: Pick<Running, 'origin'> }

/** The page that says that a change has come; what it makes the process read is not the others'. */
const CHANGED = { uid: 'kitsilano', path: '/locations/kitsilano' }
let names = 0

/** Publishes a change as another process writes it; ms until a visitor sees it. All pages are old then. */
export async function publish({ place, site }: Published): Promise<number> {
  const title = `Renamed ${++names}`
  const database = new DatabaseSync(path.join(place.dataDir, 'content.db'))
  database.exec(`PRAGMA busy_timeout = 5000; BEGIN;
    UPDATE locations SET title = '${title}' WHERE uid = '${CHANGED.uid}';
    UPDATE content_epoch SET value = value + 1; COMMIT;`)
  database.close()
  return until(async () => (await read(site.origin + CHANGED.path)).includes(title))
}

/** Makes everything old, as a publish of another process does: in SQLite or Postgres. */
export async function raiseEpochOf({ dataDir, databaseUrl }: Place): Promise<void> {
  const statement = 'UPDATE content_epoch SET value = value + 1'
  if (databaseUrl) {
    const client = new Client({ connectionString: databaseUrl })
    await client.connect()
    await client.query(statement).finally(() => client.end())
    return
  }
  const database = new DatabaseSync(path.join(dataDir, 'content.db'))
  database.exec(`PRAGMA busy_timeout = 5000; ${statement}`)
  database.close()
}

/** Ms that a visitor waits for a page. */
export async function timed(url: string): Promise<number> {
  return lasting(() => read(url))
}

async function read(url: string): Promise<string> {
  const answer = await fetch(url)
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}`)
  return text
}
