import type { Endpoint, PayloadRequest } from 'payload'
import { bookingEngine } from '#booking-engine/process.ts'
import { refusal, refuseWhenBusy } from '#lib/http/respond.ts'
import { refuse } from '#lib/result.ts'
import type { MessageSummary } from '#outbox/messages.ts'
import { notifyOutbox } from '#outbox/notification.ts'
import { actorOf } from '../audit-log/actor.ts'
import { recordAct } from '../audit-log/write-entry.ts'
import { canReadOutbox, readableMessages } from './outbox-access.ts'

/**
 * `POST /admin/api/outbox/retry?key=…`, by a plain form: attempts a message that was given up again, and
 * redirects to it. 403 for whoever may read no message, 404 for one that is not theirs to read.
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
      const message = await outbox.read(key, readable)
      if (message) await recordRetry(req, message)
      const again = await outbox.retry(key, readable)
      if (again) notifyOutbox()
      else if (!message) return refusal(refuse('not_found'))
      const headers = { location: `/admin/outbox?${new URLSearchParams({ key })}` }
      return new Response(null, { status: 303, headers })
    }),
  },
]

async function recordRetry(
  req: PayloadRequest,
  { kind: detail, locationId }: Pick<MessageSummary, 'kind' | 'locationId'>,
): Promise<void> {
  const location = /^\d+$/.test(locationId) ? Number(locationId) : null
  await recordAct(req, { act: 'retry_message', actor: actorOf(req), detail, location })
}
