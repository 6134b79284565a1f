import type { FieldMessages, Problem } from '../flow/state.ts'
import type { Reply } from './transport.ts'
import { fieldMessages, problemOf, type Refused, readRefused } from './wire.ts'

/**
 * `endsAt`: until when (ms by the server's clock) the table is held from now on, where that has changed. `said`:
 * when to try again, or that the site is read-only, in the server's words.
 */
export type Failure = {
  ok: false
  problem: Problem
  fields: FieldMessages
  endsAt?: number
  said?: string
}
export type Answer<T> = { ok: true; value: T } | Failure

/** The failure that a reply without a value means; null = no reply came. */
export function refusedBy(reply: Reply | null): Failure {
  const refused: Refused = readRefused(reply?.body)
  const fields = fieldMessages(refused.fields)
  const problem = problemOf(refused.code)
  // A refusal of something that is no field of the form says nothing that a guest could mend.
  if (problem === 'invalid' && Object.keys(fields).length === 0) return failed('generic')
  const isPassing = reply?.status === 429 || refused.code === 'read_only'
  const said = isPassing && refused.message
  return { ok: false, problem, fields, ...(said && { said }) }
}

/** A failure that is at no field. */
export function failed(problem: Problem): Failure {
  return { ok: false, problem, fields: {} }
}
