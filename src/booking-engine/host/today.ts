import { mapYielding } from '#lib/process/event-loop.ts'
import { placeholders } from '#lib/sql/placeholders.ts'
import { SLOT_MS } from '#lib/time/time.ts'
import type { BookingDatabase, Sql } from '#storage/database.ts'
import { servedAt } from './current-floor-plan.ts'
import type { CurrentPlans } from './current-plans.ts'
import type { Arrival, HostToday } from './types.ts'

/** How long after its time (ms) a party that has not arrived is still awaited. */
const LATE = 30 * 60_000

/** Arrivals listed per location. */
const NEXT = 3

/** A location on its current service day. */
type OpenLocation = { locationId: string; day: string; timeZone: string; closed: boolean }

/**
 * `HostApi.today`: the numbers of all settings in one read, then two reads for each date that is current
 * anywhere.
 */
export async function readHostToday(
  db: BookingDatabase,
  plans: CurrentPlans,
  locationIds: readonly string[],
): Promise<HostToday[]> {
  if (locationIds.length === 0) return []
  const clock = await db.all<{ now: number }>(`SELECT ${db.dialect.now} AS now`)
  const now = clock[0]?.now ?? 0
  const places = await openLocations(plans, locationIds, now)
  const days = Map.groupBy(places, ({ day }) => day)
  const found = await Promise.all(
    [...days].map(async ([day, here]) => {
      const ids = here.map(({ locationId }) => locationId)
      const [counts, arrivals] = await Promise.all([
        countsOf(db, day, ids),
        arrivalsOf(db, day, ids, now - LATE),
      ])
      return here.map((place) => ({
        ...place,
        ...{ now, parties: 0, covers: 0, seated: 0 },
        ...counts.get(place.locationId),
        next: arrivals.get(place.locationId) ?? [],
      }))
    }),
  )
  return found.flat()
}

async function openLocations(
  plans: CurrentPlans,
  ids: readonly string[],
  now: number,
): Promise<OpenLocation[]> {
  return mapYielding([...(await plans.read(ids))], ([locationId, plan]) => {
    const { date: day, seatingTimes } = servedAt(plan, Math.floor(now / SLOT_MS))
    const closed = seatingTimes.length === 0
    return { locationId, day, closed, timeZone: plan.settings.timeZone }
  })
}

type Counts = Pick<HostToday, 'parties' | 'covers' | 'seated'>

/** Cancelled visits and no-shows are excluded, as in the day itself. */
async function countsOf(
  sql: Sql,
  day: string,
  ids: readonly string[],
): Promise<Map<string, Counts>> {
  const rows = await sql.all<Counts & { locationId: string }>(
    `SELECT location_id AS "locationId", COUNT(*) AS parties, SUM(party) AS covers,
       SUM(CASE WHEN visit = 'seated' THEN party ELSE 0 END) AS seated
     FROM reservations
     WHERE service_day = $1 AND location_id IN (${placeholders(2, ids)})
       AND status = 'booked' AND COALESCE(visit, '') <> 'no_show'
     GROUP BY location_id`,
    [day, ...ids],
  )
  return new Map(
    rows.map(({ locationId, parties, covers, seated }) => [
      locationId,
      { parties, covers, seated },
    ]),
  )
}

async function arrivalsOf(
  sql: Sql,
  day: string,
  ids: readonly string[],
  since: number,
): Promise<Map<string, Arrival[]>> {
  const rows = await sql.all<Arrival & { locationId: string }>(
    `SELECT location_id AS "locationId", local_start AS at, party FROM (
       SELECT location_id, local_start, party,
         ROW_NUMBER() OVER (PARTITION BY location_id ORDER BY starts_at, id) AS place
       FROM reservations
       WHERE service_day = $1 AND location_id IN (${placeholders(3, ids)})
         AND status = 'booked' AND visit IS NULL AND starts_at >= CAST($2 AS bigint)
     ) coming WHERE place <= ${NEXT} ORDER BY location_id, place`,
    [day, since, ...ids],
  )
  const arrivals = new Map<string, Arrival[]>()
  for (const { locationId, at, party } of rows) {
    arrivals.set(locationId, [...(arrivals.get(locationId) ?? []), { at, party }])
  }
  return arrivals
}
