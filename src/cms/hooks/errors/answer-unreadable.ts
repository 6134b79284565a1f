import type { AfterErrorHook } from 'payload'
import * as t from '../messages.gen.ts'

/** Messages of Payload's body parsers, which it would answer with 500. */
const UNREADABLE =
  /^(?:Boundary not found|Malformed |Multipart: |Request is not eligible|Unexpected end of (?:form|JSON)|Unexpected token|Missing Content-Type|Unsupported content type|Expected .* in JSON|Bad control character|Bad escaped)|is not valid JSON|in JSON at position/i

/** Answers a request that nobody can read with 400: the fault is not ours. */
export const answerUnreadable: AfterErrorHook = ({ error, result }) => {
  const { status = 500 } = error as Error & { status?: number }
  if (!result || status < 500 || !UNREADABLE.test(error.message)) return
  return { status: 400, response: { errors: [{ message: t.theRequestCannotBeRead() }] } }
}
