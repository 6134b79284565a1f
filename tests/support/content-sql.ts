import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Site } from './site.ts'

/** Where a site has its data. */
export type Data = Pick<Site, 'dataDir'>

/** Runs statements on a site's content database (SQLite) as another process does. */
export function writeContent(site: Data, sql: string): void {
  write(site, 'content.db', sql)
}

/** The same on its database of bookings, where the post is. */
export function writeBookings(site: Data, sql: string): void {
  write(site, 'booking.db', sql)
}

function write({ dataDir }: Data, file: string, sql: string): void {
  const database = new DatabaseSync(path.join(dataDir, file))
  database.exec(`PRAGMA busy_timeout = 5000; ${sql}`)
  database.close()
}

/** The same in one transaction that raises the epoch, so that the site shows it within a poll. */
export function publishSql(site: Data, sql: string): void {
  writeContent(site, `BEGIN; ${sql}; UPDATE content_epoch SET value = value + 1; COMMIT;`)
}

/** Adds `count` copies of the first row of a collection's table, with the uids `copy-1`, `copy-2` … */
export function copiesSql({ dataDir }: Data, table: 'locations' | 'news_posts', count: number) {
  const database = new DatabaseSync(path.join(dataDir, 'content.db'))
  const columns = database.prepare(`PRAGMA table_info(${table})`).all()
  database.close()
  const names = columns.map(({ name }) => String(name)).filter((name) => name !== 'id')
  const values = names.map((name) => (name === 'uid' ? `'copy-' || n` : `"${name}"`))
  return `WITH RECURSIVE counted(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < ${count})
    INSERT INTO ${table} (${names.map((name) => `"${name}"`).join(', ')})
    SELECT ${values.join(', ')} FROM counted, (SELECT * FROM ${table} WHERE id =
      (SELECT min(id) FROM ${table} WHERE _status = 'published' ${table === 'news_posts' ? "AND type = 'general'" : ''}))`
}
