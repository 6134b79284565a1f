/**
 * The oldest release that may run on databases as this one makes them. A migration that takes away or
 * turns into something else what a release reads or writes raises it to its own release.
 *
 * 0.1.1 and before fail on columns that are added under them, and sell tables outside of the opening hours
 * (decision 91).
 */
export const OLDEST_RELEASE = '0.2.0'

/** Whether a release (`1.2.0`) is older than another. */
export function isOlder(release: string, other: string): boolean {
  const [a, b] = [numbers(release), numbers(other)]
  const index = a.findIndex((number, at) => number !== b[at])
  return index !== -1 && (a[index] ?? 0) < (b[index] ?? 0)
}

function numbers(release: string): [number, number, number] {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)/.exec(release) ?? []
  if (patch === undefined) throw new Error(`${release} is no release`)
  return [Number(major), Number(minor), Number(patch)]
}

/** Tables of one row, by database: the oldest release that may run on it. */
export const RELEASE_TABLES = { content: 'content_oldest_release', bookings: 'oldest_release' }

/**
 * Writes `OLDEST_RELEASE` into the table of a database, which is made where it is missing; a newer release that
 * stands there stays. `ask` runs a statement and returns its rows.
 */
export async function recordOldestRelease(
  database: keyof typeof RELEASE_TABLES,
  ask: (sql: string) => Promise<unknown[]>,
): Promise<void> {
  const table = RELEASE_TABLES[database]
  await ask(`CREATE TABLE IF NOT EXISTS ${table} (release text NOT NULL)`)
  const [known] = (await ask(`SELECT release FROM ${table}`)) as { release: string }[]
  if (!known) await ask(`INSERT INTO ${table} VALUES ('${OLDEST_RELEASE}')`)
  else if (isOlder(known.release, OLDEST_RELEASE))
    await ask(`UPDATE ${table} SET release = '${OLDEST_RELEASE}'`)
}
