import type { Endpoint, PayloadRequest } from 'payload'
import type { GuestBook, GuestPage, GuestRef } from '#booking-engine/guest-book/types.ts'
import { bookingEngine } from '#booking-engine/process.ts'
import { ok, type Result } from '#lib/result.ts'
import { hostAction } from '../host/endpoint-handlers.ts'
import { type GuestView, guestRefOf, guestViewOf, readGuestView } from './guest-view.ts'
import {
  type FoundGuests,
  findGuestsBody,
  mergeGuestsBody,
  readGuestBody,
  saveProfileBody,
  splitGuestBody,
} from './request-schemas.ts'

/**
 * Endpoints of the guest book, below `/admin/api/reservations`, for hosts at their own locations. All of them have what
 * they ask for in their bodies; each change answers with the guest's page as it is then.
 */
export const guestBookEndpoints: Endpoint[] = [
  action(
    'find-guests',
    hostAction(findGuestsBody, async (_host, at, { text }) => {
      const { guestBook } = await bookingEngine()
      return ok({ guests: await guestBook.search(at.locationId, text) } satisfies FoundGuests)
    }),
  ),
  action(
    'read-guest',
    hostAction(readGuestBody, (_host, _at, { location, booking }, req) =>
      readGuestView(req, location, booking),
    ),
  ),
  action(
    'save-profile',
    hostAction(saveProfileBody, (_host, _at, { location, booking, ...change }, req) =>
      changed(req, location, booking, (book, guest) => book.save({ ...guest, ...change })),
    ),
  ),
  action(
    'merge-guests',
    hostAction(mergeGuestsBody, (_host, _at, { location, booking, other }, req) =>
      changed(req, location, booking, (book, guest) => book.merge(guest, other)),
    ),
  ),
  action(
    'split-guest',
    hostAction(splitGuestBody, (_host, _at, { location, booking, merge }, req) =>
      changed(req, location, booking, (book, guest) => book.split(guest, merge)),
    ),
  ),
]

/** Changes what is known of the guest of a booking; answers with their page as it is then. */
async function changed(
  req: PayloadRequest,
  location: number,
  booking: string,
  change: (book: GuestBook, guest: GuestRef) => Promise<Result<GuestPage>>,
): Promise<Result<GuestView>> {
  const { guestBook } = await bookingEngine()
  const done = await change(guestBook, guestRefOf(req, location, booking))
  return done.ok ? ok(await guestViewOf(req, location, done.value)) : done
}

function action(name: string, handler: Endpoint['handler']): Endpoint {
  return { method: 'post', path: `/reservations/${name}`, handler }
}
