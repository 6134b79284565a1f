import { ok, type Result, refuse } from '#lib/result.ts'
import { type BookingSql, sqlFor } from '#storage/database.ts'
import type { ClientIdentity } from '../identity/client-identity.ts'

/** How long a hold counts against its client, ms. */
const WINDOW = 10 * 60_000

/** Holds of one browser, and of one network, without a bot check: a network has room for many browsers. */
const HOLDS_PER_BROWSER = 5
const HOLDS_PER_NETWORK = 50

/** Share of a period's covers that one network may hold without a bot check. */
const NETWORK_SHARE = 0.3

/** What a claim has to know about the moment at which it is made, from one statement. */
export type ClaimContext = {
  /** Number of the settings in force. */
  snapshot: number
  now: number
  /** Releases so far in the days that the claim looked at. */
  releaseCount: number
  /** Live holds of the client: a new one replaces them. */
  ownHolds: number
  /** Tables that the client is paying for. */
  ownPaying: number
  /** Holds within the window that the client has, or let expire; released and booked ones do not count. */
  ownRecent: number
  /** The same for the client's whole network. */
  networkRecent: number
  /** Covers that other visitors of the network hold in the same period. */
  networkCovers: number
}

/** The period that is claimed in; `near` = the service day and its overlapping neighbours, in order. */
type ClaimScope = { locationId: string; serviceDay: string; period: string; near: string[] }

const CLAIM_CONTEXT = sqlFor(({ now }) => {
  const counts = `state IN ('held', 'committing') AND expires_at > ${now}
    AND location_id = $1 AND service_day = $3 AND period = $4 AND visitor <> $5`
  return `
    SELECT number AS snapshot, ${now} AS now,
      "ownPaying", "ownRecent", "networkRecent", "networkCovers",
      (SELECT CAST(COALESCE(SUM(freed), 0) AS bigint) FROM day_versions
         WHERE location_id = $1 AND service_day >= $6 AND service_day <= $7) AS "releaseCount",
      (SELECT COUNT(*) FROM holds WHERE visitor = $5 AND state = 'held') AS "ownHolds"
    FROM current_settings, (
      SELECT COUNT(*) AS "networkRecent",
        COUNT(CASE WHEN visitor = $5 THEN 1 END) AS "ownRecent",
        COUNT(CASE WHEN visitor = $5 AND state = 'committing' THEN 1 END) AS "ownPaying",
        COALESCE(SUM(CASE WHEN ${counts} THEN party END), 0) AS "networkCovers"
      FROM holds
      WHERE (network = $2 AND created_at > ${now} - ${WINDOW} AND state <> 'booked')
        OR (network = $2 AND state = 'committing')) AS recent
    WHERE current_settings.location_id = $1`
})

/** Reads the context of a claim, while the settings are locked; null for a location without settings. */
export async function readClaimContext(
  sql: BookingSql,
  { visitor, network }: ClientIdentity,
  { locationId, serviceDay, period, near }: ClaimScope,
): Promise<ClaimContext | null> {
  const rows = await sql.all<ClaimContext>(CLAIM_CONTEXT(sql.dialect), [
    ...[locationId, network, serviceDay, period, visitor],
    ...[near[0] ?? serviceDay, near.at(-1) ?? serviceDay],
  ])
  return rows[0] ?? null
}

/**
 * Refuses `bot_check` if the client must pass a bot check first, so that one program cannot hold a house full
 * of tables: from the sixth hold of a browser or the 51st of a network within ten minutes, and beyond 30 % of a
 * period's `covers` in one network. A network without holds gets one table in the smallest house. The client's
 * own holds do not count towards the share, because the new one replaces them.
 */
export function checkRateLimits(
  { ownRecent, networkRecent, networkCovers }: ClaimContext,
  party: number,
  covers: number,
): Result<null, 'bot_check'> {
  if (ownRecent >= HOLDS_PER_BROWSER || networkRecent >= HOLDS_PER_NETWORK) {
    return refuse('bot_check')
  }
  const withinShare = networkCovers === 0 || networkCovers + party <= covers * NETWORK_SHARE
  return withinShare ? ok(null) : refuse('bot_check')
}
