import type { PayloadRequest, Where } from 'payload'
import { draftedId } from './previewed-draft.ts'
import { person } from './roles.ts'

/** Staff, and the site's own reads (`req.context.site`, which only `data/` sets). */
export function readSite({ req }: { req: PayloadRequest }): boolean {
  return person(req) !== null || req.context.site === true
}

/** As `readSite`, but the site sees published documents only, and the draft that it previews. */
export function readPublished(collection: string) {
  return ({ req }: { req: PayloadRequest }): boolean | Where => {
    if (person(req)) return true
    if (req.context.site !== true) return false
    const published: Where = { _status: { equals: 'published' } }
    const drafted = draftedId(collection)
    if (drafted === '*') return true
    return drafted === null ? published : { or: [published, { id: { equals: drafted } }] }
  }
}
