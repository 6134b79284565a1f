import type { Endpoint, PayloadRequest } from 'payload'
import { bookingEngine } from '#booking-engine/process.ts'
import { readFields } from '#lib/forms/field-errors.ts'
import { json, refusal, refuseWhenBusy } from '#lib/http/respond.ts'
import { ok, refuse } from '#lib/result.ts'
import { hasHostAccess } from '../access/host-access.ts'
import { hasKitchenAccessAt } from '../access/kitchen-access.ts'
import { bookOfEnquiry } from '../submissions/book-of-enquiry.ts'
import { hostAction, hostQuery, locationQuery } from './endpoint-handlers.ts'
import { readHostDay } from './host-day.ts'
import { readKitchenDay } from './kitchen.ts'
import { answerLiveStream } from './live-stream.ts'
import {
  actBody,
  askPaymentBody,
  blockBody,
  cancelAllBody,
  changeBody,
  chargeBody,
  dayQuery,
  dayRuleBody,
  type FreeTablesAnswer,
  freeTablesQuery,
  type KnownGuestAnswer,
  knownGuestBody,
  liftDayRuleBody,
  moveBody,
  noteBody,
  searchBody,
  seriesQuery,
  shiftBody,
  staffBookingBody,
  staffTimesQuery,
  swapBody,
  tonightQuery,
  unblockBody,
  walkInBody,
} from './request-schemas.ts'
import { readTonight } from './tonight.ts'
import { walkInListEndpoints } from './walk-in-list.ts'

const NO_STORE = { 'cache-control': 'private, no-store' }

/**
 * Endpoints of the host's board, below `/admin/api/reservations`. Hosts reach their own locations,
 * administrators all of them, viewers the kitchen's day of theirs alone; changes are refused with the booking engine's own codes.
 */
export const hostEndpoints: Endpoint[] = [
  ...walkInListEndpoints,
  {
    method: 'get',
    path: '/reservations/day',
    // `mark` is the version that one has already: 204 as long as nothing has changed.
    handler: hostQuery(dayQuery, async (req, { location, day, mark }) => {
      if (day && mark) {
        const { host } = await bookingEngine()
        const current = await host.dayVersion(String(location), day)
        if (current === mark) return new Response(null, { status: 204, headers: NO_STORE })
      }
      const found = await readHostDay(req, location, day ?? null)
      return found.ok ? json(found.value) : refusal(found)
    }),
  },
  {
    method: 'get',
    path: '/reservations/kitchen',
    // As for a day: 204 as long as nothing has changed.
    handler: locationQuery(hasKitchenAccessAt, dayQuery, async (_req, { location, day, mark }) => {
      if (day && mark) {
        const { host } = await bookingEngine()
        const current = await host.dayVersion(String(location), day)
        if (current === mark) return new Response(null, { status: 204, headers: NO_STORE })
      }
      const found = await readKitchenDay(location, day ?? null)
      return found.ok ? json(found.value) : refusal(found)
    }),
  },
  {
    method: 'get',
    path: '/reservations/tonight',
    handler: refuseWhenBusy(async (req: PayloadRequest) => {
      if (!hasHostAccess(req)) return refusal(refuse('forbidden'))
      const { searchParams } = new URL(req.url ?? '', 'http://localhost')
      const query = readFields(tonightQuery, Object.fromEntries(searchParams))
      return query.ok ? json(await readTonight(req)) : refusal(query)
    }),
  },
  {
    method: 'get',
    path: '/reservations/live',
    handler: answerLiveStream,
  },
  {
    method: 'get',
    path: '/reservations/free-tables',
    handler: hostQuery(freeTablesQuery, async (_req, { location, ...wanted }) => {
      const { host } = await bookingEngine()
      const found = await host.freeTables(String(location), wanted)
      if (!found.ok) return refusal(found)
      return json({ tables: found.value } satisfies FreeTablesAnswer)
    }),
  },
  {
    method: 'get',
    path: '/reservations/staff-times',
    handler: hostQuery(staffTimesQuery, async (_req, { location, ...asked }) => {
      const { host } = await bookingEngine()
      const found = await host.staffTimes(String(location), asked)
      return found.ok ? json(found.value) : refusal(found)
    }),
  },
  {
    method: 'get',
    path: '/reservations/series',
    // As for a day: 204 as long as nothing has changed.
    handler: hostQuery(seriesQuery, async (_req, { location, mark }) => {
      const { host } = await bookingEngine()
      if (mark && (await host.seriesVersion(String(location))) === mark)
        return new Response(null, { status: 204, headers: NO_STORE })
      const series = await host.series(String(location))
      return series ? json(series) : refusal(refuse('unknown_location'))
    }),
  },
  action(
    'cancel-all',
    hostAction(cancelAllBody, (host, at, { visits }) => host.cancelAll(at, visits)),
  ),
  action(
    'act',
    hostAction(actBody, (host, at, { id, seen, act, money }) =>
      host.act({ ...at, id, seen }, act, money),
    ),
  ),
  action(
    'charge',
    hostAction(chargeBody, (host, at, { id, seen, amount }) =>
      host.chargeCard({ ...at, id, seen }, amount),
    ),
  ),
  action(
    'ask-payment',
    hostAction(askPaymentBody, (host, at, { id, seen }) => host.askForPayment({ ...at, id, seen })),
  ),
  action(
    'note',
    hostAction(noteBody, (host, at, { id, seen, note }) => host.note({ ...at, id, seen }, note)),
  ),
  action(
    'move',
    hostAction(moveBody, (host, at, { id, seen, place }) => host.move({ ...at, id, seen }, place)),
  ),
  action(
    'swap',
    hostAction(swapBody, (host, at, { id, seen, other }) => host.swap({ ...at, id, seen }, other)),
  ),
  action(
    'book',
    hostAction(staffBookingBody, (host, at, { location, ...booking }, req) =>
      bookOfEnquiry(req, { ...booking, location }, (enquiry) =>
        host.book({ ...at, ...booking, enquiry }),
      ),
    ),
  ),
  // What is asked of guests is in the body: neither name, number nor address is in the server's addresses.
  action(
    'search',
    hostAction(searchBody, async (host, { locationId }, { text }) =>
      ok(await host.search(locationId, text)),
    ),
  ),
  action(
    'known-guest',
    hostAction(knownGuestBody, async (host, at, { location: _, ...contact }) =>
      ok({ guest: await host.knownGuest(at, contact) } satisfies KnownGuestAnswer),
    ),
  ),
  action(
    'change',
    hostAction(changeBody, (host, at, { location: _, id, seen, ...change }) =>
      host.change({ ...at, id, seen }, change),
    ),
  ),
  action(
    'walk-in',
    hostAction(walkInBody, (host, at, { location: _, ...party }) =>
      host.walkIn({ ...at, ...party }),
    ),
  ),
  action(
    'day-rule',
    hostAction(dayRuleBody, (host, at, { rule }) => host.setDayRule(at, rule)),
  ),
  action(
    'lift-day-rule',
    hostAction(liftDayRuleBody, (host, at, { id }) => host.removeDayRule(at, id)),
  ),
  action(
    'shift',
    hostAction(shiftBody, (host, at, { location: _, ...change }) => host.saveShift(at, change)),
  ),
  action(
    'block',
    hostAction(blockBody, (host, at, { location: _, ...block }) => host.block({ ...at, ...block })),
  ),
  action(
    'unblock',
    hostAction(unblockBody, (host, at, { id }) => host.unblock(at, id)),
  ),
]

function action(name: string, handler: Endpoint['handler']): Endpoint {
  return { method: 'post', path: `/reservations/${name}`, handler }
}
