import type { PayloadRequest } from 'payload'
import { FONT_ROLES } from '#lib/look/own-font.ts'

/** The documents of uploaded fonts that a form names by their ids, by role; what names none is left out. */
export async function readChosenFonts(
  { payload }: PayloadRequest,
  chosen: unknown,
): Promise<Record<string, unknown>> {
  const fields = (chosen ?? {}) as Record<string, unknown>
  const named = FONT_ROLES.flatMap((role) => {
    const id = fields[role]
    return Number.isSafeInteger(id) ? [[role, id as number] as const] : []
  })
  const found = named.map(async ([role, id]) => {
    const font = await payload.findByID({ collection: 'fonts', id, depth: 0, disableErrors: true })
    return [role, font?.role === role ? font : null] as const
  })
  return Object.fromEntries(await Promise.all(found))
}
