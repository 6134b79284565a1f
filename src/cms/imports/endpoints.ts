import type { Endpoint, PayloadRequest } from 'payload'
import { type ZodType, z } from 'zod'
import { readFields } from '#lib/forms/field-errors.ts'
import { attachment, fileName } from '#lib/http/attachment.ts'
import { json, readJson, refusal, refuseWhenBusy } from '#lib/http/respond.ts'
import { type Result, refuse } from '#lib/result.ts'
import { hasRole } from '../access/roles.ts'
import { beginCheck, beginUndo, beginWriting, discard, reopen, stopWriting } from './acts.ts'
import { importPath } from './import-path.ts'
import { IMPORT_KINDS } from './kinds/names.ts'
import { importKind } from './kinds/registry.ts'
import { mayOpen } from './may-open.ts'
import { receiveFile } from './receive-file.ts'
import { reportAsCsv } from './report.ts'
import { readImport } from './store.ts'
import type { Import } from './types.ts'

const id = z.uuid()
const fileQuery = z.object({ kind: z.enum(IMPORT_KINDS), name: z.string().min(1).max(200) })
const importQuery = z.object({ import: id })
const checkBody = z.object({
  import: id,
  matches: z.record(z.string().max(200), z.string().max(1000)),
  options: z.strictObject({
    publish: z.boolean(),
    ask: z.boolean(),
    dayOrder: z.enum(['ymd', 'dmy', 'mdy']).nullable(),
    location: z.int().positive().nullable().default(null),
  }),
})
const writeBody = z.object({ import: id, leaveOut: z.boolean() })
const importBody = z.object({ import: id })

/** Columns of every field, with long headings. */
const MOST_BYTES = 256 * 1024

/**
 * Below `/admin/api/imports`, for those who may change what is imported. `file` takes a file as its body and answers with the
 * id of its import; `check`, `write`, `stop`, `undo`, `reopen` and `discard` move it on; `report` is a CSV file with what becomes, or became, of each row. What lasts longer than a moment is done by the site itself (`workOnImports`).
 */
export const importEndpoints: Endpoint[] = [
  {
    ...{ method: 'post', path: '/imports/file' },
    handler: forImporters(async (req) => {
      const query = readFields(fileQuery, queryOf(req))
      if (!query.ok) return refusal(query)
      const { kind } = query.value
      if (!hasRole(req, importKind(kind).role)) return refusal(refuse('forbidden'))
      const body = (req as Request).body as AsyncIterable<Uint8Array> | null
      if (!body) return refusal(refuse('invalid'))
      const received = await receiveFile(req, { kind, name: fileName(query.value.name), body })
      if (!received.ok) return refusal(received)
      return json({ ...received.value, href: importPath(received.value.id) })
    }),
  },
  {
    ...{ method: 'get', path: '/imports/report' },
    handler: forImporters(async (req) => {
      const found = await askedImport(req)
      if (!found.ok) return refusal(found)
      const headers = {
        'content-type': 'text/csv; charset=utf-8; header=present',
        'content-disposition': attachment(`import-${found.value.name.replace(/\.\w+$/, '')}.csv`),
        'cache-control': 'private, no-store',
      }
      return new Response(reportAsCsv(req.payload, found.value), { headers })
    }),
  },
  act('check', checkBody, beginCheck),
  act('write', writeBody, beginWriting),
  act('undo', importBody, beginUndo),
  act('stop', importBody, stopWriting),
  act('reopen', importBody, reopen),
  act('discard', importBody, discard),
]

/** A handler for those who may import some kind. */
function forImporters(answer: (req: PayloadRequest) => Promise<Response>) {
  return refuseWhenBusy(async (req: PayloadRequest) => {
    const isImporter = IMPORT_KINDS.some((kind) => hasRole(req, importKind(kind).role))
    return isImporter ? answer(req) : refusal(refuse('forbidden'))
  })
}

function act<B extends { import: string }>(
  name: string,
  schema: ZodType<B>,
  work: (req: PayloadRequest, one: Import, body: B) => Promise<Result<unknown>>,
): Endpoint {
  const handler = forImporters(async (req) => {
    const body = await readJson(req as Request, schema, MOST_BYTES)
    if (!body.ok) return refusal(body)
    const found = await findImport(req, body.value.import)
    if (!found.ok) return refusal(found)
    const done = await work(req, found.value, body.value)
    return done.ok ? json({}) : refusal(done)
  })
  return { method: 'post', path: `/imports/${name}`, handler }
}

async function askedImport(req: PayloadRequest): Promise<Result<Import>> {
  const query = readFields(importQuery, queryOf(req))
  return query.ok ? findImport(req, query.value.import) : query
}

async function findImport(req: PayloadRequest, id: string): Promise<Result<Import>> {
  const found = await readImport({ payload: req.payload }, id)
  if (!found || !(await mayOpen(req, found))) return refuse('not_found')
  return { ok: true, value: found }
}

function queryOf(req: PayloadRequest) {
  return Object.fromEntries(new URL(req.url ?? '', 'http://localhost').searchParams)
}
