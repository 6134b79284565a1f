import { localOf, SLOT_MS } from '#lib/time/time.ts'
import { databaseNow } from '#storage/clock.ts'
import { type BookingDatabase, DAY_COLUMNS } from '#storage/database.ts'
import { periodsOn } from '../calendar/day-periods.ts'
import { NO_TABLE } from '../inventory/table-columns.ts'
import { rulesOn, stopsIn } from '../settings/day-rules.ts'
import type { FloorPlan } from '../settings/floor-plan.ts'
import { servedAt } from './current-floor-plan.ts'
import type { CurrentPlans } from './current-plans.ts'
import type { HostTonight } from './types.ts'

/** How long after it is expected (ms) a party that has not arrived is late. */
const LATE_AFTER = 15 * 60_000

/** A location on the service day that is on, and the slots from now to its end. */
type OpenPlace = {
  locationId: string
  day: string
  plan: FloorPlan
  closed: boolean
  from: number
  end: number
}

/** `HostApi.tonight`: the numbers of all settings, the visits of all days that are on, and the tables that are taken. */
export async function readHostTonight(
  db: BookingDatabase,
  plans: CurrentPlans,
  locationIds: readonly string[],
): Promise<HostTonight[]> {
  if (locationIds.length === 0) return []
  const [now, found] = await Promise.all([databaseNow(db), plans.read(locationIds)])
  const places = locationIds.flatMap((locationId) => {
    const plan = found.get(locationId)
    return plan ? [placeAt(locationId, plan, Math.floor(now / SLOT_MS))] : []
  })
  if (places.length === 0) return []
  const [counts, peaks] = await Promise.all([countsOf(db, places, now), peaksOf(db, places)])
  return places.map((place) => ({
    ...tonightOf(place, now),
    ...(counts.get(place.locationId) ?? NOTHING),
    peak: peaks.get(place.locationId) ?? null,
  }))
}

function placeAt(locationId: string, plan: FloorPlan, slot: number): OpenPlace {
  const { date: day, seatingTimes, firstSeatingSlot, firstSlot, slotCount } = servedAt(plan, slot)
  const end = slotCount === 0 ? slot : firstSlot + slotCount
  const closed = seatingTimes.length === 0
  return { locationId, day, plan, closed, from: Math.max(slot, firstSeatingSlot), end }
}

function tonightOf({ locationId, day, plan, closed }: OpenPlace, now: number) {
  const { settings } = plan
  const rules = rulesOn(settings, day)
  const stops = rules.filter(({ kind }) => kind === 'stop')
  const all = periodsOn(settings, day).every(({ code }) => stopsIn(rules, code) === 'all')
  return {
    ...{ locationId, day, now, timeZone: settings.timeZone },
    closed,
    tables: settings.tables.length,
    stopped: stops.length === 0 ? null : all ? ('all' as const) : ('part' as const),
  }
}

type Counts = Pick<
  HostTonight,
  'booked' | 'seated' | 'toCome' | 'withoutTable' | 'late' | 'overTime' | 'paymentFailed'
>

const NONE = { parties: 0, covers: 0 }
const NOTHING: Counts = {
  ...{ booked: NONE, seated: NONE, toCome: NONE },
  ...{ withoutTable: 0, late: 0, overTime: 0, paymentFailed: 0 },
}

type CountRow = Record<
  | ('parties' | 'covers' | 'seatedParties' | 'seatedCovers' | 'comingParties' | 'comingCovers')
  | ('withoutTable' | 'late' | 'overTime' | 'paymentFailed'),
  number
> & { locationId: string }

const SPAN_COLUMNS = { place: 'text', first: 'integer', before: 'integer' } as const

/** Cancelled visits and no-shows are left out, as in the day itself. */
async function countsOf(
  sql: BookingDatabase,
  places: readonly OpenPlace[],
  now: number,
): Promise<Map<string, Counts>> {
  const now$ = 'CAST($1 AS bigint)'
  const count = (condition: string) =>
    `CAST(SUM(CASE WHEN ${condition} THEN 1 ELSE 0 END) AS bigint)`
  const covers = (condition: string) =>
    `CAST(SUM(CASE WHEN ${condition} THEN party ELSE 0 END) AS bigint)`
  const coming = 'visit IS NULL'
  const seated = `visit = 'seated'`
  const rows = await sql.all<CountRow>(
    `SELECT r.location_id AS "locationId", COUNT(*) AS parties, CAST(SUM(party) AS bigint) AS covers,
       ${count(seated)} AS "seatedParties", ${covers(seated)} AS "seatedCovers",
       ${count(coming)} AS "comingParties", ${covers(coming)} AS "comingCovers",
       ${count(`${coming} AND place = '${NO_TABLE}'`)} AS "withoutTable",
       ${count(`${coming} AND starts_at + late_minutes * 60000 <= ${now$} - ${LATE_AFTER}`)} AS late,
       ${count(`${seated} AND (first_slot + slots) * CAST(${SLOT_MS} AS bigint) <= ${now$}`)} AS "overTime",
       ${count(`p.state = 'failed'`)} AS "paymentFailed"
     FROM ${sql.dialect.jsonRows('$2', DAY_COLUMNS)} asked
     JOIN reservations r
       ON r.location_id = asked.location_id AND r.service_day = asked.service_day
     LEFT JOIN payments p ON p.reservation_id = r.id
     WHERE r.status = 'booked' AND COALESCE(r.visit, '') <> 'no_show'
     GROUP BY r.location_id`,
    [now, JSON.stringify(places.map(({ locationId, day }) => [locationId, day]))],
  )
  return new Map(
    rows.map(({ locationId, ...row }) => [
      locationId,
      {
        booked: { parties: row.parties, covers: row.covers },
        seated: { parties: row.seatedParties, covers: row.seatedCovers },
        toCome: { parties: row.comingParties, covers: row.comingCovers },
        ...{ withoutTable: row.withoutTable, late: row.late },
        ...{ overTime: row.overTime, paymentFailed: row.paymentFailed },
      },
    ]),
  )
}

/**
 * Of each place the quarter of an hour from now on in which the most tables are taken; the first of several. Seats of
 * pacing and of experiences, which have a colon in their names, are no tables.
 */
async function peaksOf(
  sql: BookingDatabase,
  places: readonly OpenPlace[],
): Promise<Map<string, NonNullable<HostTonight['peak']>>> {
  const open = places.filter(({ from, end }) => from < end)
  if (open.length === 0) return new Map()
  const rows = await sql.all<{ locationId: string; slot: number; taken: number }>(
    `SELECT u.location_id AS "locationId", u.slot, COUNT(*) AS taken
     FROM ${sql.dialect.jsonRows('$1', SPAN_COLUMNS)} asked
     JOIN units u ON u.location_id = asked.place AND u.slot >= asked.first AND u.slot < asked.before
     WHERE (u.state <> 'held' OR u.expires_at > ${sql.dialect.now}) AND u.resource NOT LIKE '%:%'
     GROUP BY u.location_id, u.slot ORDER BY COUNT(*) DESC, u.slot`,
    [JSON.stringify(open.map(({ locationId, from, end }) => [locationId, from, end]))],
  )
  const byLocation = Map.groupBy(rows, ({ locationId }) => locationId)
  return new Map(
    open.flatMap(({ locationId, plan }) => {
      const highest = byLocation.get(locationId)?.[0]
      if (!highest) return []
      const { tables, timeZone } = plan.settings
      const free = Math.max(0, tables.length - highest.taken)
      return [[locationId, { at: localOf(highest.slot * SLOT_MS, timeZone), free }] as const]
    }),
  )
}
