import { createHmac } from 'node:crypto'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import { limiterStore } from '#lib/rate-limits/limiter-store.ts'
import type { LimitStore } from '#lib/rate-limits/types.ts'
import type { BookingDatabase, SqlValue } from './database.ts'

type Query = { text: string; values?: SqlValue[] }

/**
 * Rate limits that all instances on one Postgres count together, one statement a request. Keys are kept as a HMAC
 * under `secret`, so that no address of a guest stands in the database. Rejects where the database does.
 */
export function rateLimitStore(open: () => Promise<BookingDatabase>, secret: string): LimitStore {
  const client = {
    async query({ text, values }: Query) {
      const rows = await (await open()).all(text, values)
      return { rows, rowCount: rows.length }
    },
  }
  const store = limiterStore(
    ({ name, points, seconds }) =>
      new RateLimiterPostgres({
        ...{ storeClient: client, storeType: 'client', keyPrefix: name, points, duration: seconds },
        ...{ schemaName: 'booking', tableName: 'rate_limits', tableCreated: true },
        clearExpiredByTimeout: false,
        // Who was refused is refused until the window ends without asking again.
        inMemoryBlockOnConsumed: points + 1,
      }),
  )
  const hashed = (key: string) => createHmac('sha256', secret).update(key).digest('base64url')
  return {
    consume: (rule, key) => store.consume(rule, hashed(key)),
    refund: (rule, key) => store.refund(rule, hashed(key)),
  }
}

/** Deletes counters whose window has ended. SQLite has none: its one process counts in memory. */
export async function purgeRateLimits(db: BookingDatabase): Promise<void> {
  if (db.kind === 'sqlite') return
  await db.run(`DELETE FROM rate_limits WHERE expire <= ${db.dialect.now}`)
}
