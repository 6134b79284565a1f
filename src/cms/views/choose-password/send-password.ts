import type { SecondStepNeeded } from '#cms/second-factor/first-step.ts'
import { errorsOf } from '../form-errors/errors-of.ts'
import * as t from './messages.gen.ts'

/** Why it was refused, at the field that it concerns or as a whole. */
export type Faults = { password?: string; name?: string; form?: string }

/** How long an answer is waited for, ms: a digest of a password takes a moment, by design. */
const TIMEOUT_MS = 30_000

/** What came of it: null where they are signed in; else why not, or what comes after the password. */
export type Outcome = { faults: Faults } | { secondStep: SecondStepNeeded } | null

type Refused = {
  secondStep?: SecondStepNeeded
  error?: { message?: string }
}

/** Sends what somebody has chosen. `ended`: what to say of a link that is no longer good. */
export async function sendPassword(
  endpoint: string,
  chosen: Readonly<Record<string, string>>,
  ended: string,
): Promise<Outcome> {
  try {
    const reply = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(chosen),
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (reply.ok) return null
    const refused = (await reply.json().catch(() => ({}))) as Refused
    if (refused.secondStep) return { secondStep: refused.secondStep }
    return { faults: faultsOf(reply.status, refused, ended) }
  } catch {
    // The line is gone, or the server does not answer.
    return { faults: { form: t.noAnswer() } }
  }
}

function faultsOf(status: number, refused: Refused, ended: string): Faults {
  const { error } = refused
  const fields = errorsOf(refused)
  const messageAt = (path: string) => fields.find((field) => field.path === path)?.message
  const [password, name] = [messageAt('password'), messageAt('name')]
  if (password || name) return { ...(password ? { password } : {}), ...(name ? { name } : {}) }
  if (error?.message) return { form: error.message }
  return { form: status === 403 ? ended : t.didNotWork() }
}
