import { processSingleton } from '#lib/process/process-singleton.ts'
import { env } from '../env.ts'
import type { BookingDatabase } from './database.ts'
import { openBookingDatabase } from './open.ts'

/** The one open booking database of this process, migrated. */
export function bookingDatabase(): Promise<BookingDatabase> {
  return onceOpen('booking-database', () => openBookingDatabase(env))
}

/** A process singleton that is opened asynchronously; after a failure the next call tries again. */
export function onceOpen<T>(name: string, make: () => Promise<T>): Promise<T> {
  const kept = processSingleton<{ opening: Promise<T> | null }>(name, () => ({ opening: null }))
  kept.opening ??= make().catch((error: unknown) => {
    kept.opening = null
    throw error
  })
  return kept.opening
}
