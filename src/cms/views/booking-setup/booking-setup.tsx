import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { hostLocationIds } from '#cms/access/host-access.ts'
import { hasRole } from '#cms/access/roles.ts'
import { firstPeriods } from '#cms/locations/first-bookings.ts'
import { readWithoutBookings, type WithoutBookings } from '#cms/locations/without-bookings.ts'
import { periodLabel } from '../fields/hours-label.ts'
import { StaffView } from '../staff-view.tsx'
import { BookingSetupForm, type Candidate } from './booking-setup-form.client.tsx'
import * as t from './messages.gen.ts'

/** Makes the first booking settings of a restaurant from a drawn template, for whoever manages its bookings. */
export async function BookingSetup(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  const own = hostLocationIds(req)
  if (own !== 'all' && own.length === 0) notFound()
  const candidates = (await readWithoutBookings(req, own)).map(toCandidate)
  const asked = props.searchParams?.location
  // Nobody's guests lose their link because it was chosen at first.
  const usual = candidates.find(({ isPublished, isLinked }) => isPublished && !isLinked)
  const first =
    asked === undefined
      ? (usual ?? candidates[0])
      : candidates.find(({ id }) => id === Number(asked))
  return (
    <StaffView {...props}>
      <h1>{t.heading()}</h1>
      {first ? (
        <>
          <p>{t.intro()}</p>
          <BookingSetupForm
            {...{ candidates, first: first.id }}
            canPublish={hasRole(req, 'editor')}
          />
        </>
      ) : (
        <p>
          {asked === undefined ? t.nothingLeft() : t.notThisOne()}{' '}
          <a href="/admin/collections/booking-settings">{t.allSettings()}</a>
        </p>
      )}
    </StaffView>
  )
}

function toCandidate({ id, title, hours, _status, isLinked }: WithoutBookings): Candidate {
  return {
    ...{ id, title, isLinked, isPublished: _status === 'published' },
    hasHours: (hours?.weekly ?? []).length > 0,
    periods: firstPeriods(hours).map(periodLabel),
  }
}
