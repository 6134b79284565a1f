import { rateLimitKey } from '#lib/front/rate-limit-key.ts'
import type { BookingDatabase } from '#storage/database.ts'
import { keyedHash } from '../identity/tokens.ts'

/** Refused cards per address within `WINDOW` ms: more means that somebody tries out stolen cards. */
const MAX_REFUSED = 5
const WINDOW = 10 * 60_000

/** Counts the refused cards of each address, for all instances together. */
export type RefusedCards = {
  /** Seconds that an address must wait before it may try a card; 0 = none. */
  secondsToWait(address: string): Promise<number>
  count(address: string): Promise<void>
}

/** The counter of a booking database; addresses are stored as keyed hashes only. */
export function createRefusedCards(db: BookingDatabase, secret: string): RefusedCards {
  const hashed = (address: string) => keyedHash(secret, 'address', rateLimitKey(address))
  return {
    async secondsToWait(address) {
      const { now } = db.dialect
      const rows = await db.all<{ ms: number }>(
        `SELECT until - ${now} AS ms FROM refused_cards
         WHERE address_hash = $1 AND refused >= ${MAX_REFUSED} AND until > ${now}`,
        [hashed(address)],
      )
      return rows[0] ? Math.max(1, Math.ceil(Number(rows[0].ms) / 1000)) : 0
    },
    async count(address) {
      const { now } = db.dialect
      await db.run(
        `INSERT INTO refused_cards (address_hash, refused, until)
         VALUES ($1, 1, ${now} + ${WINDOW})
         ON CONFLICT (address_hash) DO UPDATE SET
           refused = CASE WHEN refused_cards.until > ${now} THEN refused_cards.refused + 1 ELSE 1 END,
           until = CASE WHEN refused_cards.until > ${now} THEN refused_cards.until
             ELSE excluded.until END`,
        [hashed(address)],
      )
    },
  }
}

/** Deletes counts whose window is over. */
export async function purgeRefusedCards(db: BookingDatabase): Promise<void> {
  await db.run(`DELETE FROM refused_cards WHERE until <= ${db.dialect.now}`)
}
