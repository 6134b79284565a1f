import { APIError, type CollectionBeforeDeleteHook, type PayloadRequest } from 'payload'
import { FONT_ROLES } from '#lib/look/own-font.ts'
import * as t from './messages.gen.ts'

/** Refuses to delete a font that the published look or its draft names. */
export const refuseUsedFont: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if ((await readUsedFonts(req)).has(Number(id))) throw new APIError(t.stillUsed(), 409, null, true)
}

/** The ids of the fonts that the published look and its draft name. */
export async function readUsedFonts(req: PayloadRequest): Promise<ReadonlySet<number>> {
  const looks = await Promise.all(
    [false, true].map((draft) =>
      req.payload.findGlobal({ slug: 'look', depth: 0, draft, req, overrideAccess: true }),
    ),
  )
  const ids = looks.flatMap(({ fonts }) => FONT_ROLES.map((role) => fonts?.[role]))
  return new Set(ids.filter((id) => typeof id === 'number'))
}
