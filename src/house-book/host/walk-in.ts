import { ok, type Result, refuse } from '#lib/result.ts'
import { localOf, SLOT } from '#lib/time.ts'
import { searchTextOf } from '../bookings/search-text.ts'
import { confirmationOf, hashOf, manageTokenOf, randomToken } from '../identity/tokens.ts'
import { bumpDayVersions } from '../inventory/day-versions.ts'
import { unitsBetween } from '../inventory/units.ts'
import type { FloorPlan, TableOption } from '../settings/floor-plan.ts'
import { logStaffAction } from '../staff-log/staff-log.ts'
import type { BookingDatabase, Sql } from '../store/database.ts'
import { changedDays, claimBookedUnits, findOverstaying } from './claim-tables.ts'
import { currentFloorPlan, serviceDayAt } from './current-floor-plan.ts'
import { findFreeTables, type SeatingWindow, walkInSlots } from './free-tables.ts'
import type { WalkInCode, WalkInRequest } from './types.ts'

/** The longest that a party without a booking is given a table, slots. */
const LONGEST = 40

/**
 * `HostApi.walkIn`, inside a transaction of the desk. Pacing is for guests who book from afar: whoever
 * stands at the door is the host's to decide.
 */
export async function seatWalkIn(
  sql: Sql,
  db: BookingDatabase,
  secret: string,
  request: WalkInRequest,
): Promise<Result<{ id: string }, WalkInCode>> {
  const { locationId, key, party } = request
  const earlier = await sql.all<{ id: string }>(
    'SELECT id FROM reservations WHERE hold_id = $1 AND location_id = $2',
    [key, locationId],
  )
  if (earlier[0]) return ok({ id: earlier[0].id })
  const current = await currentFloorPlan(sql, db, locationId)
  if (!current) return refuse('unknown_location')
  const { plan, now } = current
  const { first, end } = walkInSlots(plan, now, party, request.start)
  const until = request.until === null ? end : Math.floor(request.until / SLOT)
  if (until <= first || until - first > LONGEST) return refuse('invalid_time')
  const sitting = { locationId, party, first, end: until, atOnce: true, except: null }
  const chosen = await chooseTable(sql, db, plan, sitting, request.place)
  if (!chosen.ok) return chosen
  const day = serviceDayAt(plan, first)
  const units = unitsBetween(chosen.value.tables, first, until)
  const claim = { locationId, serviceDay: day, holdId: key, units, now }
  const claimed = await claimBookedUnits(sql, db, claim)
  if (!claimed.ok) return claimed
  const id = randomToken()
  await insertSeated(sql, db, secret, { id, request, plan, place: chosen.value, sitting, day })
  await logStaffAction(sql, db, request, { subject: id, act: 'walk_in' })
  await bumpDayVersions(sql, changedDays(plan, { locationId, day, freed: false }, first, until))
  return ok({ id })
}

/** The chosen place, at which nobody may sit, or the best fit of those that are free long enough. */
async function chooseTable(
  sql: Sql,
  db: BookingDatabase,
  plan: FloorPlan,
  sitting: SeatingWindow,
  code: string | null,
): Promise<Result<Pick<TableOption, 'code' | 'tables' | 'attribute'>, WalkInCode>> {
  if (code === null) {
    const free = await findFreeTables(sql, db, plan, sitting)
    const best = free.find(({ fits, until }) => fits && until === null)
    return best ? ok(best) : refuse('no_table_free')
  }
  const place = plan.tableOptions.find((one) => one.code === code)
  if (!place) return refuse('unknown_table')
  const { locationId, first } = sitting
  const at = { locationId, day: serviceDayAt(plan, first), except: null }
  const inTheWay = await findOverstaying(sql, at, place.tables)
  return inTheWay.length > 0 ? refuse('table_taken', { inTheWay }) : ok(place)
}

type Seated = {
  id: string
  request: WalkInRequest
  plan: FloorPlan
  place: Pick<TableOption, 'code' | 'tables' | 'attribute'>
  sitting: SeatingWindow
  day: string
}

async function insertSeated(
  sql: Sql,
  { dialect }: BookingDatabase,
  secret: string,
  { id, request, plan, place, sitting, day }: Seated,
): Promise<void> {
  const { first, end } = sitting
  const { timeZone } = plan.settings
  const name = { firstName: request.name, lastName: '', email: null, phone: '' }
  const confirmation = confirmationOf(id)
  const who = [id, request.key, hashOf(manageTokenOf(secret, id)), confirmation]
  const where = [request.locationId, request.party, place.attribute, place.code]
  const when = [localOf(first * SLOT, timeZone), timeZone, first * SLOT, (end - first) * 15]
  await sql.run(
    `INSERT INTO reservations (id, hold_id, manage_hash, confirmation, location_id, party,
       attribute, place, tables, service_day, local_start, time_zone, starts_at, turn_minutes,
       first_slot, slots, snapshot, first_name, search_text, last_name, phone, special_request,
       marketing_opt_in, status, source, visit, visit_at, created_at, changed_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19,
       '', '', '', 0, 'booked', 'walk_in', 'seated', ${dialect.now}, ${dialect.now}, ${dialect.now})`,
    [
      ...[...who, ...where, JSON.stringify(place.tables), day, ...when, first, end - first],
      ...[plan.number, request.name, searchTextOf(name, confirmation)],
    ],
  )
}
