import { notFound } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { hasBoardAccess } from '#cms/access/board-access.ts'
import { hasHostAccess } from '#cms/access/host-access.ts'
import { readHostDay } from '#cms/host/host-day.ts'
import { readHostLocations } from '#cms/host/host-locations.ts'
import { readEnquiryToBook } from '#cms/submissions/book-of-enquiry.ts'
import { isDate } from '../day-of-address.ts'
import { StaffView } from '../staff-view.tsx'
import { Board } from './board.client.tsx'
import * as t from './messages.gen.ts'

type Query = AdminViewServerProps['searchParams']

/** A day's reservations of a location, for those who work there. */
export async function Reservations(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  if (!hasBoardAccess(req)) notFound()
  const shown = await shownFirst(req, props.searchParams)
  return (
    <StaffView {...props} wide>
      {shown ? <Board {...shown} /> : <p className="gutter--left">{t.noLocationsYet()}</p>}
    </StaffView>
  )
}

/** The location and the day of the address, else the first one that is booked here, and today. */
async function shownFirst(req: PayloadRequest, query: Query) {
  const locations = await readHostLocations(req)
  const asked = locations.find(({ id }) => id === Number(query?.location))
  const chosen = asked ?? locations.find(({ isBookedHere }) => isBookedHere) ?? locations[0]
  if (!chosen) return null
  const date = typeof query?.day === 'string' && isDate(query.day) ? query.day : null
  const day = await readHostDay(req, chosen.id, date)
  const enquiry = Number(query?.enquiry)
  // Enquiries are read by hosts, and not by a PIN.
  const toBook =
    enquiry > 0 && hasHostAccess(req) ? await readEnquiryToBook(req, enquiry, chosen.id) : null
  return { locations, location: chosen.id, first: day.ok ? day.value : null, toBook }
}
