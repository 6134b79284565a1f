import { Poller } from '#lib/process/poller.ts'
import { setReadOnlyUntil } from '#lib/read-only/read-only.ts'
import type { BookingDatabase } from '#storage/database.ts'
import { readReadOnly } from '#storage/read-only.ts'

/**
 * Looks twice a second whether the site is read-only, from now on; resolves after the first look. While the database
 * cannot be asked, what it said last holds. The result ends it.
 */
export async function watchReadOnly(
  database: () => Promise<BookingDatabase>,
): Promise<() => Promise<void>> {
  const look = async () => setReadOnlyUntil(await readReadOnly(await database()))
  // The outage of the database has its own line in the log.
  const poller = new Poller(look, () => {})
  await poller.start()
  return async () => poller.stop()
}
