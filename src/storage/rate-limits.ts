import { createHmac } from 'node:crypto'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import { limiterStore } from '#lib/rate-limits/limiter-store.ts'
import type { LimitStore } from '#lib/rate-limits/types.ts'
import type { BookingDatabase, SqlValue } from './database.ts'

type Query = { text: string; values?: SqlValue[] }

/** Takes back one of the requests that passed, and all that were refused; the limit is `$2`, the time `$3` (ms). */
const UNCOUNT = `UPDATE rate_limits SET points = LEAST(points, $2) - 1
  WHERE key = $1 AND expire > $3 AND points > 0`

/** Rows that one statement deletes. */
const PURGED_AT_ONCE = 1000

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
  const store = limiterStore(({ name, points, seconds }) => {
    const limiter = new RateLimiterPostgres({
      ...{ storeClient: client, storeType: 'client', keyPrefix: name, points, duration: seconds },
      ...{ schemaName: 'booking', tableName: 'rate_limits', tableCreated: true },
      clearExpiredByTimeout: false,
    })
    return {
      limiter,
      async uncount(key) {
        // The library's own statement would begin a window, at -1, where there is none any more.
        await (await open()).run(UNCOUNT, [limiter.getKey(key), points, Date.now()])
      },
    }
  })
  const hashed = (key: string) => createHmac('sha256', secret).update(key).digest('base64url')
  return { consume: (rule, key) => store.consume(rule, hashed(key)) }
}

/**
 * Deletes counters whose window has ended, a thousand at a time. SQLite has none: its one process counts in
 * memory.
 */
export async function purgeRateLimits(db: BookingDatabase): Promise<void> {
  if (db.kind === 'sqlite') return
  const batch = `DELETE FROM rate_limits WHERE key = ANY (ARRAY(
    SELECT key FROM rate_limits WHERE expire <= ${db.dialect.now}
    ORDER BY expire LIMIT ${PURGED_AT_ONCE} FOR UPDATE SKIP LOCKED))`
  let deleted = PURGED_AT_ONCE
  while (deleted === PURGED_AT_ONCE) deleted = await db.run(batch)
}
