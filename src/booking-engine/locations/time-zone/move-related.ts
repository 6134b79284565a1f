import { mapYielding } from '#lib/process/event-loop.ts'
import { instantOrLater, localOf } from '#lib/time/time.ts'
import type { BookingSql } from '#storage/database.ts'
import type { BookingMessagePayload } from '../../messages/booking-messages.ts'
import type { TimeZoneChange } from './types.ts'

const MINUTE = 60_000

/** Waiting guests keep waiting for the local time that they named. */
export async function moveWaitlist(
  sql: BookingSql,
  { locationId, to }: TimeZoneChange,
): Promise<void> {
  const { dialect } = sql
  const rows = await sql.all<{ id: string; local_start: string }>(
    'SELECT id, local_start FROM alerts WHERE location_id = $1',
    [locationId],
  )
  await sql.run(
    `UPDATE alerts SET starts_at = CAST(m.slot AS bigint) * ${MINUTE}
     FROM ${dialect.unitRows('$1')} m WHERE id = m.resource`,
    [await minutesParameter(rows, (row) => [row.id, instantOrLater(row.local_start, to)])],
  )
}

/** Reminders are sent at the same local time; one whose time is over by now is sent at once. */
export async function moveReminders(
  sql: BookingSql,
  { locationId, from, to }: TimeZoneChange,
  visits: readonly { id: string; time_zone: string }[],
): Promise<void> {
  const { dialect } = sql
  const zones = new Map(visits.map(({ id, time_zone }) => [id, time_zone]))
  const rows = await sql.all<{ key: string; due_at: number; payload: string }>(
    `SELECT key, due_at, payload FROM outbox
     WHERE location_id = $1 AND kind = 'reminder' AND state = 'waiting' AND attempts = 0`,
    [locationId],
  )
  const due = await minutesParameter(rows, ({ key, due_at, payload }) => {
    const { reservation } = JSON.parse(payload) as BookingMessagePayload
    return [key, sameLocalTime(Number(due_at), zones.get(reservation) ?? from, to)]
  })
  await sql.run(
    `UPDATE outbox SET due_at = CAST(m.slot AS bigint) * ${MINUTE}
     FROM ${dialect.unitRows('$1')} m WHERE key = m.resource AND state = 'waiting'`,
    [due],
  )
}

/** What is sold out becomes available at the same local time. */
export async function moveSoldOut(
  sql: BookingSql,
  { locationId, from, to }: TimeZoneChange,
): Promise<void> {
  const { dialect } = sql
  const version = await sql.all<{ version: number }>(
    'UPDATE sold_out_clock SET version = version + 1 RETURNING version',
  )
  const rows = await sql.all<{ item_id: string; until: number }>(
    `SELECT item_id, until FROM sold_out WHERE location_id = $1 AND until > ${dialect.now}`,
    [locationId],
  )
  await sql.run(
    `UPDATE sold_out SET until = CAST(m.slot AS bigint) * ${MINUTE}, version = $3
     FROM ${dialect.unitRows('$2')} m WHERE location_id = $1 AND item_id = m.resource`,
    [
      locationId,
      await minutesParameter(rows, (row) => [
        row.item_id,
        sameLocalTime(Number(row.until), from, to),
      ]),
      version[0]?.version ?? 0,
    ],
  )
}

/** Logs for each moved visit and block who changed the time zone. */
export async function logMoves(
  sql: BookingSql,
  { locationId, from, to, staff }: TimeZoneChange,
  subjects: readonly string[],
): Promise<void> {
  const { dialect } = sql
  await sql.run(
    `INSERT INTO desk_acts (subject, number, location_id, act, detail, staff, at)
     SELECT m.resource, (SELECT COALESCE(MAX(number), 0) + 1 FROM desk_acts WHERE subject = m.resource),
       CAST($2 AS text), 'time_zone', CAST($3 AS text), CAST($4 AS text), ${dialect.now}
     FROM ${dialect.unitRows('$1')} m WHERE true`,
    [JSON.stringify(subjects.map((id) => [id, 0])), locationId, `${from} → ${to}`, staff],
  )
}

/** The instant (ms) at which clocks of zone `to` show what those of zone `from` show at `instant`. */
function sameLocalTime(instant: number, from: string, to: string): number {
  return instantOrLater(localOf(instant, from), to)
}

/** Ids with instants, as a JSON parameter in whole minutes. */
async function minutesParameter<Row>(
  rows: readonly Row[],
  instantOf: (row: Row) => [string, number],
): Promise<string> {
  const minutes = await mapYielding(rows, (row) => {
    const [id, instant] = instantOf(row)
    return [id, Math.floor(instant / MINUTE)]
  })
  return JSON.stringify(minutes)
}
