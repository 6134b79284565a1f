import { ok, type Result, refuse } from '#lib/result.ts'
import { SLOT } from '#lib/time.ts'
import { notBookable } from './availability.ts'
import { changingOf, divided, keepForChange } from './changes.ts'
import { claimUnits, type Unit, unitsOf } from './claim.ts'
import { bumpDays, type DayVersion } from './day-versions.ts'
import { type DayState, type Days, freedIn, learn, outOfReach, type Reading } from './days.ts'
import { experienceOf } from './experiences.ts'
import { type Asker, askerKeys, mayHold, momentOf } from './fairness.ts'
import { HELD_FOR, releaseOwn } from './holds.ts'
import type { Seen } from './occupancy.ts'
import { type Place, type Plan, placesFor, turnOf } from './plan.ts'
import { type Seating, seatSlot, seatsFor, takesStandard } from './seats.ts'
import { coversOf, type Start } from './service-day.ts'
import { settingsKey } from './snapshots.ts'
import type { BookingDatabase, Sql, SqlValue } from './store/database.ts'
import { hashOf, randomToken } from './tokens.ts'
import type { Hold, HoldCode, HoldRequest } from './types.ts'

/** A claim that loses reads again and takes the next best; each loss means that another one won. */
const ROUNDS = 200

type Seat = {
  start: Start
  state: DayState
  place: Place
  pacing: string[]
  /** Seats of the experience, and the slot in which they are counted. */
  seats: Unit[]
}

/**
 * Takes the best-fitting table for five minutes, and releases the hold that the visitor had. The first
 * attempt goes by what is in memory, and its claim checks that this is still true.
 */
export async function takeHold(
  db: BookingDatabase,
  days: Days,
  asker: Asker,
  request: HoldRequest,
): Promise<Result<Taken, HoldCode>> {
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

/** A hold, and whether its visitor is paying for another table. */
type Taken = { hold: Hold; paying: boolean }

/** What an attempt goes by: `fresh` = read just now, so that only the claim itself can fail. */
type Basis = Reading & { fresh: boolean }

async function tryHold(
  db: BookingDatabase,
  days: Days,
  basis: Basis,
  asker: Asker,
  request: HoldRequest,
): Promise<Result<Taken, HoldCode | ClaimCode>> {
  const { settings } = basis.plan
  if (request.party > settings.maxParty || request.party < settings.minParty) {
    return refuse('party_size')
  }
  const wanted = request.experience && experienceOf(settings, request.experience)
  if (request.experience && !wanted) return refuse('unknown_experience')
  if (wanted && (request.party > wanted.maxParty || request.party < wanted.minParty)) {
    return refuse('party_size')
  }
  const changing = await changingOf(db, request.locationId, request.changing)
  const seat = await findSeat(days, basis, asker, request, changing?.units)
  if (!seat) return refuse('slot_taken')
  const held = await claimSeat(db, basis, asker, request, seat)
  if (!held.ok) days.forget(request.locationId, basis, seat.state.day.date)
  return held
}

/** The first place of the best-fit order that is free at the asked time, and its pacing seats. */
async function findSeat(
  days: Days,
  reading: Reading,
  asker: Asker,
  { locationId, at, party, attribute, experience }: HoldRequest,
  visit: readonly Unit[] = [],
): Promise<Seat | null> {
  const date = at.slice(0, 10)
  if (outOfReach(reading, date)) return null
  const slots = turnOf(reading.plan.settings, party) / 15
  for (const serviceDay of days.around(date).slice(1, 3)) {
    const day = days.day(locationId, reading.plan, serviceDay)
    const start = day.starts.find(({ time }) => time === at)
    if (!start || notBookable(reading, serviceDay, start)) continue
    const state = await days.state(locationId, reading, serviceDay)
    const taken = state.kept.taken.seenBy(asker.visitor, visit)
    const pacing = taken.pacing(start, party)
    if (pacing === null) continue
    const seats = experience
      ? seatUnits(experience.id, taken, { day, start }, party)
      : takesStandard(start) && []
    if (!seats) continue
    const place = placesFor(reading.plan, party).find(
      (candidate) => candidate.attribute === attribute && taken.isFree(candidate, start, slots),
    )
    if (place) return { start, state, place, pacing, seats }
  }
  return null
}

/** Seats of an experience that is served at a start; null where it is not, or has too few left. */
function seatUnits(code: string, taken: Seen, seating: Seating, party: number): Unit[] | null {
  const served = seating.start.experiences.find((one) => one.code === code)
  const seats = served ? seatsFor(served, taken, seating, party) : null
  return served && seats ? seats.map((seat): Unit => [seat, seatSlot(served, seating)]) : null
}

type ClaimCode = 'taken' | 'stale' | 'too_many_requests' | 'too_many_held'

async function claimSeat(
  db: BookingDatabase,
  basis: Basis,
  asker: Asker,
  request: HoldRequest,
  { start, state, place, pacing, seats }: Seat,
): Promise<Result<Taken, ClaimCode>> {
  const { plan } = basis
  const { day, near, kept } = state
  const { locationId, at, party, changing: changes } = request
  const token = randomToken()
  const slots = turnOf(plan.settings, party) / 15
  const units = [...unitsOf(place.tables, pacing, start.slot, slots), ...seats]
  const wanted = { locationId, serviceDay: day.date, period: start.period, near }
  const covers = coversOf(plan, day, start.period)
  type Claimed = Result<
    { expiresAt: number; to: DayVersion; paying: boolean; claimed: Unit[] },
    ClaimCode
  >
  // Settings are not saved between the look at their number and the claim's commit.
  const alone = [...askerKeys(asker), ...(changes ? [hashOf(changes)] : [])]
  const locks = { alone, together: [settingsKey(locationId)] }
  const claimed = await db.transaction(locks, async (sql): Promise<Claimed> => {
    const moment = await momentOf(sql, db, asker, wanted)
    if (moment?.number !== plan.number) return refuse('stale')
    const freer = moment.freed !== freedIn(basis, state)
    if (!basis.fresh && (freer || moment.now >= kept.taken.trueUntil)) return refuse('stale')
    if (notBookable({ ...basis, now: moment.now }, day.date, start)) return refuse('stale')
    const fair = mayHold(moment, party, covers)
    if (!fair.ok) return fair
    const freed = moment.own > 0 ? await releaseOwn(sql, asker.visitor) : []
    const expiresAt = moment.now + HELD_FOR
    const changing = await changingOf(sql, locationId, changes)
    const { kept: staying, claimed } = divided(units, changing)
    const claim = { locationId, serviceDay: day.date, holdId: token, units: claimed, expiresAt }
    const row = holdRow(token, plan, asker, request, { start, place, day: day.date, units })
    const [whole, , to] = await Promise.all([
      claimUnits(sql, db, claim),
      insertHold(sql, [...row, claimed.length, plan.number, expiresAt, moment.now]),
      bumpDays(sql, [{ locationId, day: day.date, freed: false, held: true }, ...freed]),
    ])
    if (changing && staying.length > 0) await keepForChange(sql, token, changing, staying)
    return whole.ok ? ok({ expiresAt, to, paying: moment.paying > 0, claimed }) : whole
  })
  if (!claimed.ok) return claimed
  const { expiresAt, to, paying } = claimed.value
  const held = { state: 'held' as const, expires_at: expiresAt, visitor: asker.visitor }
  const learnt = claimed.value.claimed.map(([resource, slot]) => ({ resource, slot, ...held }))
  learn(basis, state, to, learnt)
  return ok({ hold: { token, expiresAt, at, party }, paying })
}

/** The columns of a hold up to its experience, in the order of `insertHold`. */
function holdRow(
  token: string,
  { settings }: Plan,
  { visitor, address, network }: Asker,
  { locationId, at, party, attribute, experience }: HoldRequest,
  { start, place, day, units }: { start: Start; place: Place; day: string; units: Unit[] },
): SqlValue[] {
  const turnMinutes = turnOf(settings, party)
  const who = [token, locationId, visitor, address, network, party, attribute]
  const where = [place.code, JSON.stringify(place.tables), day, start.period]
  const when = [at, settings.timeZone, start.slot * SLOT, turnMinutes]
  const within = [start.slot, turnMinutes / 15, Math.min(...units.map(([, slot]) => slot))]
  return [...who, ...where, ...when, ...within, experience?.id ?? null, experience?.version ?? null]
}

async function insertHold(sql: Sql, values: SqlValue[]): Promise<void> {
  await sql.run(
    `INSERT INTO holds (id, location_id, visitor, address, network, party, attribute, place, tables,
       service_day, period, local_start, time_zone, starts_at, turn_minutes, first_slot, slots,
       units_from, experience_id, experience_version, units, snapshot, expires_at, created_at, state)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19,
       $20, $21, $22, $23, $24, 'held')`,
    values,
  )
}
