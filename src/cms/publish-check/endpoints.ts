import type { Endpoint } from 'payload'
import { z } from 'zod'
import { readFields } from '#lib/forms/field-errors.ts'
import { mustBe } from '#lib/forms/field-faults.ts'
import { wholeNumber } from '#lib/forms/whole-number.ts'
import { json, refusal, refuseWhenBusy } from '#lib/http/respond.ts'
import { refuse } from '#lib/result.ts'
import { hasRole } from '../access/roles.ts'
import { addressableCollections } from '../addresses/addressable-collections.ts'
import { checkDraft } from './check-draft.ts'

/** Query of `GET /publish-check/draft`. */
const checkQuery = z.object({
  collection: z.enum(addressableCollections),
  id: wholeNumber(mustBe('a number')).pipe(z.int().positive()),
})

/** The check of a draft before it is published, at `/admin/api/publish-check/draft`, for editors. */
export const publishCheckEndpoint: Endpoint = {
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
    const address = checked.hasAddress && preview?.({ id }, { req, locale: '', token: null })
    const { findings, rows } = checked
    return json({ findings, rows, preview: (await address) || null })
  }),
}
