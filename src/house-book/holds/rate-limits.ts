import { ok, type Result, refuse } from '#lib/result.ts'
import type { ClientIdentity } from '../identity/client-identity.ts'
import { type BookingDatabase, type Sql, sqlFor } from '../store/database.ts'

/** For how long a hold counts against whoever took it, ms. */
const WINDOW = 10 * 60_000

/** Holds of one browser, and of one network, that need no bot check: a network has room for 50 browsers. */
const HOLDS_PER_BROWSER = 5
const HOLDS_PER_NETWORK = 50

/** Part of a period's covers that one network may hold without it. */
const NETWORK_SHARE = 0.3

/** What a claim must know of its moment, in one statement. */
export type ClaimContext = {
  /** Snapshot in force. */
  number: number
  now: number
  /** How often something became free in the days that count. */
  freed: number
  /** Live holds of the asker: a new one replaces them. */
  own: number
  /** Tables that the asker is paying for. */
  paying: number
  /**
   * Holds of the window that the asker, and all of the asker's network, have or left to run out; what was
   * given back in time or booked is none of them.
   */
  mine: number
  holds: number
  /** Covers that other visitors of the asker's network hold in the wanted period. */
  held: number
}

type Wanted = {
  locationId: string
  serviceDay: string
  period: string
  /** The service day and its neighbours that count, in order. */
  near: string[]
}

const CLAIM_CONTEXT = sqlFor(({ now }) => {
  const counts = `state IN ('held', 'committing') AND expires_at > ${now}
    AND location_id = $1 AND service_day = $3 AND period = $4 AND visitor <> $5`
  return `
    SELECT number, ${now} AS now, holds, mine, held, paying,
      (SELECT CAST(COALESCE(SUM(freed), 0) AS bigint) FROM day_versions
         WHERE location_id = $1 AND service_day >= $6 AND service_day <= $7) AS freed,
      (SELECT COUNT(*) FROM holds WHERE visitor = $5 AND state = 'held') AS own
    FROM current_settings, (
      SELECT COUNT(*) AS holds,
        COUNT(CASE WHEN visitor = $5 THEN 1 END) AS mine,
        COUNT(CASE WHEN visitor = $5 AND state = 'committing' THEN 1 END) AS paying,
        COALESCE(SUM(CASE WHEN ${counts} THEN party END), 0) AS held
      FROM holds
      WHERE (network = $2 AND created_at > ${now} - ${WINDOW} AND state <> 'booked')
        OR (network = $2 AND state = 'committing')) AS recent
    WHERE current_settings.location_id = $1`
})

/** Reads the moment of a claim, under `settingsLockKey`; null for a location without settings. */
export async function readClaimContext(
  sql: Sql,
  { dialect }: BookingDatabase,
  asker: ClientIdentity,
  { locationId, serviceDay, period, near }: Wanted,
): Promise<ClaimContext | null> {
  const rows = await sql.all<ClaimContext>(CLAIM_CONTEXT(dialect), [
    ...[locationId, asker.network, serviceDay, period, asker.visitor],
    ...[near[0] ?? serviceDay, near.at(-1) ?? serviceDay],
  ])
  return rows[0] ?? null
}

/**
 * Whether a bot check has to vouch for a party first, which keeps one program from holding a house full of
 * tables: from the sixth hold of a browser or the 51st of a network within ten minutes, and beyond 30 % of a
 * period's `covers` in one network. A network that holds nothing yet gets one table in the smallest house.
 * Holds of the asking visitor do not count towards the share, because the new one replaces them.
 */
export function checkRateLimits(
  { mine, holds, held }: ClaimContext,
  party: number,
  covers: number,
): Result<null, 'bot_check'> {
  if (mine >= HOLDS_PER_BROWSER || holds >= HOLDS_PER_NETWORK) return refuse('bot_check')
  return held === 0 || held + party <= covers * NETWORK_SHARE ? ok(null) : refuse('bot_check')
}
