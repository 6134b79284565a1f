import type { Endpoint } from 'payload'
import { z } from 'zod'
import { readFields } from '#lib/forms/field-errors.ts'
import { mustBe } from '#lib/forms/field-faults.ts'
import { wholeNumber } from '#lib/forms/whole-number.ts'
import { json, readJson, refusal, refuseWhenBusy } from '#lib/http/respond.ts'
import { refuse } from '#lib/result.ts'
import { hasRole } from '../access/roles.ts'
import { checkDraft, checkValues } from './check-draft.ts'
import { checkedCollections, madeInForm } from './checked-collections.ts'

/** Query of `GET /publish-check/draft`. */
const checkQuery = z.object({
  collection: z.enum(checkedCollections),
  id: wholeNumber(mustBe('a number')).pipe(z.int().positive()),
})

/** Body of `POST /publish-check/new`: the values of a form. */
const newBody = z.object({
  collection: z.enum(madeInForm),
  values: z.record(z.string(), z.unknown()),
})

const MOST_BYTES = 1024 * 1024

/**
 * The check of a document before it is published, for editors: of its latest draft at `/admin/api/publish-check/draft`, and
 * of what was never saved at `/admin/api/publish-check/new`.
 */
export const publishCheckEndpoints: Endpoint[] = [
  {
    method: 'get',
    path: '/publish-check/draft',
    handler: refuseWhenBusy(async (req) => {
      if (!hasRole(req, 'editor')) return refusal(refuse('forbidden'))
      const { searchParams } = new URL(req.url ?? '', 'http://localhost')
      const query = readFields(checkQuery, Object.fromEntries(searchParams))
      if (!query.ok) return refusal(query)
      const { collection, id } = query.value
      const checked = await checkDraft(req.payload, collection, id)
      if (!checked) return refusal(refuse('not_found'))
      const { preview } = req.payload.collections[collection].config.admin
      const { hasAddress, ...found } = checked
      const address =
        hasAddress && found.pages.length > 0 && preview?.({ id }, { req, locale: '', token: null })
      return json({ ...found, preview: (await address) || null })
    }),
  },
  {
    method: 'post',
    path: '/publish-check/new',
    handler: refuseWhenBusy(async (req) => {
      if (!hasRole(req, 'editor')) return refusal(refuse('forbidden'))
      const body = await readJson(req as Request, newBody, MOST_BYTES)
      if (!body.ok) return refusal(body)
      const { collection, values } = body.value
      return json({ findings: await checkValues(req.payload, collection, values) })
    }),
  },
]
