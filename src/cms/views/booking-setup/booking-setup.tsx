import { notFound } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { hostLocationIds } from '#cms/access/host-access.ts'
import { bookingProviderOf, PROVIDER_FIELDS } from '#cms/booking/booking-provider.ts'
import { canBeginBookings, firstPeriods } from '#cms/locations/first-bookings.ts'
import { WEEKDAYS, type Weekday } from '#lib/time/weekdays.ts'
import { periodLabel } from '../fields/hours-label.ts'
import { StaffView } from '../staff-view.tsx'
import { BookingSetupForm, type Candidate } from './booking-setup-form.client.tsx'
import * as t from './messages.gen.ts'

/** Makes the first booking settings of a restaurant from a drawn template, for whoever manages its bookings. */
export async function BookingSetup(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  const own = hostLocationIds(req)
  if (own !== 'all' && own.length === 0) notFound()
  const candidates = await readCandidates(req, own)
  const asked = candidates.find(({ id }) => id === Number(props.searchParams?.location))
  return (
    <StaffView {...props}>
      <h1>{t.heading()}</h1>
      {candidates.length === 0 ? (
        <p>
          {t.nothingLeft()} <a href="/admin/collections/booking-settings">{t.allSettings()}</a>
        </p>
      ) : (
        <>
          <p>{t.intro()}</p>
          <BookingSetupForm candidates={candidates} first={(asked ?? candidates[0])?.id ?? 0} />
        </>
      )}
    </StaffView>
  )
}

/** Restaurants without booking settings that would be booked on this site, as guests see them. */
async function readCandidates(req: PayloadRequest, own: 'all' | number[]): Promise<Candidate[]> {
  const all = { depth: 0, pagination: false, req } as const
  const { docs: settings } = await req.payload.find({
    ...{ collection: 'booking-settings', select: { location: true }, ...all },
  })
  const settled = settings.map(({ location }) => Number(location))
  const left = own === 'all' ? {} : { in: own }
  const { docs } = await req.payload.find({
    ...{ collection: 'locations', sort: 'title', ...all },
    where: { id: { ...left, not_in: settled } },
    select: { title: true, hours: true, timeZone: true, province: true, ...PROVIDER_FIELDS },
  })
  return docs
    .filter((location) => bookingProviderOf(location, true) === 'house')
    .map(({ id, title, hours, ...place }) => ({
      ...{
        id,
        title,
        isReady: canBeginBookings(place),
        hasHours: (hours?.weekly ?? []).length > 0,
      },
      periods: firstPeriods(hours).map(({ weekdays, ...period }) =>
        periodLabel({ ...period, weekdays: weekdays.map((day) => WEEKDAYS[day % 7] as Weekday) }),
      ),
    }))
}
