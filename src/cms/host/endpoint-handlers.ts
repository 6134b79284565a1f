import type { PayloadHandler, PayloadRequest } from 'payload'
import type { ZodType } from 'zod'
import type { HostApi } from '#booking-engine/host/types.ts'
import { bookingEngine, locationFeed } from '#booking-engine/process.ts'
import type { StaffContext } from '#booking-engine/staff-log/types.ts'
import { readFields } from '#lib/forms/field-errors.ts'
import { json, readJson, refusal, refuseWhenBusy } from '#lib/http/respond.ts'
import { type Refusal, type Result, refuse } from '#lib/result.ts'
import { hasBoardAccess, hasBoardAccessAt } from '../access/board-access.ts'

type AtLocation = { location: number }

/** A question of the board's hosts about a location of theirs, in the query; anybody else gets 403. */
export function hostQuery<Q extends AtLocation>(
  schema: ZodType<Q>,
  answer: (req: PayloadRequest, query: Q) => Promise<Response>,
): PayloadHandler {
  return locationQuery(hasBoardAccessAt, schema, answer)
}

/** A question about a location by those who have access to it, in the query; anybody else gets 403. */
export function locationQuery<Q extends AtLocation>(
  hasAccessAt: (req: PayloadRequest, location: number) => boolean,
  schema: ZodType<Q>,
  answer: (req: PayloadRequest, query: Q) => Promise<Response>,
): PayloadHandler {
  return refuseWhenBusy(async (req: PayloadRequest) => {
    const { searchParams } = new URL(req.url ?? '', 'http://localhost')
    const query = readFields(schema, Object.fromEntries(searchParams))
    const location = query.ok ? query.value.location : Number(searchParams.get('location'))
    if (!hasAccessAt(req, location)) return refusal(refuse('forbidden'))
    return query.ok ? answer(req, query.value) : refusal(query)
  })
}

/** A change that the staff make at the board of a location of theirs, as JSON; anybody else gets 403. */
export function hostAction<B extends AtLocation>(
  schema: ZodType<B>,
  change: (
    host: HostApi,
    at: StaffContext,
    body: B,
    req: PayloadRequest,
  ) => Promise<Result<unknown>>,
): PayloadHandler {
  return refuseWhenBusy(async (req: PayloadRequest) => {
    const { user } = req
    // Before the body is read: its faults are told only to staff who work at a location.
    if (!user || !hasBoardAccess(req)) return refusal(refuse('forbidden'))
    const body = await readJson(req as Request, schema)
    if (!body.ok) return refusal(body)
    const { location } = body.value
    if (!hasBoardAccessAt(req, location)) return refusal(refuse('forbidden'))
    const { host } = await bookingEngine()
    const at = { locationId: String(location), staff: String(user.id) }
    const done = await change(host, at, body.value, req)
    // Other screens at this instance hear of it at once.
    if (done.ok) void locationFeed().poll()
    return done.ok ? json(done.value ?? {}) : refusalWithDetail(done)
  })
}

/** A refusal, with what stands in the way, or what was saved meanwhile, beside it. */
function refusalWithDetail(refused: Refusal): Response {
  const { inTheWay, current } = refused.detail ?? {}
  return refusal(
    refused,
    {},
    { ...(inTheWay ? { inTheWay } : {}), ...(current ? { current } : {}) },
  )
}
