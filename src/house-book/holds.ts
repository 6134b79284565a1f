import { ok, type Result, refuse } from '#lib/result.ts'
import { addDays, SLOT } from '#lib/time.ts'
import { notBookable } from './availability.ts'
import { claimUnits, freeUnits, moveUnits, unitsOf } from './claim.ts'
import {
  bumpDays,
  type ChangedDay,
  type DayState,
  type Days,
  outOfReach,
  type Reading,
} from './days.ts'
import { type Asker, askerKeys, mayHold, momentOf } from './fairness.ts'
import { type Place, type Plan, placesFor, turnOf } from './plan.ts'
import { coversOf, type Start } from './service-day.ts'
import type { SeatingAttribute } from './settings.ts'
import { settingsKey } from './snapshots.ts'
import type { BookingDatabase, Sql, SqlValue } from './store/database.ts'
import { randomToken } from './tokens.ts'
import type { Hold, HoldCode, HoldRequest } from './types.ts'

const HELD_FOR = 5 * 60_000
const COMMITTING_FOR = 15 * 60_000
/** A claim that loses reads again and takes the next best; each loss means that another one won. */
const ROUNDS = 200

/** A row of `holds`. */
export type HoldRow = {
  id: string
  location_id: string
  party: number
  attribute: SeatingAttribute
  place: string
  /** JSON list of codes. */
  tables: string
  service_day: string
  local_start: string
  time_zone: string
  starts_at: number
  turn_minutes: number
  first_slot: number
  slots: number
  units: number
  snapshot: number
  state: 'held' | 'committing' | 'booked' | 'released'
  expires_at: number
}

type Seat = { start: Start; state: DayState; place: Place; pacing: string[] }

/**
 * Takes the best-fitting table for five minutes, and releases the hold that the visitor had. The first
 * attempt goes by what is in memory, and its claim checks that this is still true.
 */
export async function takeHold(
  db: BookingDatabase,
  days: Days,
  asker: Asker,
  request: HoldRequest,
): Promise<Result<Hold, HoldCode>> {
  const { locationId, at } = request
  const remembered = days.remembered(locationId, at.slice(0, 10))
  if (remembered) {
    const held = await tryHold(db, days, { ...remembered, fresh: false }, asker, request)
    if (held.ok) return held
  }
  for (let round = 0; round < ROUNDS; round++) {
    const reading = await days.read(locationId, at.slice(0, 10))
    if (!reading) return refuse('unknown_location')
    const held = await tryHold(db, days, { ...reading, fresh: true }, asker, request)
    if (held.ok) return held
    // Taken by a faster one, or the settings were saved meanwhile: look again with fresh eyes.
    if (held.code !== 'taken' && held.code !== 'stale') return refuse(held.code, held.detail)
  }
  return refuse('slot_taken')
}

/** What an attempt goes by: `fresh` = read just now, so that only the claim itself can fail. */
type Basis = Reading & { fresh: boolean }

async function tryHold(
  db: BookingDatabase,
  days: Days,
  basis: Basis,
  asker: Asker,
  request: HoldRequest,
): Promise<Result<Hold, HoldCode | ClaimCode>> {
  const { settings } = basis.plan
  if (request.party > settings.maxParty || request.party < settings.minParty) {
    return refuse('party_size')
  }
  const seat = await findSeat(days, basis, asker, request)
  if (!seat) return refuse('slot_taken')
  const held = await claimSeat(db, days, basis, asker, request, seat)
  if (!held.ok) days.forget(request.locationId, basis, seat.state.day.date)
  return held
}

/** The first place of the best-fit order that is free at the asked time, and its pacing seats. */
async function findSeat(
  days: Days,
  reading: Reading,
  asker: Asker,
  { locationId, at, party, attribute }: HoldRequest,
): Promise<Seat | null> {
  const date = at.slice(0, 10)
  if (outOfReach(reading, date)) return null
  const slots = turnOf(reading.plan.settings, party) / 15
  for (const serviceDay of [addDays(date, -1), date]) {
    const day = days.day(locationId, reading.plan, serviceDay)
    const start = day.starts.find(({ time }) => time === at)
    if (!start || notBookable(reading, serviceDay, start)) continue
    const state = await days.state(locationId, reading, serviceDay)
    const taken = state.taken.seenBy(asker.visitor)
    const pacing = taken.pacing(start, party)
    if (pacing === null) continue
    const place = placesFor(reading.plan, party).find(
      (candidate) => candidate.attribute === attribute && taken.isFree(candidate, start, slots),
    )
    if (place) return { start, state, place, pacing }
  }
  return null
}

type ClaimCode = 'taken' | 'stale' | 'too_many_requests' | 'too_many_held'

async function claimSeat(
  db: BookingDatabase,
  days: Days,
  basis: Basis,
  asker: Asker,
  request: HoldRequest,
  { start, state: { day, taken }, place, pacing }: Seat,
): Promise<Result<Hold, ClaimCode>> {
  const { plan } = basis
  const { locationId, at, party } = request
  const token = randomToken()
  const slots = turnOf(plan.settings, party) / 15
  const units = unitsOf(place.tables, pacing, start.slot, slots)
  const near = days.touching(locationId, plan, day.date)
  const wanted = { locationId, serviceDay: day.date, period: start.period, near }
  const covers = coversOf(plan, day, start.period)
  type Claimed = Result<{ expiresAt: number; version: number | null }, ClaimCode>
  // Settings are not saved between the look at their number and the claim's commit.
  const locks = { alone: askerKeys(asker), together: [settingsKey(locationId)] }
  const claimed = await db.transaction(locks, async (sql): Promise<Claimed> => {
    const moment = await momentOf(sql, db, asker, wanted)
    if (moment?.number !== plan.number) return refuse('stale')
    const changed = moment.versions !== days.fingerprint(locationId, basis, day.date)
    if (!basis.fresh && (changed || moment.now >= taken.trueUntil)) return refuse('stale')
    if (notBookable({ ...basis, now: moment.now }, day.date, start)) return refuse('stale')
    const fair = mayHold(moment, party, covers)
    if (!fair.ok) return fair
    const freed = moment.own > 0 ? await releaseOwn(sql, asker.visitor) : []
    const expiresAt = moment.now + HELD_FOR
    const claim = { locationId, serviceDay: day.date, holdId: token, units, expiresAt }
    const row = holdRow(token, plan, asker, request, { start, place, day: day.date })
    const [whole, , version] = await Promise.all([
      claimUnits(sql, db, claim),
      insertHold(sql, [...row, units.length, plan.number, expiresAt, moment.now]),
      bumpDays(sql, db, [{ locationId, day: day.date }, ...freed]),
    ])
    return whole.ok ? ok({ expiresAt, version: freed.length === 0 ? version : null }) : whole
  })
  if (!claimed.ok) return claimed
  const { expiresAt, version } = claimed.value
  // What was freed is not in the new units: the next search reads the day again.
  if (version === null) return ok({ token, expiresAt, at, party })
  const held = { state: 'held' as const, expires_at: expiresAt, visitor: asker.visitor }
  const learnt = units.map(([resource, slot]) => ({ resource, slot, ...held }))
  days.learn(locationId, basis, day.date, version, learnt)
  return ok({ token, expiresAt, at, party })
}

/** The columns of a hold up to `slots`, in the order of `insertHold`. */
function holdRow(
  token: string,
  { settings }: Plan,
  { visitor, address, network }: Asker,
  { locationId, at, party, attribute }: HoldRequest,
  { start, place, day }: { start: Start; place: Place; day: string },
): SqlValue[] {
  const turnMinutes = turnOf(settings, party)
  const who = [token, locationId, visitor, address, network, party, attribute]
  const where = [place.code, JSON.stringify(place.tables), day, start.period]
  const when = [at, settings.timeZone, start.slot * SLOT, turnMinutes, start.slot, turnMinutes / 15]
  return [...who, ...where, ...when]
}

async function insertHold(sql: Sql, values: SqlValue[]): Promise<void> {
  await sql.all(
    `INSERT INTO holds (id, location_id, visitor, address, network, party, attribute, place, tables,
       service_day, period, local_start, time_zone, starts_at, turn_minutes, first_slot, slots,
       units, snapshot, expires_at, created_at, state)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19,
       $20, $21, 'held')`,
    values,
  )
}

/** Releases what a visitor holds: there is one live hold per visitor. */
async function releaseOwn(sql: Sql, visitor: string): Promise<ChangedDay[]> {
  const rows = await sql.all<HoldRow>(
    `UPDATE holds SET state = 'released' WHERE visitor = $1 AND state = 'held' RETURNING *`,
    [visitor],
  )
  for (const row of rows) await freeUnits(sql, heldUnits(row))
  return rows.map(dayOf)
}

/** The day that changes with a hold, or with the booking it became. */
export function dayOf(row: { location_id: string; service_day: string }): ChangedDay {
  return { locationId: row.location_id, day: row.service_day }
}

/** Where the units of a hold, or of the booking it became, are. */
export function heldUnits(row: {
  id: string
  location_id: string
  first_slot: number
  slots: number
}) {
  return {
    locationId: row.location_id,
    holdId: row.id,
    first: row.first_slot,
    slots: row.slots,
  }
}

/** Gives a hold back, unless it is already being paid for or booked. */
export async function releaseHold(db: BookingDatabase, token: string): Promise<boolean> {
  const released = await db.transaction({}, async (sql) => {
    const rows = await sql.all<HoldRow>(
      `UPDATE holds SET state = 'released' WHERE id = $1 AND state = 'held' RETURNING *`,
      [token],
    )
    const row = rows[0]
    if (!row) return refuse('nothing_to_release')
    await freeUnits(sql, heldUnits(row))
    await bumpDays(sql, db, [dayOf(row)])
    return ok(null)
  })
  return released.ok
}

/** held → committing for 15 minutes, in which nobody takes it over. */
export function prepareHold(
  db: BookingDatabase,
  token: string,
): Promise<Result<Hold, 'hold_lost'>> {
  return db.transaction({}, async (sql): Promise<Result<Hold, 'hold_lost'>> => {
    const rows = await sql.all<HoldRow>(
      `UPDATE holds SET state = 'committing', expires_at = ${db.words.now} + ${COMMITTING_FOR}
       WHERE id = $1 AND state IN ('held', 'committing') RETURNING *`,
      [token],
    )
    const row = rows[0]
    if (!row) return refuse('hold_lost')
    const to = { state: 'committing' as const, expiresAt: row.expires_at }
    const whole = await moveUnits(sql, { ...heldUnits(row), count: row.units }, to)
    if (!whole) return refuse('hold_lost')
    await bumpDays(sql, db, [dayOf(row)])
    return ok({ token, expiresAt: row.expires_at, at: row.local_start, party: row.party })
  })
}
