import { notFound } from 'next/navigation'
import { bookingEngine } from '#booking-engine/process.ts'
import { readWords } from '#data/content/words.ts'
import { findVisitLocation } from '#data/locations/visit-locations.ts'
import { AlertPage } from '#features/reservations/manage/alert-page.tsx'
import { setNotFoundStatus } from '#lib/front/render-context.ts'
import NotFound from '../../not-found.tsx'

/** A guest's waitlist entry, with a form to leave. Opening it changes nothing: mail scanners open links. */
export default async function Page({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params
  const { waitlist } = await bookingEngine()
  const alert = await waitlist.find(token)
  if (!alert) {
    if (!setNotFoundStatus()) notFound()
    return <NotFound />
  }
  const [place, words] = await Promise.all([findVisitLocation(alert.locationId), readWords()])
  const path = `/my/alerts/${encodeURIComponent(token)}`
  return <AlertPage {...{ alert, place, path, words }} />
}
