import { statusOf } from '#lib/http/respond.ts'
import type { FuzzRequest } from './generate.ts'

/** What came back; `text` is empty of an answer that does not end. */
export type FuzzAnswer = {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

/** What a validator says, what a program says of itself, and patterns: words that are for nobody outside. */
export const WORDS =
  /Invalid (?:input|string|option|UUID|email)|expected \w+, received|must match pattern|Too (?:small|big):|Unrecognized key|ZodError|\bat [\w.<>]+ \(|node_modules|\.[cm]?[jt]sx?:\d|SQLITE_|\bpg_|SyntaxError|TypeError|\^\S*\$\//

/** What an answer to a request must not be; empty where all is well. */
export function checkAnswer(request: FuzzRequest, answer: FuzzAnswer): string[] {
  const { status, headers, text } = answer
  const wrong: string[] = []
  if (status >= 500) wrong.push(`answered ${status}`)
  if (status >= 400 && WORDS.test(text)) wrong.push(`speaks of itself: ${WORDS.exec(text)?.[0]}`)
  if (!isBelowApi(request.path)) return wrong
  const type = String(headers['content-type'] ?? '')
  if (status >= 300 && status < 400 && status !== 304) wrong.push(`leads on with ${status}`)
  if (request.method === 'HEAD' || status === 304) {
    if (text !== '') wrong.push('has a body')
    return wrong
  }
  if (type.startsWith('text/event-stream')) return wrong
  if (!type.startsWith('application/json')) return [...wrong, `is no JSON: ${status} ${type}`]
  const body = parsed(text)
  if (body === undefined) return [...wrong, 'is JSON that nobody can read']
  return status < 400 ? wrong : [...wrong, ...judgeRefusal(status, headers, body)]
}

/** The documented shape of a refusal: `{ error: { code, message, fields? }, requestId }`. */
function judgeRefusal(status: number, headers: FuzzAnswer['headers'], body: unknown): string[] {
  const wrong: string[] = []
  const { error, requestId } = (body ?? {}) as {
    error?: { code?: unknown; message?: unknown; fields?: unknown }
    requestId?: unknown
  }
  const { code, message, fields, ...others } = error ?? {}
  if (typeof code !== 'string' || !/^[a-z_]+$/.test(code)) wrong.push('has no code')
  else if (statusOf(code) !== status) wrong.push(`has the status ${status} for ${code}`)
  if (typeof message !== 'string' || message === '') wrong.push('has no message')
  if (!requestId || requestId !== headers['x-request-id']) wrong.push('has not its request id')
  if (Object.keys(others).length > 0) wrong.push(`has ${Object.keys(others)} beside its error`)
  if (fields !== undefined && !areFields(fields)) wrong.push('has fields of another shape')
  if (status === 405 && !headers.allow) wrong.push('says not what is allowed')
  if (code === 'too_many_requests' && !headers['retry-after'])
    wrong.push('says not when to come again')
  return wrong
}

function areFields(fields: unknown): boolean {
  if (!Array.isArray(fields) || fields.length === 0 || fields.length > 100) return false
  const paths = fields.map(({ path }) => path)
  return (
    fields.every(({ path, message }) => typeof path === 'string' && typeof message === 'string') &&
    new Set(paths).size === paths.length
  )
}

/** Whether an address is one of the interface, as it is written. */
export function isBelowApi(path: string): boolean {
  return /^\/api(?:[/?]|$)/.test(path)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
