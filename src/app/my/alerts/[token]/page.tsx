import { notFound } from 'next/navigation'
import { bookingEngine } from '#booking-engine/process.ts'
import { findVisitLocation } from '#data/locations/visit-locations.ts'
import { AlertPage } from '#features/reservations/manage/alert-page.tsx'
import { setNotFoundStatus } from '#lib/front/render-context.ts'
import NotFound from '../../not-found.tsx'

/** What a guest waits for, and how to end it. Opening it changes nothing: mail scanners open links. */
export default async function Page({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params
  const { waitlist } = await bookingEngine()
  const alert = await waitlist.find(token)
  if (!alert) {
    if (!setNotFoundStatus()) notFound()
    return <NotFound />
  }
  const place = await findVisitLocation(alert.locationId)
  return <AlertPage alert={alert} place={place} path={`/my/alerts/${encodeURIComponent(token)}`} />
}
