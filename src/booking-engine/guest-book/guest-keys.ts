import { Conditions } from '#lib/sql/conditions.ts'
import type { Sql } from '#storage/database.ts'

/** Lock key of whoever writes in the guest book: they take turns, and no claim of a table waits for them. */
export const GUEST_BOOK_LOCK = 'guest-book'

/** A guest: the key by which profiles are stored, and all keys of its bookings. */
export type GuestIdentity = { guest: string; keys: string[] }

/** The guests of some keys, by each of these keys; one that nobody has merged is a guest by itself. */
export async function readIdentities(
  sql: Pick<Sql, 'all'>,
  keys: readonly string[],
): Promise<Map<string, GuestIdentity>> {
  const where = new Conditions()
  where.whereIn('guest_key', keys)
  const rows =
    keys.length === 0
      ? []
      : await sql.all<{ guest_key: string; guest: string }>(
          `SELECT guest_key, guest FROM guest_keys
           WHERE guest IN (SELECT guest FROM guest_keys ${where.text}) ORDER BY guest_key`,
          where.values,
        )
  const merged = Map.groupBy(rows, ({ guest }) => guest)
  const guestOf = new Map(rows.map(({ guest_key, guest }) => [guest_key, guest]))
  return new Map(
    keys.map((key) => {
      const guest = guestOf.get(key) ?? key
      const all = merged.get(guest)?.map(({ guest_key }) => guest_key) ?? [key]
      return [key, { guest, keys: all }]
    }),
  )
}

/** The guest of one key. */
export async function readIdentity(sql: Sql, key: string): Promise<GuestIdentity> {
  return (await readIdentities(sql, [key])).get(key) ?? { guest: key, keys: [key] }
}

/** Makes some keys those of a guest; alone, its own key is not stored. */
export async function writeKeys(sql: Sql, guest: string, keys: readonly string[]): Promise<void> {
  const old = new Conditions()
  old.whereIn('guest_key', keys)
  await sql.run(`DELETE FROM guest_keys ${old.text}`, old.values)
  if (keys.length === 1 && keys[0] === guest) return
  for (const key of keys) {
    await sql.run('INSERT INTO guest_keys (guest_key, guest) VALUES ($1, $2)', [key, guest])
  }
}
