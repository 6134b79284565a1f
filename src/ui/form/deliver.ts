import type { BotAction } from '#lib/forms/bot-check.ts'
import { passFor } from './pass.ts'
import { type Send, type Sent, TRAP } from './send.ts'
import { type SubmissionKeys, submissionKeys } from './submission-key.ts'

export { prepareForm } from './pass.ts'

/** The keys of a form's submissions; null until the first. */
export type Keys = { current: SubmissionKeys | null }

/** Sends what is filled in with a pass and its key. Whatever fails on the way is not the visitor's doing. */
export async function deliver(
  data: FormData,
  action: BotAction,
  keys: Keys,
  send: Send,
): Promise<Sent> {
  const trap = String(data.get(TRAP) ?? '')
  data.delete(TRAP)
  const pass = await passFor(action, trap)
  if (!pass) return { ok: false }
  keys.current ??= submissionKeys()
  return send(data, { pass, submission: keys.current.of(data) })
}
