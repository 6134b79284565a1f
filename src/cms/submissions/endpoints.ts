import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload'
import type { ZodType } from 'zod'
import { attachment } from '#lib/http/attachment.ts'
import { json, readJson, refusal, refuseWhenBusy } from '#lib/http/respond.ts'
import { ok, type Result, refuse } from '#lib/result.ts'
import { actorOf } from '../audit-log/actor.ts'
import { recordAct } from '../audit-log/write-entry.ts'
import { readsList, readsSubmissions } from './access.ts'
import { addEntry } from './activity.ts'
import { submissionsAsCsv } from './export.ts'
import { findSubmission, type StoredSubmission } from './find-submissions.ts'
import { kindOf } from './kind-of.ts'
import { readDetail } from './read-detail.ts'
import { readBoard, readPage } from './read-list.ts'
import { reply } from './reply.ts'
import {
  boardBody,
  exportBody,
  listBody,
  moveBody,
  noteBody,
  readBody,
  replyBody,
  type SubmissionChange,
} from './request-schemas.ts'
import { type SubmissionList, type SubmissionState, statesOf } from './states.ts'

/**
 * Applications and enquiries below `/admin/api/submissions`, for those who may read them. What is asked for stands in
 * the body, so that no log of addresses has a name. A change answers with the submission as it is then; where somebody
 * else was faster it is refused (`changed_meanwhile`) with the submission beside it (`current`).
 */
export const submissionEndpoints: Endpoint[] = [
  question('list', listBody, async (req, body) => json(await readPage(req, body))),
  question('board', boardBody, async (req, body) => json({ columns: await readBoard(req, body) })),
  question('read', readBody, async (req, body) => {
    const found = await readDetail(req, body)
    return found ? json(found) : refusal(refuse('not_found'))
  }),
  question('export', exportBody, async (req, body) => {
    const { list } = body
    await recordAct(req, { act: 'export_submissions', actor: actorOf(req), detail: list })
    req.payload.logger.info({ staff: req.user?.id, list, msg: 'submissions exported' })
    const day = new Date().toISOString().slice(0, 10)
    const headers = {
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': attachment(`${list}-${day}.csv`),
      'cache-control': 'private, no-store',
    }
    return new Response(submissionsAsCsv(req, body), { headers })
  }),
  change('move', moveBody, async (req, one, { to, ...subject }) => {
    if (!isStateOf(subject.list, one, to)) return refuse('invalid')
    if (to === one.state) return ok(null)
    return addEntry(req, one, subject, { act: 'moved', to })
  }),
  change('note', noteBody, (req, one, { text, ...subject }) =>
    addEntry(req, one, subject, { act: 'noted', text }),
  ),
  change('reply', replyBody, async (req, one, { subject, text, to, ...change }) => {
    if (to && !isStateOf(change.list, one, to)) return refuse('invalid')
    return reply(req, one, change, { subject, text, to })
  }),
]

function isStateOf(list: SubmissionList, one: StoredSubmission, state: SubmissionState): boolean {
  return statesOf(kindOf(list, one)).includes(state)
}

function question<B extends { list: SubmissionList }>(
  name: string,
  schema: ZodType<B>,
  answer: (req: PayloadRequest, body: B) => Promise<Response>,
): Endpoint {
  const handler: PayloadHandler = refuseWhenBusy(async (req: PayloadRequest) => {
    // Before the body is read: its faults are told only to those whose work it is.
    if (!readsSubmissions(req)) return refusal(refuse('forbidden'))
    const body = await readJson(req as Request, schema)
    if (!body.ok) return refusal(body)
    if (!readsList(req, body.value.list)) return refusal(refuse('forbidden'))
    return answer(req, body.value)
  })
  return { method: 'post', path: `/submissions/${name}`, handler }
}

function change<B extends SubmissionChange>(
  name: string,
  schema: ZodType<B>,
  act: (req: PayloadRequest, one: StoredSubmission, body: B) => Promise<Result<unknown>>,
): Endpoint {
  return question(name, schema, async (req, body) => {
    const one = await findSubmission(req, body)
    if (!one) return refusal(refuse('not_found'))
    const done = await act(req, one, body)
    const current =
      done.ok || done.code === 'changed_meanwhile' ? await readDetail(req, body) : null
    if (done.ok) return current ? json(current) : refusal(refuse('not_found'))
    return refusal(done, {}, { ...done.detail, ...(current ? { current } : {}) })
  })
}
