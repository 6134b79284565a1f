import { serviceDayOf } from '#booking-engine/calendar/service-day.ts'
import { hashOf } from '#booking-engine/identity/tokens.ts'
import { readFloorPlan } from '#booking-engine/settings/snapshots.ts'
import type { Sql } from '#lib/sql/sql.ts'
import type { Episode } from './guest.ts'

type Booked = {
  id: string
  hold_id: string
  status: 'booked' | 'cancelled'
  tables: string
  first_slot: number
  slots: number
  location_id: string
  kind: string | null
  state: string | null
  amount: number | null
  party: number
  service_day: string
  local_start: string
  snapshot: number
  experience_id: string | null
}

/** Violations of what must hold after a run, in words; none is what a run is for. */
export async function findViolations(sql: Sql, episodes: readonly Episode[]): Promise<string[]> {
  const reservations = await sql.all<Booked>(
    `SELECT r.id, r.hold_id, r.status, r.tables, r.first_slot, r.slots, r.location_id,
       r.party, r.service_day, r.local_start, r.snapshot, r.experience_id, p.kind, p.state, p.amount
     FROM reservations r LEFT JOIN payments p ON p.reservation_id = r.id`,
  )
  return [
    ...(await ownership(sql, reservations)),
    ...(await money(sql, reservations)),
    ...(await answers(sql, reservations, episodes)),
  ]
}

/** No unit is owned twice, and every booking owns all that it says. */
async function ownership(sql: Sql, reservations: Booked[]): Promise<string[]> {
  const wrong: string[] = []
  const owners = new Map<string, string>()
  const units = await sql.all<{ unit: string; hold_id: string; state: string }>(
    `SELECT location_id || ' ' || resource || ' ' || slot AS unit, hold_id, state FROM units`,
  )
  const held = new Map(units.map(({ unit, hold_id }) => [unit, hold_id]))
  for (const row of reservations.filter(({ status }) => status === 'booked')) {
    for (const table of JSON.parse(row.tables) as string[]) {
      for (let slot = row.first_slot; slot < row.first_slot + row.slots; slot++) {
        const unit = `${row.location_id} ${table} ${slot}`
        const other = owners.get(unit)
        if (other) wrong.push(`${unit} is owned by ${other} and ${row.id}`)
        owners.set(unit, row.id)
        if (held.get(unit) !== row.hold_id) wrong.push(`${row.id} does not own ${unit}`)
      }
    }
  }
  wrong.push(...(await seats(sql, reservations, units)))
  const living = new Set(
    reservations.flatMap(({ status, hold_id }) => (status === 'booked' ? [hold_id] : [])),
  )
  for (const { unit, hold_id, state } of units) {
    if (!living.has(hold_id)) wrong.push(`${unit} is ${state} for nobody (${hold_id})`)
  }
  return wrong
}

/** Every booking owns as many pacing seats and seats of its experience as it has guests. */
async function seats(
  sql: Sql,
  reservations: Booked[],
  units: { unit: string; hold_id: string }[],
): Promise<string[]> {
  const wrong: string[] = []
  for (const row of reservations.filter(({ status }) => status === 'booked')) {
    const plan = await readFloorPlan(sql, row.location_id, row.snapshot)
    const start = serviceDayOf(plan, row.service_day).seatingTimes.find(
      ({ time }) => time === row.local_start,
    )
    const own = (resource: string) =>
      units.filter(({ unit, hold_id }) => {
        const [location, name = '', slot] = unit.split(' ')
        const isThere = location === row.location_id && name.startsWith(resource)
        return isThere && hold_id === row.hold_id && Number(slot) <= row.first_slot
      }).length
    const paced = start?.covers == null ? 0 : row.party
    if (own('pace:') !== paced)
      wrong.push(`${row.id} owns ${own('pace:')} pacing seats of ${paced}`)
    const served = row.experience_id === null ? 0 : row.party
    if (own('exp') !== served) wrong.push(`${row.id} owns ${own('exp')} seats of ${served} served`)
  }
  return wrong
}

/** No charge without a booking, and no booking without its charge; each to the cent. */
async function money(sql: Sql, reservations: Booked[]): Promise<string[]> {
  const wrong: string[] = []
  const bank = await sql.all<{
    id: string
    state: string
    amount: number
    back: number | string
    kind: string
    reservation_id: string | null
    ours: string
  }>(
    `SELECT t.id, t.state, t.amount, t.kind, p.reservation_id, p.state AS ours,
       COALESCE((SELECT SUM(m.amount) FROM test_movements m
         WHERE m.payment_id = t.id AND m.kind = 'refund'), 0) AS back
     FROM test_payments t LEFT JOIN payments p ON p.id = t.id`,
  )
  const byId = new Map(reservations.map((row) => [row.id, row]))
  for (const { id, state, amount, back, kind, reservation_id, ours } of bank) {
    const kept = state === 'paid' ? amount - Number(back) : 0
    const visit = reservation_id === null ? undefined : byId.get(reservation_id)
    const due = kind === 'charge' && visit?.status === 'booked' ? Number(visit.amount) : 0
    if (kept !== due) wrong.push(`payment ${id} (${ours}) keeps ${kept} for ${due}`)
    const vouches = kind === 'hold' && visit?.status === 'booked'
    if (state === 'authorised' && !vouches && ours !== 'returned') {
      wrong.push(`payment ${id} (${ours}) is set aside for nothing`)
    }
    if (ours === 'open' || ours === 'taken' || ours === 'returning') {
      wrong.push(`payment ${id} is still ${ours}`)
    }
  }
  const paid = new Set(bank.map(({ reservation_id }) => reservation_id))
  for (const { id, kind } of reservations) {
    if (kind !== null && !paid.has(id)) wrong.push(`${id} was never paid for`)
  }
  return wrong
}

/** What guests were told is what there is, and there is nothing else. */
async function answers(
  sql: Sql,
  reservations: Booked[],
  episodes: readonly Episode[],
): Promise<string[]> {
  const wrong: string[] = []
  const rows = await sql.all<{ id: string; manage_hash: string }>(
    'SELECT id, manage_hash FROM reservations',
  )
  const byHash = new Map(rows.map(({ id, manage_hash }) => [manage_hash, id]))
  const byHold = new Map(reservations.map((row) => [row.hold_id, row]))
  const byId = new Map(reservations.map((row) => [row.id, row]))
  const explained = new Set<string>()
  for (const { token, outcome, manageUrls, cancelled } of episodes) {
    if (new Set(manageUrls).size > 1) wrong.push(`hold ${token} was answered with two bookings`)
    if (outcome === 'booked') {
      const id = byHash.get(hashOf(manageUrls[0]?.split('/').at(-1) ?? '')) ?? ''
      explained.add(id)
      const row = byId.get(id)
      if (!row) wrong.push(`the booking of hold ${token} is gone`)
      else if (cancelled === 'no' && row.status !== 'booked') wrong.push(`${id} was not cancelled`)
      else if (cancelled === 'yes' && row.status !== 'cancelled') wrong.push(`${id} still stands`)
    }
    const row = byHold.get(token)
    if (row && outcome === 'unknown') explained.add(row.id)
    if (row && (outcome === 'refused' || outcome === 'left')) {
      wrong.push(`hold ${token} was ${outcome}, and is booked`)
    }
  }
  for (const { id, hold_id } of reservations) {
    if (!explained.has(id)) wrong.push(`${id} was booked by nobody (${hold_id})`)
  }
  return wrong
}
