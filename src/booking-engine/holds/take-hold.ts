import { ok, type Result, refuse } from '#lib/result.ts'
import { BusyError } from '#lib/sql/busy-error.ts'
import type { BookingDatabase, BookingSql, Locks, Waits } from '#storage/database.ts'
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
import { bumpDayVersions, type ChangedDay, type DayVersion } from '../inventory/day-versions.ts'
import { claimUnits, type InventoryUnit } from '../inventory/units.ts'
import type { TableOption } from '../settings/floor-plan.ts'
import { settingsLockKey } from '../settings/snapshots.ts'
import { findBookingToChange, reuseUnits, splitUnits } from './booking-change.ts'
import { HELD_FOR, releaseVisitorHold } from './holds.ts'
import { holdRow, insertHold } from './insert-hold.ts'
import { type ClaimContext, checkRateLimits, readClaimContext } from './rate-limits.ts'
import type { Hold, HoldCode, HoldRequest } from './types.ts'

/** A claim that loses reads again and takes the next best table; each loss means that another claim won. */
const MAX_ATTEMPTS = 200

/** A hold, and whether its visitor is paying for another table. */
type TakenHold = { hold: Hold; paying: boolean }

/** A request for a table, and what is needed to take it. */
type Attempt = {
  db: BookingDatabase
  days: DayCache
  client: ClientIdentity
  request: HoldRequest
  /** Since when the client waits, and whether it waits for locks only briefly. */
  waits: Required<Waits>
}

/** The read that an attempt goes by; `fresh` = read just now, so that only the claim itself can fail. */
type HoldRead = AvailabilityRead & { fresh: boolean }

/** A free table option at the requested time, and all units that the party takes there. */
type FoundTable = {
  start: SeatingTime
  state: DayState
  option: TableOption
  units: InventoryUnit[]
}

/**
 * Holds the best-fitting table for five minutes and releases the visitor's earlier hold. The first attempt uses
 * what is in memory, and its claim checks that this is still true. All attempts together wait no longer than
 * `waits` allows.
 */
export async function takeHold(
  { db, days }: { db: BookingDatabase; days: DayCache },
  client: ClientIdentity,
  request: HoldRequest,
  { briefly = false, since = performance.now() }: Waits = {},
): Promise<Result<TakenHold, HoldCode>> {
  const { locationId, at } = request
  const attempt = { db, days, client, request, waits: { briefly, since } }
  const lastRead = days.lastRead(locationId, at.slice(0, 10))
  if (lastRead) {
    const held = await tryHold(attempt, { ...lastRead, fresh: false })
    if (held.ok) return held
  }
  for (let round = 0; round < MAX_ATTEMPTS; round++) {
    const read = await days.read(locationId, at.slice(0, 10))
    if (!read) return refuse('unknown_location')
    const held = await tryHold(attempt, { ...read, fresh: true })
    if (held.ok) return held
    // Taken by a faster claim, or the settings were saved meanwhile: read again.
    if (held.code !== 'taken' && held.code !== 'stale') return refuse(held.code, held.detail)
  }
  return refuse('slot_taken')
}

async function tryHold(
  attempt: Attempt,
  read: HoldRead,
): Promise<Result<TakenHold, HoldCode | ClaimCode>> {
  const { db, days, request } = attempt
  const problem = partyProblem(read.plan.settings, request)
  if (problem) return refuse(problem)
  const toChange = await findBookingToChange(db, request.locationId, request.changing)
  const found = await findFreeTable(attempt, read, toChange?.units)
  if (!found) return refuse('slot_taken')
  const held = await claimTable(attempt, read, found)
  if (!held.ok) days.evict(request.locationId, read, found.state.day.date)
  return held
}

/** The best-fitting table option that is free at the requested time; `visit` are units that count as free. */
async function findFreeTable(
  { days, client, request }: Attempt,
  read: AvailabilityRead,
  visit: readonly InventoryUnit[] = [],
): Promise<FoundTable | null> {
  const { locationId, at } = request
  const date = at.slice(0, 10)
  if (outsideBookableDates(read, date)) return null
  for (const serviceDay of days.datesAround(date).slice(1, 3)) {
    const day = days.day(locationId, read.plan, serviceDay)
    const start = day.seatingTimes.find(({ time }) => time === at)
    if (!start || notBookableReason(read, serviceDay, start)) continue
    const state = await days.state(locationId, read, serviceDay)
    const view = state.cached.occupancy.viewFor(client.visitor, visit)
    const table = findTable(read.plan, view, { day, start }, request)
    if (table) return { start, state, ...table }
  }
  return null
}

type ClaimCode = 'taken' | 'stale' | 'bot_check'

/** A hold as it was written: when it expires, the units that it claimed, the new version of its day. */
type WrittenHold = { expiresAt: number; claimed: InventoryUnit[]; version: DayVersion }

/** Writes hold and units; `claimed` are the units without those of the booking that is being changed. */
type WriteHold = (
  sql: BookingSql,
  claimed: InventoryUnit[],
  released?: ChangedDay[],
) => Promise<Result<WrittenHold, ClaimCode>>

async function claimTable(
  attempt: Attempt,
  read: HoldRead,
  found: FoundTable,
): Promise<Result<TakenHold, ClaimCode>> {
  const { db, client, request } = attempt
  const { locationId, at, party, changing } = request
  const token = randomToken()
  const write = writerOf(token, attempt, read, found)
  const { day, overlapping: near } = found.state
  const scope = { locationId, serviceDay: day.date, period: found.start.period, near }
  let replaces = false
  const claiming = db.transaction(locksOf(attempt), async (sql) => {
    const checking = readClaimContext(sql, client, scope).then((context) =>
      checkClaim(attempt, read, found, context),
    )
    // Sent in the same round trip as the check: if that refuses, the transaction is rolled back.
    const writing = read.fresh || changing ? null : write(sql, found.units)
    const [checked, written] = await Promise.all([checking, writing])
    if (!checked.ok) return checked
    const paying = checked.value.ownPaying > 0
    if (written) return written.ok ? ok({ ...written.value, paying }) : written
    replaces = checked.value.ownHolds > 0
    const released = replaces ? await releaseVisitorHold(sql, client.visitor) : []
    const toChange = await findBookingToChange(sql, locationId, changing)
    const { kept: reused, claimed } = splitUnits(found.units, toChange?.units ?? [])
    const held = await write(sql, claimed, released)
    if (!held.ok) return held
    if (toChange && reused.length > 0) await reuseUnits(sql, token, toChange, reused)
    return ok({ ...held.value, paying })
  })
  const held = await claiming.catch((error: unknown) => {
    // The wait may have been for the day of the replaced hold, which does not concern the others in the queue.
    throw replaces && error instanceof BusyError ? new BusyError(error.retryAfter, error) : error
  })
  if (!held.ok) return held
  const { expiresAt, claimed, version, paying } = held.value
  const row = { state: 'held' as const, expires_at: expiresAt, visitor: client.visitor }
  const units = claimed.map(([resource, slot]) => ({ resource, slot, ...row }))
  applyOwnClaim(read, found.state, version, units)
  return ok({ hold: { token, expiresAt, at, party }, paying })
}

/**
 * Locks of a claim. The settings are locked too: none are saved between the check of their number and the
 * commit.
 */
function locksOf({ client, request, waits }: Attempt): Locks {
  const { locationId, changing } = request
  const exclusive = [...clientLockKeys(client), ...(changing ? [hashOf(changing)] : [])]
  return { exclusive, shared: [settingsLockKey(locationId)], ...waits }
}

/** Whether a claim may go through: what it was based on is still true, and the client is within its limits. */
function checkClaim(
  { request: { party, changing, checked } }: Attempt,
  read: HoldRead,
  { start, state }: FoundTable,
  context: ClaimContext | null,
): Result<ClaimContext, ClaimCode> {
  const { plan } = read
  const { day, cached } = state
  if (context?.snapshot !== plan.number) return refuse('stale')
  const released = context.releaseCount !== releaseCountOf(read, state)
  if (!read.fresh && (released || context.now >= cached.occupancy.trueUntil)) return refuse('stale')
  if (notBookableReason({ ...read, now: context.now }, day.date, start)) return refuse('stale')
  // Who changes a booking has one already, and holds one table for it.
  if (checked || changing) return ok(context)
  const allowed = checkRateLimits(context, party, coversOfPeriod(plan, day, start.period))
  return allowed.ok ? ok(context) : allowed
}

function writerOf(
  token: string,
  { client, request }: Attempt,
  { plan }: HoldRead,
  { start, state, option, units }: FoundTable,
): WriteHold {
  const { locationId } = request
  const serviceDay = state.day.date
  const table = { start, option, serviceDay, units }
  const row = holdRow(token, plan, client, { request, table })
  const changed = { locationId, day: serviceDay, released: false, onlyHolds: true }
  return async (sql, claimed, releasedDays = []) => {
    const claim = { locationId, serviceDay, holdId: token, units: claimed, heldFor: HELD_FOR }
    // The hold after its units: it returns when the latest of them expires.
    const [whole, expiresAt, version] = await Promise.all([
      claimUnits(sql, claim),
      insertHold(sql, { ...row, units: claimed.length }),
      bumpDayVersions(sql, [changed, ...releasedDays]),
    ])
    // The visitor holds another table, which has to be released first.
    if (expiresAt === null) return refuse('stale')
    return whole.ok ? ok({ expiresAt, claimed, version }) : whole
  }
}
