import { visitCalendar } from '#features/reservations/manage/calendar.ts'
import { findVisit } from '#features/reservations/manage/find-visit.ts'
import { refusal } from '#lib/http/respond.ts'
import { methodOf, sequenceAt } from '#lib/time/ics.ts'
import { mailProvider } from '#providers/mail/registry.ts'

type Context = { params: Promise<{ token: string }> }

/** The visit as an iCalendar file; that of a cancelled one takes it out of the calendar again. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { token } = await params
  const visit = await findVisit(token)
  if (!visit.ok) return refusal(visit)
  const { sender } = await mailProvider()
  const now = Date.now()
  const edition = { sequence: sequenceAt(now), now, organizer: sender.address }
  const method = methodOf({ cancelled: visit.value.state === 'cancelled' })
  return new Response(visitCalendar(visit.value, edition), {
    headers: {
      'content-type': `text/calendar; charset=utf-8; method=${method}`,
      'content-disposition': 'attachment; filename="reservation.ics"',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
  })
}
