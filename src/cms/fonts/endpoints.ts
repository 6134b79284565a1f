import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { readFields } from '#lib/forms/field-errors.ts'
import { json, readBytes, refusal, refuseWhenBusy } from '#lib/http/respond.ts'
import { FONT_ROLES, type FontRole, type OwnFont, ownFontOf } from '#lib/look/own-font.ts'
import { type Refusal, refuse } from '#lib/result.ts'
import { hasRole } from '../access/roles.ts'
import { explainRefusal } from './font-faults.ts'
import { MOST_FONT_BYTES } from './limits.ts'
import { readUsedFonts } from './refuse-used.ts'
import { saveFont } from './save-font.ts'

/** An uploaded font as the form of the look lists it. */
export type ListedFont = OwnFont & {
  role: FontRole
  /** Whether the published look or its draft has it, so that it cannot be deleted. */
  isUsed: boolean
}

const uploadQuery = z.object({ role: z.enum(FONT_ROLES) })

/** `GET /admin/api/look/fonts`: the uploaded fonts. `POST …?role=`: takes one in, whose file is the body. For editors. */
export const fontEndpoints: Endpoint[] = [
  { method: 'get', path: '/look/fonts', handler: forEditors(list) },
  { method: 'post', path: '/look/fonts', handler: forEditors(upload) },
]

function forEditors(handle: (req: PayloadRequest) => Promise<Response>) {
  return refuseWhenBusy(async (req: PayloadRequest) =>
    hasRole(req, 'editor') ? handle(req) : refusal(refuse('forbidden')),
  )
}

async function list(req: PayloadRequest): Promise<Response> {
  const query = { collection: 'fonts', depth: 0, pagination: false, sort: '-id', req } as const
  const [{ docs }, used] = await Promise.all([req.payload.find(query), readUsedFonts(req)])
  const fonts = docs.flatMap((doc): ListedFont[] => {
    const font = ownFontOf(doc)
    return font ? [{ ...font, role: doc.role, isUsed: used.has(doc.id) }] : []
  })
  return json({ fonts })
}

async function upload(req: PayloadRequest): Promise<Response> {
  const { searchParams } = new URL(req.url ?? '', 'http://localhost')
  const query = readFields(uploadQuery, Object.fromEntries(searchParams))
  if (!query.ok) return refusal(query)
  const bytes = await readBytes(req as Request, MOST_FONT_BYTES)
  if (!bytes.ok) return refusal(explainRefusal(bytes as Refusal<'too_large'>))
  const saved = await saveFont(req, query.value.role, bytes.value)
  return saved.ok ? json({ font: saved.value }) : refusal(saved)
}
