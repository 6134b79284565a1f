import { ok, type Result, refuse } from '#lib/result.ts'
import type { BookingSql } from '#storage/database.ts'
import { insertStaffBooked } from '../bookings/reservation-rows.ts'
import { rowById } from '../bookings/reservations.ts'
import { randomToken } from '../identity/tokens.ts'
import { bumpDayVersions } from '../inventory/day-versions.ts'
import { queueBookingMessage } from '../messages/booking-messages.ts'
import { logStaffAction } from '../staff-log/staff-log.ts'
import { allotTable } from './allot-table.ts'
import { changedDays } from './claim-tables.ts'
import { currentFloorPlan } from './current-floor-plan.ts'
import { staffRow } from './staff-row.ts'
import { setTextConsent } from './text-consent.ts'
import type { BookedEnquiry, StaffBookingCode, StaffBookingRequest } from './types.ts'

/** `HostApi.book`, in the caller's transaction. `taken` = a guest was faster, try again. */
export async function bookForGuest(
  sql: BookingSql,
  secret: string,
  request: StaffBookingRequest,
): Promise<Result<{ id: string }, StaffBookingCode | 'enquiry_booked' | 'taken'>> {
  const { locationId, key } = request
  const earlier = await sql.all<{ id: string }>(
    'SELECT id FROM reservations WHERE hold_id = $1 AND location_id = $2',
    [key, locationId],
  )
  if (earlier[0]) return ok({ id: earlier[0].id })
  if (await wasBookedMeanwhile(sql, request)) return refuse('enquiry_booked')
  const current = await currentFloorPlan(sql, locationId)
  if (!current) return refuse('unknown_location')
  const { plan } = current
  const allotted = await allotTable(sql, current, { ...request, holdId: key })
  if (!allotted.ok) return allotted
  const { day, turn, table, beyond } = allotted.value
  const id = randomToken()
  const { guest, source } = request
  const seating = { id, key, locationId, plan, serviceDay: day, guest, table, ...turn }
  await insertStaffBooked(sql, { ...staffRow(secret, seating), staff_source: source })
  const consents = request.texts === true && guest.phone !== ''
  if (consents) await setTextConsent(sql, { id, staff: request.staff }, true)
  const enquiry = request.enquiry ? [enquiryDetail(request.enquiry)] : []
  const detail = [source, ...beyond, ...(consents ? ['texts'] : []), ...enquiry].join(' ')
  await logStaffAction(sql, request, { subject: id, act: 'book', detail })
  await queueBookingMessage(sql, 'confirmation', await rowById(sql, id))
  const changed = { locationId, day, released: false }
  await bumpDayVersions(sql, changedDays(plan, changed, turn.first, turn.end))
  return ok({ id })
}

const enquiryDetail = ({ id }: BookedEnquiry) => `enquiry:${id}`

/** How far back a booking of the same enquiry is looked for, ms: one that the enquiry does not name yet. */
const MEANWHILE_MS = 24 * 60 * 60_000

/** Whether a colleague has booked for the same enquiry since the caller looked. */
async function wasBookedMeanwhile(
  sql: BookingSql,
  { locationId, enquiry }: StaffBookingRequest,
): Promise<boolean> {
  if (!enquiry) return false
  const booked = await sql.all<{ subject: string; detail: string }>(
    `SELECT subject, detail FROM desk_acts
     WHERE location_id = $1 AND at >= ${sql.dialect.now} - ${MEANWHILE_MS} AND act = 'book'`,
    [locationId],
  )
  return booked.some(
    ({ subject, detail }) =>
      detail.split(' ').includes(enquiryDetail(enquiry)) && !enquiry.bookings.includes(subject),
  )
}
