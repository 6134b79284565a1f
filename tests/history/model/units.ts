import type { Sql } from '#lib/sql/sql.ts'
import { SLOT_MS } from '#lib/time/time.ts'

type Row = {
  id: string
  hold_id: string
  tables: string
  first_slot: number
  slots: number
  location_id: string
  visit: string | null
}

type Unit = { unit: string; hold_id: string; state: string }

/**
 * What is wrong with the units of a database once everything has come to its end, in words: every booking and block owns
 * each quarter of an hour of its tables that had not begun at `playedUntil` (epoch ms), and nothing is owned by anybody
 * else. Whoever was moved at their table owns what they used of the one before.
 */
export async function unitsAstray(sql: Sql, playedUntil: number): Promise<string[]> {
  const units = await sql.all<Unit>(
    `SELECT location_id || ' ' || resource || ' ' || slot AS unit, hold_id, state FROM units`,
  )
  const bookings = await sql.all<Row>(
    `SELECT id, hold_id, tables, first_slot, slots, location_id, visit FROM reservations
     WHERE status = 'booked'`,
  )
  const blocks = await sql.all<Omit<Row, 'visit' | 'hold_id'>>(
    'SELECT id, tables, first_slot, slots, location_id FROM blocks',
  )
  const owners = new Map(units.map(({ unit, hold_id }) => [unit, hold_id]))
  const claims = [
    // Whoever has left owns what they used, not what was planned.
    ...bookings.filter(({ visit }) => visit === null || visit === 'seated'),
    ...blocks.map((block) => ({ ...block, hold_id: block.id })),
  ]
  const firstLeft = Math.ceil(playedUntil / SLOT_MS)
  const lacking = claims.flatMap((claim) =>
    unitsOf(claim, firstLeft)
      .filter((unit) => owners.get(unit) !== claim.hold_id)
      .map((unit) => `${claim.id} does not own ${unit}`),
  )
  const living = new Set([...bookings.map(({ hold_id }) => hold_id), ...blocks.map(({ id }) => id)])
  const planned = new Map(claims.map((claim) => [claim.hold_id, new Set(unitsOf(claim))]))
  const holders = new Map(bookings.map((booking) => [booking.hold_id, booking]))
  const tooMuch = units.filter(({ unit, hold_id }) => {
    const holder = holders.get(hold_id)
    const [, table, slot] = / ([tx]\d+) (\d+)$/.exec(unit) ?? []
    if (!holder || !table) return false
    // A seated party may own more slots than planned, because it came early, but only at its own tables.
    if (holder.visit === null) return !planned.get(hold_id)?.has(unit)
    if (Number(slot) < firstLeft) return false
    return holder.visit !== 'seated' || !(JSON.parse(holder.tables) as string[]).includes(table)
  })
  const left = units
    .filter(({ hold_id }) => !living.has(hold_id))
    .map(({ unit, hold_id, state }) => `${unit} is ${state} for nobody (${hold_id})`)
  return [
    ...lacking,
    ...tooMuch.map(({ unit, hold_id }) => `${unit} is kept by ${hold_id}, who has no use for it`),
    ...left,
  ]
}

/** The units that a claim is made of, from a quarter of an hour on. */
function unitsOf(claim: Omit<Row, 'visit' | 'hold_id'>, from = 0): string[] {
  const all = Array.from({ length: claim.slots }, (_, n) => claim.first_slot + n)
  const slots = all.filter((slot) => slot >= from)
  return (JSON.parse(claim.tables) as string[]).flatMap((table) =>
    slots.map((slot) => `${claim.location_id} ${table} ${slot}`),
  )
}
