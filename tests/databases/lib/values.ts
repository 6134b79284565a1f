import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import type { Place } from '#tests/support/site.ts'

/** How many values each column of each table has, by `content.pages.title`. */
export type ValueCounts = Record<string, number>

type Ask = (sql: string) => Promise<Record<string, unknown>[]> | Record<string, unknown>[]

/** Counts the values of an installation: of its content and of its bookings. */
export async function countValues({ dataDir, databaseUrl }: Place): Promise<ValueCounts> {
  if (databaseUrl) return onPostgres(databaseUrl)
  const [content, bookings] = await Promise.all([
    onSqlite(path.join(dataDir, 'content.db'), 'content'),
    onSqlite(path.join(dataDir, 'booking.db'), 'booking'),
  ])
  return { ...content, ...bookings }
}

/** Columns that have fewer values than before, or are gone. */
export function lostValues(before: ValueCounts, after: ValueCounts): string[] {
  return Object.entries(before).flatMap(([column, count]) => {
    const now = after[column]
    if (now === undefined) return [`${column} is gone, with ${count} values`]
    return now < count ? [`${column} has ${now} of its ${count} values`] : []
  })
}

async function onSqlite(file: string, name: string): Promise<ValueCounts> {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return await count(
      (sql) => database.prepare(sql).all(),
      `SELECT '${name}' AS place, t.name AS "table", c.name AS "column"
       FROM sqlite_master t, pragma_table_info(t.name) c
       WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite%' ORDER BY 2, 3`,
      (table) => `"${table}"`,
    )
  } finally {
    database.close()
  }
}

async function onPostgres(url: string): Promise<ValueCounts> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const places = `CASE table_schema WHEN 'public' THEN 'content' ELSE 'booking' END`
    return await count(
      async (sql) => (await client.query(sql)).rows,
      `SELECT ${places} AS place, table_name AS "table", column_name AS "column"
       FROM information_schema.columns WHERE table_schema IN ('public', 'booking') ORDER BY 1, 2, 3`,
      (table, place) => `${place === 'content' ? 'public' : 'booking'}."${table}"`,
    )
  } finally {
    await client.end()
  }
}

async function count(
  ask: Ask,
  columns: string,
  named: (table: string, place: string) => string,
): Promise<ValueCounts> {
  const tables = Map.groupBy(await ask(columns), ({ place, table }) => `${place}.${table}`)
  const counts: ValueCounts = {}
  for (const [name, rows] of tables) {
    const [{ place, table } = {}] = rows
    const counted = rows.map(({ column }, index) => `count("${column}") AS c${index}`)
    const from = named(String(table), String(place))
    const [found] = await ask(`SELECT ${counted.join(', ')} FROM ${from}`)
    for (const [index, { column }] of rows.entries()) {
      counts[`${name}.${column}`] = Number(found?.[`c${index}`])
    }
  }
  return counts
}
