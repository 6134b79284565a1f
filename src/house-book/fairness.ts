import { limitKey } from '#lib/limit-key.ts'
import { ok, type Result, refuse } from '#lib/result.ts'
import { type BookingDatabase, type Sql, worded } from './store/database.ts'
import { keyedHash, networkOf } from './tokens.ts'
import type { Visitor } from './types.ts'

/** Locks that one address may take in `WINDOW` ms. */
const LOCKS_PER_ADDRESS = 5
const WINDOW = 10 * 60_000
/** Part of a period's covers that one network may hold without having booked. */
const NETWORK_SHARE = 0.3

/** Who asks, as the database may know it: nothing that leads back to the guest. */
export type Asker = { visitor: string; address: string | null; network: string | null }

/** Hashes a visitor's token, address and network under the installation's secret. */
export function askerOf(secret: string, visitor: Visitor): Asker {
  const { token, address } = visitor
  return {
    visitor: keyedHash(secret, 'visitor', token ?? crypto.randomUUID()),
    address: address === null ? null : keyedHash(secret, 'address', limitKey(address)),
    network: address === null ? null : keyedHash(secret, 'network', networkOf(address)),
  }
}

/** Claims of one visitor, and of one network, are made one after the other. */
export function askerKeys(asker: Asker): string[] {
  const visitor = `visitor ${asker.visitor}`
  return asker.network === null ? [visitor] : [visitor, `network ${asker.network}`]
}

/** What a claim must know of its moment, in one statement. */
export type Moment = {
  /** Snapshot in force. */
  number: number
  now: number
  /** How often something became free in the days that count. */
  freed: number
  /** Live holds of the asker: a new one replaces them. */
  own: number
  /** Tables that the asker is paying for. */
  paying: number
  /** Locks of the asker's address within the window, and when the first of them was. */
  locks: number
  oldest: number | null
  /**
   * Covers that other visitors of the asker's network hold in the wanted period, and when the first
   * of these holds runs out.
   */
  held: number
  freeing: number | null
}

type Wanted = {
  locationId: string
  serviceDay: string
  period: string
  /** The service day and its neighbours that count, in order. */
  near: string[]
}

const MOMENT = worded(({ now }) => {
  const within = `created_at > ${now} - ${WINDOW}`
  const counts = `state IN ('held', 'committing') AND expires_at > ${now}
    AND location_id = $1 AND service_day = $4 AND period = $5 AND visitor <> $6`
  return `
    SELECT number, ${now} AS now, locks, oldest, held, freeing, paying,
      (SELECT CAST(COALESCE(SUM(freed), 0) AS bigint) FROM day_versions
         WHERE location_id = $1 AND service_day >= $7 AND service_day <= $8) AS freed,
      (SELECT COUNT(*) FROM holds WHERE visitor = $6 AND state = 'held') AS own
    FROM current_settings, (
      SELECT COUNT(CASE WHEN address = $3 AND ${within} THEN 1 END) AS locks,
        MIN(CASE WHEN address = $3 AND ${within} THEN created_at END) AS oldest,
        COALESCE(SUM(CASE WHEN ${counts} THEN party END), 0) AS held,
        COUNT(CASE WHEN visitor = $6 AND state = 'committing' THEN 1 END) AS paying,
        MIN(CASE WHEN ${counts} THEN expires_at END) AS freeing
      FROM holds
      WHERE (network = $2 AND ${within}) OR (network = $2 AND state = 'committing')) AS recent
    WHERE current_settings.location_id = $1`
})

/** Reads the moment of a claim, under `settingsKey`; null for a location without settings. */
export async function momentOf(
  sql: Sql,
  { words }: BookingDatabase,
  asker: Asker,
  { locationId, serviceDay, period, near }: Wanted,
): Promise<Moment | null> {
  const rows = await sql.all<Moment>(MOMENT(words), [
    ...[locationId, asker.network, asker.address, serviceDay, period, asker.visitor],
    ...[near[0] ?? serviceDay, near.at(-1) ?? serviceDay],
  ])
  return rows[0] ?? null
}

/**
 * The limits that keep one party from holding a house full of tables: 5 locks per address in 10
 * minutes, 30 % of a period's `covers` per network; `detail.retryAfter` in s. A network that holds
 * nothing yet gets one table in the smallest house. Holds of the asking visitor do not count towards
 * the share, because the new one replaces them.
 */
export function mayHold(
  moment: Moment,
  party: number,
  covers: number,
): Result<null, 'too_many_requests' | 'too_many_held'> {
  const { locks, oldest, now, held, freeing } = moment
  const until = (instant: number) => ({
    retryAfter: Math.max(1, Math.ceil((instant - now) / 1000)),
  })
  if (locks >= LOCKS_PER_ADDRESS) {
    return refuse('too_many_requests', until((oldest ?? now) + WINDOW))
  }
  if (held === 0 || held + party <= covers * NETWORK_SHARE) return ok(null)
  return refuse('too_many_held', until(freeing ?? now))
}
