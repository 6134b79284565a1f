import { BusyError } from '#lib/busy.ts'
import { ok, type Result, refuse } from '#lib/result.ts'
import { notBookableReason } from '../availability/availability.ts'
import {
  type AvailabilityRead,
  applyOwnClaim,
  type DayCache,
  type DayState,
  outsideBookableDates,
  releaseCountOf,
} from '../availability/day-cache.ts'
import { findTable, partyProblem } from '../availability/find-table.ts'
import { coversOfPeriod, type SeatingTime } from '../calendar/service-day.ts'
import { type ClientIdentity, clientLockKeys } from '../identity/client-identity.ts'
import { hashOf, randomToken } from '../identity/tokens.ts'
import { bumpDayVersions, type ChangedDay } from '../inventory/day-versions.ts'
import { claimUnits, type InventoryUnit } from '../inventory/units.ts'
import type { TableOption } from '../settings/floor-plan.ts'
import { settingsLockKey } from '../settings/snapshots.ts'
import type { BookingDatabase, Sql, Waits } from '../store/database.ts'
import { findBookingToChange, reuseUnits, splitUnits } from './booking-change.ts'
import { HELD_FOR, releaseVisitorHold } from './holds.ts'
import { holdRow, insertHold } from './insert-hold.ts'
import { type ClaimContext, checkRateLimits, readClaimContext } from './rate-limits.ts'
import type { Hold, HoldCode, HoldRequest } from './types.ts'

/** A claim that loses reads again and takes the next best; each loss means that another one won. */
const MAX_ATTEMPTS = 200

type FoundTable = {
  start: SeatingTime
  state: DayState
  place: TableOption
  units: InventoryUnit[]
}

/**
 * Takes the best-fitting table for five minutes, and releases the hold that the visitor had. The first
 * attempt goes by what is in memory, and its claim checks that this is still true. `briefly` and `since` as in
 * `Waits`: however often it claims, all that the visitor waits for is counted together.
 */
export async function takeHold(
  db: BookingDatabase,
  days: DayCache,
  asker: ClientIdentity,
  request: HoldRequest,
  { briefly = false, since = performance.now() }: Waits = {},
): Promise<Result<TakenHold, HoldCode>> {
  const { locationId, at } = request
  const by = { ...asker, briefly, since }
  const remembered = days.lastRead(locationId, at.slice(0, 10))
  if (remembered) {
    const held = await tryHold(db, days, { ...remembered, fresh: false }, by, request)
    if (held.ok) return held
  }
  for (let round = 0; round < MAX_ATTEMPTS; round++) {
    const reading = await days.read(locationId, at.slice(0, 10))
    if (!reading) return refuse('unknown_location')
    const held = await tryHold(db, days, { ...reading, fresh: true }, by, request)
    if (held.ok) return held
    // Taken by a faster one, or the settings were saved meanwhile: look again with fresh eyes.
    if (held.code !== 'taken' && held.code !== 'stale') return refuse(held.code, held.detail)
  }
  return refuse('slot_taken')
}

/** A hold, and whether its visitor is paying for another table. */
type TakenHold = { hold: Hold; paying: boolean }

/** What an attempt goes by: `fresh` = read just now, so that only the claim itself can fail. */
type HoldRead = AvailabilityRead & { fresh: boolean }

/** Who asks, since when they wait, and whether they wait for locks only briefly. */
type WaitingClient = ClientIdentity & { briefly: boolean; since: number }

async function tryHold(
  db: BookingDatabase,
  days: DayCache,
  basis: HoldRead,
  asker: WaitingClient,
  request: HoldRequest,
): Promise<Result<TakenHold, HoldCode | ClaimCode>> {
  const { settings } = basis.plan
  const fault = partyProblem(settings, request)
  if (fault) return refuse(fault)
  const changing = await findBookingToChange(db, request.locationId, request.changing)
  const seat = await findFreeTable(days, basis, asker, request, changing?.units)
  if (!seat) return refuse('slot_taken')
  const held = await claimTable(db, basis, asker, request, seat)
  if (!held.ok) days.evict(request.locationId, basis, seat.state.day.date)
  return held
}

/** The first place of the best-fit order that is free at the asked time, and its pacing seats. */
async function findFreeTable(
  days: DayCache,
  reading: AvailabilityRead,
  asker: ClientIdentity,
  request: HoldRequest,
  visit: readonly InventoryUnit[] = [],
): Promise<FoundTable | null> {
  const { locationId, at } = request
  const date = at.slice(0, 10)
  if (outsideBookableDates(reading, date)) return null
  for (const serviceDay of days.datesAround(date).slice(1, 3)) {
    const day = days.day(locationId, reading.plan, serviceDay)
    const start = day.seatingTimes.find(({ time }) => time === at)
    if (!start || notBookableReason(reading, serviceDay, start)) continue
    const state = await days.state(locationId, reading, serviceDay)
    const taken = state.cached.occupancy.viewFor(asker.visitor, visit)
    const seat = findTable(reading.plan, taken, { day, start }, request)
    if (seat) return { start, state, ...seat }
  }
  return null
}

type ClaimCode = 'taken' | 'stale' | 'bot_check'

async function claimTable(
  db: BookingDatabase,
  basis: HoldRead,
  asker: WaitingClient,
  request: HoldRequest,
  { start, state, place, units }: FoundTable,
): Promise<Result<TakenHold, ClaimCode>> {
  const { plan } = basis
  const { day, overlapping: near, cached: kept } = state
  const { locationId, at, party, changing: changes, checked } = request
  const token = randomToken()
  const wanted = { locationId, serviceDay: day.date, period: start.period, near }
  const covers = coversOfPeriod(plan, day, start.period)
  const allowedBy = (moment: ClaimContext | null): Result<ClaimContext, ClaimCode> => {
    if (moment?.number !== plan.number) return refuse('stale')
    const freer = moment.freed !== releaseCountOf(basis, state)
    if (!basis.fresh && (freer || moment.now >= kept.occupancy.trueUntil)) return refuse('stale')
    if (notBookableReason({ ...basis, now: moment.now }, day.date, start)) return refuse('stale')
    // Who changes a visit has one, and holds one table for it.
    const fair = checked || changes ? ok(null) : checkRateLimits(moment, party, covers)
    return fair.ok ? ok(moment) : fair
  }
  const row = holdRow(token, plan, asker, request, { start, place, day: day.date, units })
  const taken = { locationId, day: day.date, freed: false, held: true }
  const take = async (sql: Sql, claimed: InventoryUnit[], freed: ChangedDay[] = []) => {
    const claim = { locationId, serviceDay: day.date, holdId: token, units: claimed }
    // The hold last of the two: it says when the latest of them is over.
    const [whole, expiresAt, to] = await Promise.all([
      claimUnits(sql, db, { ...claim, heldFor: HELD_FOR }),
      insertHold(sql, db, [...row, claimed.length, plan.number, HELD_FOR]),
      bumpDayVersions(sql, [taken, ...freed]),
    ])
    // Where its visitor holds another table, that must be released first.
    if (expiresAt === null) return refuse('stale')
    return whole.ok ? ok({ expiresAt, to, claimed }) : whole
  }
  // Settings are not saved between the look at their number and the claim's commit.
  const exclusive = [...clientLockKeys(asker), ...(changes ? [hashOf(changes)] : [])]
  const { briefly, since } = asker
  const locks = { exclusive, shared: [settingsLockKey(locationId)], briefly, since }
  let replaces = false
  const claiming = db.transaction(locks, async (sql) => {
    const asking = readClaimContext(sql, db, asker, wanted)
    // In the round trip of the question whether it may: if it may not, nothing has happened.
    const taking = basis.fresh || changes ? null : take(sql, units)
    const [moment, at] = await Promise.all([asking.then(allowedBy), taking])
    if (!moment.ok) return moment
    const paying = moment.value.paying > 0
    if (at) return at.ok ? ok({ ...at.value, paying }) : at
    replaces = moment.value.own > 0
    const freed = replaces ? await releaseVisitorHold(sql, db, asker.visitor) : []
    const changing = await findBookingToChange(sql, locationId, changes)
    const { kept: staying, claimed } = splitUnits(units, changing?.units ?? [])
    const held = await take(sql, claimed, freed)
    if (!held.ok) return held
    if (changing && staying.length > 0) await reuseUnits(sql, token, changing, staying)
    return ok({ ...held.value, paying })
  })
  const claimed = await claiming.catch((error: unknown) => {
    // It may have waited for the evening of the hold that it replaces, which nobody else here asks for.
    throw replaces && error instanceof BusyError ? new BusyError(error.retryAfter, error) : error
  })
  if (!claimed.ok) return claimed
  const { expiresAt, to, paying } = claimed.value
  const held = { state: 'held' as const, expires_at: expiresAt, visitor: asker.visitor }
  const learnt = claimed.value.claimed.map(([resource, slot]) => ({ resource, slot, ...held }))
  applyOwnClaim(basis, state, to, learnt)
  return ok({ hold: { token, expiresAt, at, party }, paying })
}
