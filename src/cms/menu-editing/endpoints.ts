import type { Endpoint, PayloadRequest } from 'payload'
import type { ZodType } from 'zod'
import { readFields } from '#lib/forms/field-errors.ts'
import { json, readJson, refusal, refuseWhenBusy } from '#lib/http/respond.ts'
import { type Result, refuse } from '#lib/result.ts'
import { hasRole } from '../access/roles.ts'
import { unlessInvalid } from '../documents/invalid-document.ts'
import { arrange } from './arrange.ts'
import { changeDish } from './change-dish.ts'
import { readListings } from './listings.ts'
import { makePasted } from './pasted/make-pasted.ts'
import { pastedBody } from './pasted/pasted-body.ts'
import { savePrices } from './prices/save-prices.ts'
import { arrangeBody, dishBody, listingsQuery, menuQuery, pricesBody } from './request-schemas.ts'
import { readWholeMenu } from './whole-menu.ts'

/** Every price of a large group in one body. */
const MOST_BYTES = 2 * 1024 * 1024

/**
 * Work on many documents of the menu at a time, below `/admin/api/menu-editing`, for editors. A change is made as a
 * whole or refused as a whole; a refusal names what stands in its way beside the error.
 */
export const menuEditingEndpoints: Endpoint[] = [
  question('listings', listingsQuery, async (req, { item }) => {
    const found = await req.payload.count({
      collection: 'menu-items',
      where: { id: { equals: item } },
    })
    if (found.totalDocs === 0) return refusal(refuse('not_found'))
    return json({ categories: await readListings(req.payload) })
  }),
  question('menu', menuQuery, async (req, { menu }) => {
    const found = await readWholeMenu(req.payload, menu)
    return found ? json(found) : refusal(refuse('not_found'))
  }),
  change('dish', dishBody, changeDish),
  change('prices', pricesBody, (req, { changes }) => savePrices(req, changes)),
  change('arrange', arrangeBody, (req, { categories }) => arrange(req, categories)),
  change('pasted', pastedBody, makePasted),
]

function question<Q>(
  name: string,
  schema: ZodType<Q>,
  answer: (req: PayloadRequest, query: Q) => Promise<Response>,
): Endpoint {
  const handler = refuseWhenBusy(async (req: PayloadRequest) => {
    if (!hasRole(req, 'editor')) return refusal(refuse('forbidden'))
    const { searchParams } = new URL(req.url ?? '', 'http://localhost')
    const query = readFields(schema, Object.fromEntries(searchParams))
    return query.ok ? answer(req, query.value) : refusal(query)
  })
  return { method: 'get', path: `/menu-editing/${name}`, handler }
}

function change<B>(
  name: string,
  schema: ZodType<B>,
  act: (req: PayloadRequest, body: B) => Promise<Result<unknown>>,
): Endpoint {
  const handler = refuseWhenBusy(async (req: PayloadRequest) => {
    // Before the body is read: its faults are told only to those whose work it is.
    if (!hasRole(req, 'editor')) return refusal(refuse('forbidden'))
    const body = await readJson(req as Request, schema, MOST_BYTES)
    if (!body.ok) return refusal(body)
    const done = await unlessInvalid(() => act(req, body.value))
    if (done.ok) return json(done.value ?? {})
    return refusal(done, {}, done.detail ? { at: done.detail } : {})
  })
  return { method: 'post', path: `/menu-editing/${name}`, handler }
}
