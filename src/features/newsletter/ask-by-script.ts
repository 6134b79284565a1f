import { withTimeout } from '#lib/process/with-timeout.ts'
import type { JsonpForm } from '#providers/newsletter/contract.ts'
import { jsonpUrl, LONGEST_ADDRESS, type SentField } from '#providers/newsletter/jsonp-url.ts'
import { plainText } from '#providers/newsletter/plain-text.ts'
import type { Sent } from '#ui/form/types.ts'
import * as t from './messages.gen.ts'

/** Longest wait for the provider's script, ms. */
const TIMEOUT = 15_000

type Callback = (id: unknown, message: unknown) => void

/**
 * Asks the provider by its script (JSONP, spec:forms.newsletter-script): a GET with the form's fields, answered
 * by a call of one of two global functions. Whatever it says is text.
 */
export async function signUpByScript(
  { url, callbacks }: Pick<JsonpForm, 'url' | 'callbacks'>,
  fields: readonly SentField[],
): Promise<Sent> {
  const globals = window as unknown as Record<string, Callback>
  const script = document.createElement('script')
  script.charset = 'utf-8'
  script.src = jsonpUrl(url, fields)
  const result = new Promise<Sent>((resolve) => {
    const said = (ok: boolean): Callback => {
      return (_id, message) => {
        const text = typeof message === 'string' ? plainText(message) : ''
        resolve({ ok, ...(text ? { message: text } : {}) })
      }
    }
    globals[callbacks.success] = said(true)
    globals[callbacks.failure] = said(false)
    script.onerror = () => resolve(failureOf(script.src))
    // It has run by now, and called nothing.
    script.onload = () => resolve({ ok: false })
    document.head.append(script)
  })
  const sent = await withTimeout(result, TIMEOUT, () => ({ ok: false }))
  script.remove()
  // Left there: a script that comes too late finds them, and nothing happens.
  for (const name of Object.values(callbacks)) globals[name] = () => {}
  return sent
}

/**
 * The failed result of a sign-up whose script did not load. A request address over 10,000 characters is refused
 * with the provider's message for it (spec:forms.newsletter-too-long); any other failure has no message.
 */
export function failureOf(address: string): Sent {
  return address.length > LONGEST_ADDRESS
    ? { ok: false, message: t.answersAreTooLong() }
    : { ok: false }
}
