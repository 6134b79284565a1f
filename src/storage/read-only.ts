import type { BookingDatabase, Sql } from './database.ts'

/** The name of the switch among what holds until an instant: every instance looks there, and it ends by itself. */
const NAME = 'site:read-only'

/** Has all instances take no changes from the moment that they look, for so many ms. Answers until when (epoch ms). */
export async function beginReadOnly(db: BookingDatabase, forMs: number): Promise<number> {
  await db.run(
    `INSERT INTO spent (what, until) SELECT $1, ${db.dialect.now} + CAST($2 AS BIGINT)
     WHERE true ON CONFLICT (what) DO UPDATE SET until = excluded.until`,
    [NAME, forMs],
  )
  return (await readReadOnly(db)) ?? 0
}

/** Has all instances take changes again; false where they did. */
export async function endReadOnly(db: BookingDatabase): Promise<boolean> {
  const wasOn = (await readReadOnly(db)) !== null
  await db.run('DELETE FROM spent WHERE what = $1', [NAME])
  return wasOn
}

/** Until when (epoch ms) nothing may be changed, by the clock of the database; null = it may. */
export async function readReadOnly(
  db: Pick<Sql, 'all'> & Pick<BookingDatabase, 'dialect'>,
): Promise<number | null> {
  const rows = await db.all<{ until: number }>(
    `SELECT until FROM spent WHERE what = $1 AND until > ${db.dialect.now}`,
    [NAME],
  )
  return rows[0] ? Number(rows[0].until) : null
}
