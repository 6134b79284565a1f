import type { Endpoint, Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { readFields } from '#lib/forms/field-errors.ts'
import { json, refusal, refuseWhenBusy } from '#lib/http/respond.ts'
import { refuse } from '#lib/result.ts'
import { hasRole } from '../access/roles.ts'
import { addressableCollections } from '../addresses/addressable-collections.ts'
import { draftAddress } from '../addresses/preview.ts'
import { filesOf } from '../content/media-files.ts'
import type { DraftPage } from './draft-page.ts'

const query = z.object({
  collection: z.enum(addressableCollections),
  id: z.coerce.number().int().positive(),
})

/**
 * `GET /admin/api/search-preview/address`: where the draft of a document is shown, for the preview of its search result.
 * For editors; 404 for a document that there is not.
 */
export const searchPreviewEndpoints: Endpoint[] = [
  {
    method: 'get',
    path: '/search-preview/address',
    handler: refuseWhenBusy(async (req: PayloadRequest) => {
      if (!hasRole(req, 'editor')) return refusal(refuse('forbidden'))
      const { searchParams } = new URL(req.url ?? '', 'http://localhost')
      const asked = readFields(query, Object.fromEntries(searchParams))
      if (!asked.ok) return refusal(asked)
      const { collection, id } = asked.value
      const found = await req.payload.count({ collection, where: { id: { equals: id } } })
      const address = found.totalDocs > 0 ? draftAddress(collection, id, req) : null
      if (!address) return refusal(refuse('not_found'))
      const page: DraftPage = { address, groupPictures: await groupPictures(req.payload) }
      return json(page)
    }),
  },
]

/** The files of the picture that was chosen for pages without one of their own. */
async function groupPictures(payload: Payload): Promise<string[]> {
  const { image } = await payload.findGlobal({ slug: 'seo-template', depth: 1 })
  return image && typeof image === 'object' ? filesOf(image) : []
}
