import type { Endpoint, PayloadRequest } from 'payload'
import { bookingEngine } from '#booking-engine/process.ts'
import { refusal, refuseWhenBusy } from '#lib/http/respond.ts'
import { refuse } from '#lib/result.ts'
import { notifyOutbox } from '#outbox/notification.ts'
import { canReadOutbox, readableMessages } from './outbox-access.ts'

/**
 * `POST /admin/api/outbox/retry?key=…`, by a plain form: lets a letter that did not leave try again, and
 * leads back to it. 403 for whoever reads none of the post, 404 for letters that are not theirs to read.
 */
export const outboxEndpoints: Endpoint[] = [
  {
    method: 'post',
    path: '/outbox/retry',
    handler: refuseWhenBusy(async (req: PayloadRequest) => {
      if (!canReadOutbox(req)) return refusal(refuse('forbidden'))
      const key = new URL(req.url ?? '', 'http://localhost').searchParams.get('key') ?? ''
      const { outbox } = await bookingEngine()
      const readable = readableMessages(req)
      const again = await outbox.retry(key, readable)
      if (again) notifyOutbox()
      else if (!(await outbox.read(key, readable))) return refusal(refuse('not_found'))
      const location = `/admin/outbox?${new URLSearchParams({ key })}`
      return new Response(null, { status: 303, headers: { location } })
    }),
  },
]
