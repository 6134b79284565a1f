import type { BotAction } from '#lib/forms/bot-check.ts'
import { formPass } from './pass.ts'
import { HONEYPOT_FIELD } from './send.ts'
import { type SubmissionKeys, submissionKeys } from './submission-key.ts'
import type { Send, Sent } from './types.ts'

export { prepareForm } from './pass.ts'

/** The keys of a form's submissions; null until the first. */
export type SubmissionKeyStore = { current: SubmissionKeys | null }

/** Sends what is filled in with a pass and its key. Whatever fails on the way is not the visitor's doing. */
export async function deliver(
  data: FormData,
  action: BotAction,
  keys: SubmissionKeyStore,
  send: Send,
): Promise<Sent> {
  const trap = String(data.get(HONEYPOT_FIELD) ?? '')
  data.delete(HONEYPOT_FIELD)
  const pass = await formPass(action, trap)
  if (!pass) return { ok: false }
  keys.current ??= submissionKeys()
  return send(data, { pass, submission: keys.current.of(data) })
}
