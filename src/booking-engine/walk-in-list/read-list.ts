import { ok, type Result, refuse } from '#lib/result.ts'
import { addDays } from '#lib/time/dates.ts'
import { type LocalDate, SLOT_MS } from '#lib/time/time.ts'
import type { BookingSql, Sql } from '#storage/database.ts'
import { currentFloorPlan, serviceDayAt } from '../host/current-floor-plan.ts'
import { findFreeTables, walkInSlots } from '../host/free-tables.ts'
import type { FreeTable } from '../host/types.ts'
import type { FloorPlan } from '../settings/floor-plan.ts'
import type { SeatingAttribute } from '../settings/settings.ts'
import { actsOf, type EntryRow, entriesOf } from './entry-rows.ts'
import { type Evening, quoteWait, type WaitingParty } from './quote-wait.ts'
import { readEvening } from './read-evening.ts'
import type { EntryToTell, OnlineRequest, QuoteFor, WalkInEntry, WalkInList } from './types.ts'

/** The largest party for which waits are proposed. */
const LARGEST_QUOTED = 20

/** `WalkInLists.read`, in a snapshot. */
export async function readWalkInList(
  db: BookingSql,
  locationId: string,
  asked: LocalDate | null,
): Promise<Result<WalkInList, 'unknown_location'>> {
  const current = await currentFloorPlan(db, locationId)
  if (!current) return refuse('unknown_location')
  const { plan, now } = current
  const today = serviceDayAt(plan, Math.floor(now / SLOT_MS))
  const day = asked ?? today
  const [rows, acts, online] = await Promise.all([
    entriesOf(db, locationId, day),
    actsOf(db, locationId, day),
    onlineRequestsOf(db, plan, { locationId, day }),
  ])
  const isToday = day === today
  const waiting = isToday ? rows.filter(isWaiting) : []
  const evening = isToday ? await readEvening(db, current, { locationId, day }) : null
  const free = await freeTablesBySize(db, current, locationId, waiting)
  const entries = rows.map((row): WalkInEntry => {
    const place = waiting.indexOf(row)
    return {
      ...entryOf(row),
      table: place < 0 ? null : tableFor(free.get(row.party) ?? [], row.wish),
      expected:
        place < 0 || !evening ? null : quoteWait(evening, row, waiting.slice(0, place)).minutes,
      acts: acts(row.id),
    }
  })
  return ok({ day, today, now, entries, quotes: evening ? quotesOf(evening, waiting) : [], online })
}

/** `WalkInLists.byId`. */
export async function entryToTell(sql: Sql, id: string): Promise<EntryToTell | null> {
  const rows = await sql.all<EntryRow>('SELECT * FROM walk_in_list WHERE id = $1', [id])
  const row = rows[0]
  if (!row) return null
  const { party, name, phone, state, texts, notifiedAt } = entryOf(row)
  return { locationId: row.location_id, party, name, phone, state, texts, notifiedAt }
}

/** Whether a party still waits at the door. */
export function isWaiting({ state }: Pick<EntryRow, 'state'>): boolean {
  return state === 'waiting' || state === 'notified'
}

function entryOf(row: EntryRow) {
  const { id, party, name, phone, wish, note, quoted, state } = row
  return {
    ...{ id, party, name, phone, wish, note, quoted, state },
    texts: row.texts_at !== null,
    ...{ addedAt: row.added_at, notifiedAt: row.notified_at, endedAt: row.ended_at },
    ...{ seen: row.changed_at, reservation: row.reservation_id },
  }
}

/** The proposals for every size and wish that some table serves, for a party that comes now. */
function quotesOf(evening: Evening, waiting: readonly WaitingParty[]): QuoteFor[] {
  const { tableOptions } = evening
  const largest = Math.min(LARGEST_QUOTED, Math.max(0, ...tableOptions.map((o) => o.maxParty)))
  const wishes = [null, ...new Set(tableOptions.map(({ attribute }) => attribute))]
  return Array.from({ length: largest }, (_, index) => index + 1).flatMap((party) =>
    wishes.flatMap((wish) => {
      const quote = quoteWait(evening, { party, wish }, waiting)
      return quote.minutes === null && wish !== null ? [] : [{ party, wish, ...quote }]
    }),
  )
}

/** The table options at which parties of each size could sit down now, best fit first. */
async function freeTablesBySize(
  sql: BookingSql,
  { plan, now }: { plan: FloorPlan; now: number },
  locationId: string,
  waiting: readonly WaitingParty[],
): Promise<Map<number, FreeTable[]>> {
  const sizes = [...new Set(waiting.map(({ party }) => party))]
  const found = sizes.map(async (party): Promise<[number, FreeTable[]]> => {
    const slots = walkInSlots(plan, now, party, 'now')
    const window = { locationId, party, ...slots, atOnce: true, except: null }
    return [party, await findFreeTables(sql, plan, window)]
  })
  return new Map(await Promise.all(found))
}

/** The best-fitting table that is free for the whole turn, of the wished kind if there is one. */
export function tableFor(
  free: readonly FreeTable[],
  wish: SeatingAttribute | null,
): { code: string; tables: string[] } | null {
  const fitting = free.filter(({ fits, until }) => fits && until === null)
  const best = fitting.find(({ attribute }) => attribute === wish) ?? fitting[0]
  return best ? { code: best.code, tables: best.tables } : null
}

type OnlineRow = OnlineRequest & { startsAt: number }

/** The guests who asked online to be written to when a table opens up on a service day. */
async function onlineRequestsOf(
  sql: Sql,
  plan: FloorPlan,
  { locationId, day }: { locationId: string; day: LocalDate },
): Promise<OnlineRequest[]> {
  const rows = await sql.all<OnlineRow>(
    `SELECT id, local_start AS at, starts_at AS "startsAt", party, email, told_at AS "toldAt"
     FROM alerts WHERE location_id = $1 AND state <> 'stopped'
       AND substr(local_start, 1, 10) IN ($2, $3) ORDER BY starts_at, created_at, id`,
    [locationId, day, addDays(day, 1)],
  )
  return rows
    .filter(({ startsAt }) => serviceDayAt(plan, Math.floor(startsAt / SLOT_MS)) === day)
    .map(({ startsAt: _, ...one }) => one)
}
