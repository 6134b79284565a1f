import { processSingleton } from '#lib/process/process-singleton.ts'
import { deriveSecrets } from '#lib/security/secrets.ts'
import { notifyOutbox } from '#outbox/notification.ts'
import { bookingDatabase, onceOpen } from '#storage/process.ts'
import { env } from '../env.ts'
import type { BookingEngine } from './contract.ts'
import { createBookingEngine } from './engine.ts'
import { LocationFeed } from './host/location-feed.ts'
import { SoldOutFeed } from './sold-out/feed.ts'

/** The one booking engine of this process, over its one database; created by the first call that succeeds. */
export function bookingEngine(): Promise<BookingEngine> {
  return onceOpen('booking-engine', open)
}

async function open(): Promise<BookingEngine> {
  const [secret, acceptedSecret] = deriveSecrets(env, 'manage-token')
  if (!secret) throw new Error('TABLESIDE_SECRET is missing: manage links cannot be made.')
  return createBookingEngine({
    store: await bookingDatabase(),
    ...{ secret, acceptedSecret },
    guestsKeptMonths: env.retention.guests,
    cardsKeptDays: env.retention.cardDays,
    onMessage: notifyOutbox,
  })
}

/** The one feed of what is sold out of this process. */
export function soldOutFeed(): SoldOutFeed {
  return processSingleton(
    'sold-out-feed',
    () => new SoldOutFeed(async () => (await bookingEngine()).soldOut),
  )
}

/** The one feed of what changes for hosts of this process. */
export function locationFeed(): LocationFeed {
  return processSingleton(
    'location-feed',
    () => new LocationFeed(async () => (await bookingEngine()).host),
  )
}
