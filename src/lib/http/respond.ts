import type { ZodType } from 'zod'
import { type FieldError, readFields } from '../forms/field-errors.ts'
import { renderContext } from '../front/render-context.ts'
import { unavailableRefusal } from '../outage/outage-refusal.ts'
import { ok, type Refusal, type Result, refuse } from '../result.ts'
import * as t from './messages.gen.ts'
import { retryAfterText } from './retry-after.ts'

/** The one table from stable codes to HTTP statuses. A code that is not listed here is a 409. */
const STATUS_BY_CODE: Record<string, number> = {
  bad_signature: 400,
  malformed: 400,
  second_step_needed: 401,
  ticket_ended: 401,
  wrong_code: 401,
  used_code: 401,
  wrong_pin: 401,
  bot_check: 403,
  forbidden: 403,
  provider_forbids: 403,
  no_tablet: 404,
  not_found: 404,
  unknown_dish: 404,
  unknown_location: 404,
  method_not_allowed: 405,
  too_large: 413,
  unsupported_media_type: 415,
  alt_refused: 422,
  broken_font: 422,
  font_collection: 422,
  font_too_costly: 422,
  letters_missing: 422,
  no_font: 422,
  unpacks_too_large: 422,
  unusable_measures: 422,
  email_refused: 422,
  email_required: 422,
  invalid: 422,
  kind_differs: 422,
  key_reused: 422,
  name_refused: 422,
  payment_not_offered: 422,
  phone_refused: 422,
  pin_refused: 422,
  request_too_long: 422,
  signup_refused: 422,
  too_many_tags: 422,
  unknown_add_on: 422,
  unknown_attribute: 422,
  unknown_experience: 422,
  unreadable_file: 422,
  too_many_alerts: 429,
  too_many_requests: 429,
  internal: 500,
  payment_rejected: 502,
  provider_unavailable: 502,
  busy: 503,
  database_damaged: 503,
  database_read_only: 503,
  database_unavailable: 503,
  disk_failing: 503,
  disk_full: 503,
  files_unavailable: 503,
  read_only: 503,
  unavailable: 503,
}

/** Body of every refusal of an `/api/*` route. */
export type ErrorBody = {
  error: { code: string; message: string; fields?: FieldError[] }
  requestId: string
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
type Method = (typeof METHODS)[number]
type Params = Record<string, string>
type Handler = (request: Request, params: Params) => Promise<Response>
type NextHandler = (
  request: Request,
  context: { params: Promise<Record<string, string | string[] | undefined>> },
) => Promise<Response>

/** Id of the request under way; a fresh one outside the front. */
export function requestId(): string {
  return renderContext()?.requestId ?? crypto.randomUUID()
}

/** HTTP status of a stable refusal code. */
export function statusOf(code: string): number {
  return STATUS_BY_CODE[code] ?? 409
}

/** A JSON answer that no cache may keep. */
export function json(body: unknown, init: { status?: number; headers?: HeadersInit } = {}) {
  const headers = new Headers(init.headers)
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store')
  return Response.json(body, { status: init.status ?? 200, headers })
}

/**
 * The answer to a refusal: its status from the one table, its code, a request id, never a stack.
 * `detail.retryAfter` (s) becomes `Retry-After`, and of a 429 its words; `also` stands beside the error in the
 * body.
 */
export function refusal(
  refused: Refusal,
  headers: HeadersInit = {},
  also: Record<string, unknown> = {},
): Response {
  const fields = refused.detail?.fields as FieldError[] | undefined
  const body: ErrorBody = {
    ...also,
    error: {
      code: refused.code,
      message: messageOf(refused),
      ...(fields ? { fields } : {}),
    },
    requestId: requestId(),
  }
  const sent = new Headers(headers)
  if (refused.detail?.retryAfter) sent.set('retry-after', String(refused.detail.retryAfter))
  return json(body, { status: statusOf(refused.code), headers: sent })
}

function messageOf({ code, detail }: Refusal): string {
  if (typeof detail?.message === 'string') return detail.message
  const wait = detail?.retryAfter
  const isTooMany = statusOf(code) === 429 && typeof wait === 'number'
  return isTooMany ? retryAfterText(wait) : code.replaceAll('_', ' ')
}

/**
 * The exports of a route file: the given methods, 405 with `Allow` for all others, and a JSON 500
 * with a request id for surprises (which are logged, never shown), 503 where the data cannot be reached or are in use.
 */
export function apiRoute(handlers: Partial<Record<Method, Handler>>): Record<Method, NextHandler> {
  const all = { ...handlers }
  if (all.GET && !all.HEAD) all.HEAD = all.GET
  const allow = METHODS.filter((method) => all[method]).join(', ')
  const route = (method: Method): NextHandler => {
    const handle = all[method]
    if (!handle) return async () => refusal(refuse('method_not_allowed'), { allow })
    return async (request, context) => {
      try {
        return await handle(request, (await context.params) as Params)
      } catch (error) {
        const refused = await unavailableRefusal(error)
        if (refused) return refusal(refused)
        console.error(`request ${requestId()} failed`, error)
        return refusal(refuse('internal', { message: t.wentWrongOnOurSide() }))
      }
    }
  }
  return Object.fromEntries(METHODS.map((m) => [m, route(m)])) as Record<Method, NextHandler>
}

/** A handler outside of `api` that answers as its routes do where the book is busy: 503 with `Retry-After`. */
export function refuseWhenBusy<Args extends unknown[]>(
  handle: (...args: Args) => Promise<Response>,
): (...args: Args) => Promise<Response> {
  return async (...args) => {
    try {
      return await handle(...args)
    } catch (error) {
      const refused = await unavailableRefusal(error)
      if (refused) return refusal(refused)
      throw error
    }
  }
}

type BodyCode = 'unsupported_media_type' | 'too_large' | 'malformed' | 'invalid'

/** Reads a JSON body of at most `maxBytes` and parses it: 415, 413, 400 and 422 as refusals. */
export async function readJson<T>(
  request: Request,
  schema: ZodType<T>,
  maxBytes = 64 * 1024,
): Promise<Result<T, BodyCode>> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') return refuse('unsupported_media_type')
  const text = await readText(request, maxBytes)
  if (!text.ok) return text
  let value: unknown
  try {
    value = JSON.parse(text.value)
  } catch {
    return refuse('malformed', { message: t.bodyNotJson() })
  }
  return readFields(schema, value)
}

async function readText(
  request: Request,
  maxBytes: number,
): Promise<Result<string, 'too_large' | 'malformed'>> {
  const bytes = await readBytes(request, maxBytes)
  if (!bytes.ok) return bytes
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes.value))
  } catch {
    return refuse('malformed', { message: t.bodyNotUtf8() })
  }
}

/** The body of a request, read no further than `maxBytes`. */
export async function readBytes(
  request: Request,
  maxBytes: number,
): Promise<Result<Buffer<ArrayBuffer>, 'too_large'>> {
  const chunks: Uint8Array[] = []
  if (!request.body) return ok(Buffer.alloc(0))
  let size = 0
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > maxBytes) return refuse('too_large')
    chunks.push(chunk)
  }
  return ok(Buffer.concat(chunks))
}
