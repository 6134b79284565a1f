import type { Endpoint, PayloadRequest } from 'payload'
import type { ZodType } from 'zod'
import { readFields } from '#lib/forms/field-errors.ts'
import { json, readBytes, readJson, refusal, refuseWhenBusy } from '#lib/http/respond.ts'
import { type Result, refuse } from '#lib/result.ts'
import { hasRole } from '../access/roles.ts'
import { unlessInvalid } from '../documents/invalid-document.ts'
import { changeAlt } from './change-alt.ts'
import { changeTags } from './change-tags.ts'
import { readPictures } from './find-pictures.ts'
import { MOST_FILE_BYTES } from './limits.ts'
import { readUses } from './read-uses.ts'
import { replacePicture } from './replace-picture.ts'
import { altBody, replaceQuery, tagsBody, usesQuery } from './request-schemas.ts'

/** The picture library, below `/admin/api/picture-library`, for editors. */
export const pictureLibraryEndpoints: Endpoint[] = [
  editorsEndpoint('get', 'uses', async (req) => {
    const query = readQuery(req, usesQuery)
    if (!query.ok) return refusal(query)
    const { totalDocs } = await req.payload.count({
      collection: 'media',
      where: { id: { equals: query.value.id } },
    })
    if (totalDocs === 0) return refusal(refuse('not_found'))
    return json({ uses: (await readUses(req.payload)).usesOf(query.value.id) })
  }),
  editorsEndpoint('post', 'alt', async (req) => {
    const body = await readJson(req as Request, altBody)
    return body.ok ? answer(() => changeAlt(req, body.value)) : refusal(body)
  }),
  editorsEndpoint('post', 'tags', async (req) => {
    const body = await readJson(req as Request, tagsBody)
    return body.ok ? answer(() => changeTags(req, body.value)) : refusal(body)
  }),
  editorsEndpoint('post', 'replace', async (req) => {
    const query = readQuery(req, replaceQuery)
    if (!query.ok) return refusal(query)
    const bytes = await readBytes(req as Request, MOST_FILE_BYTES)
    if (!bytes.ok) return refusal(bytes)
    return answer(async () => {
      const done = await replacePicture(req, query.value, bytes.value)
      if (!done.ok) return done
      const uses = await readUses(req.payload)
      const [picture] = await readPictures(req.payload, [query.value.id], uses)
      return { ok: true, value: { ...done.value, picture } }
    })
  }),
]

function editorsEndpoint(
  method: 'get' | 'post',
  name: string,
  handle: (req: PayloadRequest) => Promise<Response>,
): Endpoint {
  const handler = refuseWhenBusy(async (req: PayloadRequest) =>
    // Before the request is read: its faults are told only to those whose work it is.
    hasRole(req, 'editor') ? handle(req) : refusal(refuse('forbidden')),
  )
  return { method, path: `/picture-library/${name}`, handler }
}

function readQuery<Q>({ url }: PayloadRequest, schema: ZodType<Q>): Result<Q> {
  const { searchParams } = new URL(url ?? '', 'http://localhost')
  return readFields(schema, Object.fromEntries(searchParams))
}

/** A refusal names the picture and what is there now beside the error. */
async function answer(act: () => Promise<Result<unknown>>): Promise<Response> {
  const done = await unlessInvalid(act)
  return done.ok ? json(done.value) : refusal(done, {}, done.detail ? { at: done.detail } : {})
}
