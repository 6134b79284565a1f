import { env } from '#env.ts'
import { once } from '#lib/process.ts'
import { deriveSecret } from '#lib/secrets.ts'
import { ringBell } from '#outbox/bell.ts'
import type { BookingEngine } from './contract.ts'
import { createBookingEngine } from './engine.ts'
import { SoldOutFeed } from './sold-out/feed.ts'
import type { BookingDatabase } from './store/database.ts'
import { openBookingDatabase } from './store/open.ts'

/** The one booking engine of this process, over its one database; created by the first call that succeeds. */
export function bookingEngine(): Promise<BookingEngine> {
  return onceOpen('booking-engine', open)
}

/** The one open booking database of this process, migrated. */
export function bookingDatabase(): Promise<BookingDatabase> {
  return onceOpen('booking-database', () => openBookingDatabase(env))
}

async function open(): Promise<BookingEngine> {
  const secret = deriveSecret(env.secret, 'manage-token')
  if (!secret) throw new Error('TABLESIDE_SECRET is missing: manage links cannot be made.')
  return createBookingEngine({
    store: await bookingDatabase(),
    secret,
    guestsKeptMonths: env.retention.guests,
    cardsKeptDays: env.retention.cardDays,
    onMessage: ringBell,
  })
}

/** A process singleton that is opened asynchronously; after a failure the next call tries again. */
function onceOpen<T>(name: string, make: () => Promise<T>): Promise<T> {
  const kept = once<{ opening: Promise<T> | null }>(name, () => ({ opening: null }))
  kept.opening ??= make().catch((error: unknown) => {
    kept.opening = null
    throw error
  })
  return kept.opening
}

/** The one feed of this process. */
export function soldOutFeed(): SoldOutFeed {
  return once('sold-out-feed', () => new SoldOutFeed(async () => (await bookingEngine()).soldOut))
}
