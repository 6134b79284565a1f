import { mapYielding, yieldToEventLoop } from '#lib/process/event-loop.ts'
import { instantOf, instantOrLater, SLOT_MS } from '#lib/time/time.ts'
import { databaseNow } from '#storage/clock.ts'
import type { BookingSql, Sql } from '#storage/database.ts'
import { type HoldRow, IS_LIVE } from '../../holds/holds.ts'
import type { BlockRow } from '../../inventory/block.ts'
import type { ConflictingBooking, UnmovableReason } from '../types.ts'

/** A visit or hold with its old slot (`first_slot`) and its slot in the new zone (`to`). */
type Moved<Row> = Row & { to: number }

type VisitRow = {
  id: string
  hold_id: string
  confirmation: string
  local_start: string
  time_zone: string
  party: number
  attribute: ConflictingBooking['attribute']
  tables: string
  service_day: string
  first_slot: number
  slots: number
  units_from: number | null
  first_name: string
  last_name: string
  phone: string
  email: string | null
}

/** `changes`: id of the booking that the hold is to change, whose units it may reuse. */
type LiveHold = HoldRow & { changes: string | null }

type BlockToMove = Omit<BlockRow, 'location_id'>

/** A block with its first slot in the new zone, and the slot after its last. */
export type MovedBlock = BlockToMove & { to: number; end: number }

export type UnmovableVisit = { visit: Moved<VisitRow>; why: UnmovableReason }

/**
 * What a change of time zone moves at a location: what is upcoming keeps its local time and gets a new instant.
 * Parties that sit, or have sat, stay as they are.
 */
export type TimeZoneMove = {
  /** In the order of their instants. */
  visits: Moved<VisitRow>[]
  blocks: MovedBlock[]
  holds: Moved<HoldRow>[]
  /** Holds whose table a visit would have then, or whose time does not exist. */
  lostHolds: Moved<HoldRow>[]
  unmovable: UnmovableVisit[]
  /** No unit of them is in an earlier slot, before or after the move. */
  earliest: number
}

/** Whether something has another instant in the new zone. */
export function isMoved({ first_slot, to }: { first_slot: number; to: number }): boolean {
  return first_slot !== to
}

const DAY = 96

/** What began this many slots ago is over in every time zone. */
const LONG_AGO = 2 * DAY

/** Computes what another time zone moves, and which visits it cannot move. */
export async function planTimeZoneMove(
  sql: BookingSql,
  locationId: string,
  timeZone: string,
): Promise<TimeZoneMove> {
  const slot = Math.floor((await databaseNow(sql)) / SLOT_MS)
  const convert = slotConverterFor(timeZone)
  const to = <Row extends { local_start: string }>(row: Row) => ({
    ...row,
    to: Math.floor(convert(row.local_start).slots),
  })
  const isToCome = (first: number, end: number) => end > slot || first >= slot
  const [visits, holds, blocks, seatedUnits] = await Promise.all([
    visitsSince(sql, locationId, slot - LONG_AGO),
    liveHolds(sql, locationId),
    blocksSince(sql, locationId, slot - LONG_AGO),
    unitsOfSeatedParties(sql, locationId, slot),
  ])
  const coming = (await mapYielding(visits, to)).filter((row) =>
    isToCome(row.to, row.first_slot + row.slots),
  )
  const owners: UnitOwners = new Map()
  const unmovable = await findUnmovable(coming, seatedUnits, owners, convert)
  const held = Map.groupBy(holds.map(to), (hold) => isLost(hold, coming, owners, convert))
  return {
    visits: coming,
    blocks: blocks
      .map((row) => ({ ...to(row), end: Math.ceil(convert(row.local_end).slots) }))
      .filter(({ first_slot, slots, to: first, end }) =>
        isToCome(Math.max(first, end - 1), first_slot + slots),
      ),
    holds: held.get(false) ?? [],
    lostHolds: held.get(true) ?? [],
    unmovable,
    earliest: slot - LONG_AGO - 2 * DAY,
  }
}

/** The owner of each unit in the new zone: id of a visit or of a hold. */
type UnitOwners = Map<string, string>
type SlotConverter = ReturnType<typeof slotConverterFor>

/**
 * Converts local times of a zone to slots, with a cache, as many visits share a time. `skipped`: the clocks
 * skip it.
 */
function slotConverterFor(timeZone: string) {
  const known = new Map<string, { slots: number; skipped: boolean }>()
  return (local: string) => {
    const before = known.get(local)
    if (before) return before
    const instant = instantOf(local, timeZone)
    const slots = (instant ?? instantOrLater(local, timeZone)) / SLOT_MS
    const converted = { slots, skipped: instant === null }
    known.set(local, converted)
    return converted
  }
}

/** Assigns the visits their units in the new zone; returns those that cannot have them. */
async function findUnmovable(
  visits: readonly Moved<VisitRow>[],
  seatedUnits: readonly { resource: string; slot: number }[],
  owners: UnitOwners,
  convert: SlotConverter,
): Promise<UnmovableVisit[]> {
  const why = new Map<string, UnmovableReason>()
  await mapYielding(visits, (visit) => {
    if (convert(visit.local_start).skipped) why.set(visit.id, 'time_skipped')
    for (const unit of tableUnits(visit)) {
      if (!owners.has(unit)) owners.set(unit, visit.id)
      else if (!why.has(visit.id)) why.set(visit.id, 'table_taken')
    }
  })
  for (const { resource, slot } of seatedUnits) {
    const id = owners.get(unitOf(resource, slot))
    if (id && !why.has(id)) why.set(id, 'table_in_use')
  }
  return visits.flatMap((visit) => {
    const reason = why.get(visit.id)
    return reason ? [{ visit, why: reason }] : []
  })
}

/**
 * Assigns a hold its units in the new zone. Returns true if it cannot have all of them, or if the booking that
 * it changes moves by another distance.
 */
function isLost(
  hold: Moved<LiveHold>,
  visits: readonly Moved<VisitRow>[],
  owners: UnitOwners,
  convert: SlotConverter,
): boolean {
  // It may reuse the table of the booking that it changes.
  const visit = visits.find(({ id }) => id === hold.changes)
  const isElsewhere = visit && visit.to - visit.first_slot !== hold.to - hold.first_slot
  if (convert(hold.local_start).skipped || isElsewhere) return true
  const units = tableUnits(hold)
  if (units.some((unit) => ![undefined, visit?.id].includes(owners.get(unit)))) return true
  for (const unit of units) owners.set(unit, visit?.id ?? hold.id)
  return false
}

function tableUnits({ tables, to, slots }: { tables: string; to: number; slots: number }) {
  return (JSON.parse(tables) as string[]).flatMap((table) =>
    Array.from({ length: slots }, (_, n) => unitOf(table, to + n)),
  )
}

function unitOf(resource: string, slot: number): string {
  return `${slot} ${resource}`
}

/** Visits per read. */
const PAGE = 500

/** Visits of which the staff have not recorded yet whether the party came. */
async function visitsSince(sql: Sql, locationId: string, slot: number): Promise<VisitRow[]> {
  const all: VisitRow[] = []
  for (;;) {
    const last = all.at(-1)
    const page = await sql.all<VisitRow>(
      `SELECT id, hold_id, confirmation, local_start, time_zone, party, attribute, tables,
         service_day, first_slot, slots, units_from, first_name, last_name, phone, email
       FROM reservations
       WHERE location_id = $1 AND (starts_at, id) > (CAST($2 AS bigint), CAST($3 AS text))
         AND status = 'booked' AND visit IS NULL
       ORDER BY starts_at, id LIMIT ${PAGE}`,
      [locationId, (last?.first_slot ?? slot) * SLOT_MS, last?.id ?? ''],
    )
    all.push(...page)
    if (page.length < PAGE) return all
    await yieldToEventLoop()
  }
}

function liveHolds(sql: Sql, locationId: string): Promise<LiveHold[]> {
  return sql.all(
    `SELECT h.*, c.reservation_id AS changes FROM holds h LEFT JOIN changes c ON c.hold_id = h.id
     WHERE h.location_id = $1 AND h.${IS_LIVE} ORDER BY h.created_at, h.id`,
    [locationId],
  )
}

function blocksSince(sql: Sql, locationId: string, slot: number): Promise<BlockToMove[]> {
  return sql.all(
    `SELECT id, service_day, tables, local_start, local_end, first_slot, slots, reason FROM blocks
     WHERE location_id = $1 AND first_slot > $2 ORDER BY first_slot, id`,
    [locationId, slot],
  )
}

/** The units of parties that sit now, from a slot on. */
function unitsOfSeatedParties(
  sql: Sql,
  locationId: string,
  slot: number,
): Promise<{ resource: string; slot: number }[]> {
  return sql.all(
    `SELECT u.resource, u.slot FROM units u JOIN reservations r ON r.hold_id = u.hold_id
     WHERE u.location_id = $1 AND u.slot >= $2 AND r.visit = 'seated'`,
    [locationId, slot],
  )
}
