import type { BookingDatabase } from '#storage/database.ts'
import { keyedHash } from '../identity/tokens.ts'

/** Numbers that said STOP to text messages, kept as hashes: what was said outlasts the guest's data. */
export type TextOptOuts = {
  /** Nobody writes to a number (E.164) any more, until it says START. */
  stop(phone: string): Promise<void>
  start(phone: string): Promise<void>
  hasStopped(phone: string): Promise<boolean>
}

/** The opt-outs of a booking database. */
export function createTextOptOuts(db: BookingDatabase, secret: string): TextOptOuts {
  const hashOf = (phone: string) => keyedHash(secret, 'text messages', phone)
  return {
    stop: async (phone) => {
      await db.run(
        `INSERT INTO text_opt_outs (phone_hash, stopped_at) VALUES ($1, ${db.dialect.now})
         ON CONFLICT (phone_hash) DO NOTHING`,
        [hashOf(phone)],
      )
    },
    start: async (phone) => {
      await db.run('DELETE FROM text_opt_outs WHERE phone_hash = $1', [hashOf(phone)])
    },
    hasStopped: async (phone) => {
      const rows = await db.all('SELECT 1 AS stopped FROM text_opt_outs WHERE phone_hash = $1', [
        hashOf(phone),
      ])
      return rows.length > 0
    },
  }
}
