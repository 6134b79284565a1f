import type { Endpoint, PayloadRequest } from 'payload'
import type { GuestContact } from '#booking-engine/guest-book/types.ts'
import { bookingEngine, locationFeed } from '#booking-engine/process.ts'
import { json, readJson, refusal, refuseWhenBusy } from '#lib/http/respond.ts'
import { refuse } from '#lib/result.ts'
import { hasHostAccess } from '../access/host-access.ts'
import { eraseSubmissionsOf } from '../submissions/submissions-of-contact.ts'
import { guestDataBody, guestReaderOf, readGuestRecord } from './guest.ts'

/**
 * Below `/admin/api/guest-data`, at the locations that somebody works for: `find` answers with all that is kept of a
 * guest, `export` with the same as a file, `erase` erases it and answers with how much. The number or address is in the
 * body, so that no log of addresses has it.
 */
export const guestDataEndpoints: Endpoint[] = [
  guestEndpoint('find', async (req, contact) =>
    json(await readGuestRecord(req, contact, 'read_guest')),
  ),
  guestEndpoint('export', async (req, contact) => {
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="guest-data.json"',
      'cache-control': 'private, no-store',
    }
    const record = await readGuestRecord(req, contact, 'export_guest')
    return new Response(JSON.stringify(record, null, 2), { headers })
  }),
  guestEndpoint('erase', async (req, contact) => {
    const { guests } = await bookingEngine()
    const submissions = await eraseSubmissionsOf(req, contact)
    const erased = { ...(await guests.erase(contact, guestReaderOf(req))), submissions }
    req.payload.logger.info({ staff: req.user?.id, ...erased, msg: 'guest erased' })
    void locationFeed().poll()
    return json(erased)
  }),
]

function guestEndpoint(
  name: string,
  answer: (req: PayloadRequest, contact: GuestContact) => Promise<Response>,
): Endpoint {
  const handler = refuseWhenBusy(async (req: PayloadRequest) => {
    if (!hasHostAccess(req)) return refusal(refuse('forbidden'))
    const body = await readJson(req as Request, guestDataBody)
    return body.ok ? answer(req, body.value.contact) : refusal(body)
  })
  return { method: 'post', path: `/guest-data/${name}`, handler }
}
