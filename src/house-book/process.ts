import { once } from '#lib/process.ts'
import { deriveSecret } from '#lib/secrets.ts'
import { env } from '../env.ts'
import { createHouseBook } from './house-book.ts'
import { openBookingDatabase } from './store/open.ts'
import type { HouseBook } from './types.ts'

/** The one house book of this process, opened and migrated at the first call that succeeds. */
export function houseBook(): Promise<HouseBook> {
  const kept = once<{ opening: Promise<HouseBook> | null }>('house-book', () => ({ opening: null }))
  kept.opening ??= open().catch((error: unknown) => {
    kept.opening = null
    throw error
  })
  return kept.opening
}

async function open(): Promise<HouseBook> {
  const secret = deriveSecret(env.secret, 'manage-token')
  if (!secret) throw new Error('TABLESIDE_SECRET is missing: manage links cannot be made.')
  const store = await openBookingDatabase(env)
  return createHouseBook({ store, secret, guestsKeptMonths: env.retention.guests })
}
