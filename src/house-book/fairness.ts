import { ok, type Result, refuse } from '#lib/result.ts'
import type { BookingDatabase, Sql } from './store/database.ts'
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
    address: address === null ? null : keyedHash(secret, 'address', address),
    network: address === null ? null : keyedHash(secret, 'network', networkOf(address)),
  }
}

/** What an asker may lock next to each other only one after the other. */
export function askerKeys(asker: Asker): string[] {
  const keys = [`visitor ${asker.visitor}`]
  if (asker.network !== null) keys.push(`network ${asker.network}`)
  return keys
}

type Wanted = {
  locationId: string
  serviceDay: string
  period: string
  party: number
  /** Covers that the period takes in all. */
  covers: number
}

/**
 * The limits that keep one party from holding a house full of tables: 5 locks per address in 10
 * minutes (`detail.retryAfter` in s), 30 % of a period's covers per network. A network that holds
 * nothing yet gets one table in the smallest house. Holds of the asking visitor do not count, because
 * the new one replaces them.
 */
export async function mayHold(
  sql: Sql,
  { words }: BookingDatabase,
  asker: Asker,
  wanted: Wanted,
): Promise<Result<null, 'too_many_requests' | 'too_many_held'>> {
  if (asker.network === null) return ok(null)
  const rows = await sql.all<{ locks: number; oldest: number | null; held: number; now: number }>(
    `SELECT ${words.now} AS now,
       SUM(CASE WHEN address = $2 THEN 1 ELSE 0 END) AS locks,
       MIN(CASE WHEN address = $2 THEN created_at END) AS oldest,
       SUM(CASE WHEN state IN ('held', 'committing') AND expires_at > ${words.now}
         AND location_id = $3 AND service_day = $4 AND period = $5 AND visitor <> $6
         THEN party ELSE 0 END) AS held
     FROM holds WHERE network = $1 AND created_at > ${words.now} - ${WINDOW}`,
    [
      asker.network,
      asker.address,
      wanted.locationId,
      wanted.serviceDay,
      wanted.period,
      asker.visitor,
    ],
  )
  const found = rows[0]
  if (!found) return ok(null)
  if (found.locks >= LOCKS_PER_ADDRESS) {
    const wait = (found.oldest ?? found.now) + WINDOW - found.now
    return refuse('too_many_requests', { retryAfter: Math.max(1, Math.ceil(wait / 1000)) })
  }
  const share = wanted.covers * NETWORK_SHARE
  const tooMuch = found.held > 0 && found.held + wanted.party > share
  return tooMuch ? refuse('too_many_held') : ok(null)
}
