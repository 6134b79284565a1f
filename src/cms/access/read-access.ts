import type { PayloadRequest, Where } from 'payload'
import { previewedDocumentId } from './previewed-draft.ts'
import { activeStaff } from './roles.ts'

/** Staff, and the site's own reads (`req.context.site`, which only `data/` sets). */
export function readAsSiteOrStaff({ req }: { req: PayloadRequest }): boolean {
  return activeStaff(req) !== null || req.context.site === true
}

/** As `readSite`, but the site sees published documents only, and the draft that it previews. */
export function readPublishedAsSite(collection: string) {
  return ({ req }: { req: PayloadRequest }): boolean | Where => {
    if (activeStaff(req)) return true
    if (req.context.site !== true) return false
    const published: Where = { _status: { equals: 'published' } }
    const drafted = previewedDocumentId(collection)
    if (drafted === '*') return true
    return drafted === null ? published : { or: [published, { id: { equals: drafted } }] }
  }
}
