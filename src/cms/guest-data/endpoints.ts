import type { Endpoint, PayloadRequest } from 'payload'
import { bookingEngine } from '#booking-engine/process.ts'
import { mustBe } from '#lib/forms/field-faults.ts'
import { refusal, refuseWhenBusy } from '#lib/http/respond.ts'
import { refuse } from '#lib/result.ts'
import { hasHostAccess } from '../access/host-access.ts'
import { guestEmail, readGuestRecord, readScopeOf } from './guest.ts'

/**
 * `GET /admin/api/guest-data/export?email=…`: all that is kept of a guest, as a JSON file.
 * `POST /admin/api/guest-data/erase?email=…`, by a plain form: erases it, and leads back to the view. Both
 * at the locations that somebody works for; 403 for whoever works with no reservations.
 */
export const guestDataEndpoints: Endpoint[] = [
  {
    method: 'get',
    path: '/guest-data/export',
    handler: guestHandler(async (req, email) => {
      const headers = {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="guest-data.json"',
        'cache-control': 'private, no-store',
      }
      return new Response(JSON.stringify(await readGuestRecord(req, email), null, 2), { headers })
    }),
  },
  {
    method: 'post',
    path: '/guest-data/erase',
    handler: guestHandler(async (req, email) => {
      const { guests } = await bookingEngine()
      const erased = await guests.erase(email, readScopeOf(req))
      req.payload.logger.info({ staff: req.user?.id, ...erased, msg: 'guest erased' })
      const location = `/admin/guest-data?${new URLSearchParams({ email, erased: 'yes' })}`
      return new Response(null, { status: 303, headers: { location } })
    }),
  },
]

function guestHandler(
  answer: (req: PayloadRequest, email: string) => Promise<Response>,
): Endpoint['handler'] {
  return refuseWhenBusy(async (req: PayloadRequest) => {
    if (!hasHostAccess(req)) return refusal(refuse('forbidden'))
    const { searchParams } = new URL(req.url ?? '', 'http://localhost')
    const email = guestEmail.safeParse(searchParams.get('email'))
    if (email.success) return answer(req, email.data)
    const fields = [{ path: 'email', message: mustBe('an email address') }]
    return refusal(refuse('invalid', { fields }))
  })
}
