import { vi } from 'vitest'
import { type BotAction, PASS_HEADER } from '#lib/forms/bot-check.ts'
import { solved } from './proof-of-work.ts'

/**
 * A pass as a browser gets it of this process, for a form that was begun three seconds ago. Only after the
 * variables of the site are set: it opens the database of bookings.
 */
export async function freshPass(action: BotAction): Promise<string> {
  const { beginForm, checkForm } = await import('#providers/bot-check/registry.ts')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3000 })
  try {
    const { task, started } = await beginForm(action)
    const checked = await checkForm({ token: solved(task), action, started })
    if (!checked.ok || !checked.value.valid_response) throw new Error('the form was not believed')
    return checked.value.pass
  } finally {
    vi.useRealTimers()
  }
}

/** A submission of JSON with a pass, or without one. */
export function submissionOf(body: unknown, pass?: string): Request {
  return new Request('http://localhost/api/form', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(pass ? { [PASS_HEADER]: pass } : {}) },
    body: JSON.stringify(body),
  })
}
