import type { Endpoint } from 'payload'
import { z } from 'zod'
import { readFields } from '#lib/forms/field-errors.ts'
import { refusal, refuseWhenBusy } from '#lib/http/respond.ts'
import { readLook } from '#lib/look/look.ts'
import { refuse } from '#lib/result.ts'
import { hasRole } from '../access/roles.ts'
import { readChosenFonts } from '../fonts/read-chosen.ts'
import { drawIcon, drawSharedPicture, type GroupSign } from './draw.ts'
import { fileOf, readGroupSign } from './read-sign.ts'

/** Pixels a side of icons in the admin: those of `tab` are shown at half their size, as on fine screens. */
const DRAWN = {
  tab: (sign: GroupSign) => drawIcon(sign, 'tab', 64),
  tile: (sign: GroupSign) => drawIcon(sign, 'tile', 180),
  shared: drawSharedPicture,
}

/** `look`: the values of the form, as JSON; what is unusable in it is the reference's. `icon`: id of its picture. */
const query = z.object({
  picture: z.enum(['tab', 'tile', 'shared']),
  look: z.string().max(2000).transform(parsed),
  icon: z.coerce.number().int().positive().optional(),
})

/** `GET /admin/api/look/drawn`: an icon as it would be drawn from a look that is not saved, for editors. */
export const iconEndpoints: Endpoint[] = [
  {
    method: 'get',
    path: '/look/drawn',
    handler: refuseWhenBusy(async (req) => {
      if (!hasRole(req, 'editor')) return refusal(refuse('forbidden'))
      const { searchParams } = new URL(req.url ?? '', 'http://localhost')
      const asked = readFields(query, Object.fromEntries(searchParams))
      if (!asked.ok) return refusal(asked)
      const { picture, look, icon } = asked.value
      const published = await readGroupSign(req.payload)
      const chosen = icon
        ? await req.payload.findByID({ collection: 'media', id: icon, disableErrors: true })
        : null
      const fonts = await readChosenFonts(req, look.fonts)
      const isPicture = chosen?.mimeType?.startsWith('image/') ?? false
      const sign = {
        ...published,
        look: readLook({ ...look, fonts }),
        icon: isPicture ? fileOf(chosen) : null,
      }
      const drawn = await DRAWN[picture](sign)
      const headers = { 'content-type': 'image/png', 'cache-control': 'private, no-store' }
      return new Response(new Uint8Array(drawn), { headers })
    }),
  },
]

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch (error) {
    if (error instanceof SyntaxError) return {}
    throw error
  }
}
