import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { bookingEngine, soldOutFeed } from '#booking-engine/process.ts'
import type { StaffContext } from '#booking-engine/staff-log/types.ts'
import { endOfService } from '#cms/sold-out/end-of-service.ts'
import { mustBe } from '#lib/forms/field-faults.ts'
import { wholeNumber } from '#lib/forms/whole-number.ts'
import { json, refusal } from '#lib/http/respond.ts'
import { ok, type Result, refuse } from '#lib/result.ts'
import { hostAction, hostQuery } from '../host/endpoint-handlers.ts'
import { readLocationHours, readSoldOutBoard } from './board.ts'
import { readDishes } from './dishes.ts'

const location = wholeNumber(mustBe('a location')).pipe(z.int().positive())
const boardQuery = z.object({ location })
const setSoldOutBody = z.object({ location, item: z.string().min(1).max(64), soldOut: z.boolean() })

/**
 * Endpoints of the sold-out board, below `/admin/api/sold-out`. Hosts reach their own locations,
 * administrators all of them.
 */
export const soldOutEndpoints: Endpoint[] = [
  {
    method: 'get',
    path: '/sold-out/board',
    handler: hostQuery(boardQuery, async (req, { location }) => {
      const board = await readSoldOutBoard(req, location)
      return board.ok ? json(board.value) : refusal(board)
    }),
  },
  {
    method: 'post',
    path: '/sold-out/set',
    handler: hostAction(setSoldOutBody, (_desk, at, body, req) => setSoldOut(req, at, body)),
  },
]

/** A dish is sold out until the end of the service day; back is also what left the menu meanwhile. */
async function setSoldOut(
  req: PayloadRequest,
  at: StaffContext,
  { location, item, soldOut: gone }: z.infer<typeof setSoldOutBody>,
): Promise<Result<null, 'unknown_location' | 'unknown_dish'>> {
  const place = await readLocationHours(req, location)
  if (!place) return refuse('unknown_location')
  const { soldOut, now } = await bookingEngine()
  const menu = await readDishes(req.payload, location)
  const entries = gone ? [] : await soldOut.entries(at.locationId)
  const dish =
    menu.flatMap(({ dishes }) => dishes).find(({ id }) => id === item) ??
    entries.map(({ itemId: id, title }) => ({ id, title })).find(({ id }) => id === item)
  if (!dish) return refuse('unknown_dish')
  const until = gone ? endOfService(place.hours, place.timeZone, await now()) : null
  await soldOut.set(at, dish, until)
  await soldOutFeed().poll()
  return ok(null)
}
