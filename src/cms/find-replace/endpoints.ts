import type { Endpoint, PayloadRequest } from 'payload'
import type { ZodType } from 'zod'
import { json, readJson, refusal, refuseWhenBusy } from '#lib/http/respond.ts'
import { refuse } from '#lib/result.ts'
import { hasRole } from '../access/roles.ts'
import { nameDetail } from '../audit-log/act-detail.ts'
import { findPlaces } from './find-places.ts'
import { replacePlaces } from './replace-places.ts'
import { findBody, replaceBody, undoBody } from './request-schemas.ts'
import { undoReplacement } from './undo.ts'

/** The places of 20 documents, in words. */
const MOST_BYTES = 1024 * 1024

/**
 * Find and replace over all content, below `/admin/api/find-and-replace`, for editors. A change answers with what became
 * of each document.
 */
export const findReplaceEndpoints: Endpoint[] = [
  editorsEndpoint('find', findBody, (req, { search, from, room }) =>
    findPlaces(req, search, { from, room }),
  ),
  editorsEndpoint('replace', replaceBody, async (req, body) => {
    nameDetail(req, 'replaced')
    return replacePlaces(req, body)
  }),
  editorsEndpoint('undo', undoBody, async (req, body) => {
    nameDetail(req, 'replacement_undone')
    return { outcomes: await undoReplacement(req, body) }
  }),
]

function editorsEndpoint<B>(
  name: string,
  schema: ZodType<B>,
  act: (req: PayloadRequest, body: B) => Promise<object>,
): Endpoint {
  const handler = refuseWhenBusy(async (req: PayloadRequest) => {
    // Before the body is read: its faults are told only to those whose work it is.
    if (!hasRole(req, 'editor')) return refusal(refuse('forbidden'))
    const body = await readJson(req as Request, schema, MOST_BYTES)
    return body.ok ? json(await act(req, body.value)) : refusal(body)
  })
  return { method: 'post', path: `/find-and-replace/${name}`, handler }
}
