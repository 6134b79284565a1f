import { Conditions } from '#lib/sql/conditions.ts'
import type { BookingSql } from '#storage/database.ts'
import type { StaffLogEntry, StaffLogQuery, StaffLogRow } from './types.ts'

type Row = {
  subject: string
  number: number
  location_id: string
  act: StaffLogEntry['act']
  detail: string
  staff: string
  at: number
  confirmation: string | null
  local_start: string | null
  service_day: string | null
  party: number | null
}

/** Entries of all locations, newest first; those about a booking with its number, time and party, and no guest. */
export async function readStaffLog(sql: BookingSql, query: StaffLogQuery): Promise<StaffLogRow[]> {
  const where = conditionsOf(query)
  const limit = `$${where.values.push(query.limit)}`
  const rows = await sql.all<Row>(
    `SELECT a.subject, a.number, a.location_id, a.act, a.detail, a.staff, a.at,
       r.confirmation, r.local_start, r.service_day, r.party
     FROM (SELECT * FROM desk_acts ${where.text} ORDER BY at DESC, subject DESC, number DESC LIMIT ${limit}) a
     LEFT JOIN reservations r ON r.id = a.subject
     ORDER BY a.at DESC, a.subject DESC, a.number DESC`,
    where.values,
  )
  return rows.map(asEntry)
}

function conditionsOf(query: StaffLogQuery): Conditions {
  const { after, from, until, staff, acts, locationId, subject } = query
  const where = new Conditions()
  const value = (one: number | string) => `$${where.values.push(one)}`
  if (after && 'subject' in after) {
    const place = [after.at, after.subject, after.number].map(value).join(', ')
    where.where(`(at, subject, number) < (${place})`)
  } else if (after) where.where(`at < ${value(after.before)}`)
  if (from !== undefined) where.where(`at >= ${value(from)}`)
  if (until !== undefined) where.where(`at < ${value(until)}`)
  if (staff) where.whereIn('staff', staff)
  if (acts) where.whereIn('act', acts)
  if (locationId !== undefined) where.whereIn('location_id', [locationId])
  if (subject !== undefined) where.whereIn('subject', [subject])
  return where
}

function asEntry(row: Row): StaffLogRow {
  const { subject, number, act, detail, staff, at, confirmation, local_start, service_day, party } =
    row
  const booking =
    confirmation === null || local_start === null || service_day === null || party === null
      ? null
      : { confirmation, localStart: local_start, serviceDay: service_day, party: Number(party) }
  return {
    ...{ subject, number: Number(number), act, detail, staff, at: Number(at) },
    ...{ locationId: row.location_id, booking },
  }
}
