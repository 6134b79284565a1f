import type { Secrets } from '#lib/security/secrets.ts'
import { Conditions } from '#lib/sql/conditions.ts'
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
export function createTextOptOuts(db: BookingDatabase, secrets: Secrets): TextOptOuts {
  const hashesOf = (phone: string) =>
    secrets.map((secret) => keyedHash(secret, 'text messages', phone))
  const isOf = (phone: string) => {
    const conditions = new Conditions()
    conditions.whereIn('phone_hash', hashesOf(phone))
    return conditions
  }
  return {
    stop: async (phone) => {
      await db.run(
        `INSERT INTO text_opt_outs (phone_hash, stopped_at) VALUES ($1, ${db.dialect.now})
         ON CONFLICT (phone_hash) DO NOTHING`,
        hashesOf(phone).slice(0, 1),
      )
    },
    start: async (phone) => {
      const { text, values } = isOf(phone)
      await db.run(`DELETE FROM text_opt_outs ${text}`, values)
    },
    hasStopped: async (phone) => {
      const { text, values } = isOf(phone)
      const rows = await db.all(`SELECT 1 AS stopped FROM text_opt_outs ${text}`, values)
      return rows.length > 0
    },
  }
}
