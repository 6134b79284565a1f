import { ok, refuse } from '#lib/result.ts'
import { fetchText } from '../../fetch-json.ts'
import type { NewsletterProvider, SignUp } from '../contract.ts'
import { fillHidden } from '../hidden-fields.ts'
import { jsonpUrl } from '../jsonp-url.ts'
import * as t from '../messages.gen.ts'
import type { Account } from './env.ts'
import { hiddenFields } from './fields.ts'
import { readReply } from './wire.ts'

const TIMEOUT = 8000

type Options = {
  account: Account
  /** One line for each call that went wrong, with nothing of a guest in it. */
  log(line: string): void
  /** Longest wait for one answer, ms. */
  timeout?: number
}

/**
 * ActiveCampaign by its forms' own endpoint, `proc.php`, which is no public interface: it is asked as its
 * forms ask it, by this site or by the browser, and answers with a script.
 */
export function createActiveCampaign({ account, log, timeout }: Options): NewsletterProvider {
  const url = `${account.origin}/proc.php`
  const hidden = hiddenFields(account.form)
  const inBrowser = account.call === 'browser'
  return {
    script: inBrowser ? { url, hidden, callbacks: CALLBACKS } : null,
    csp: inBrowser ? { 'script-src': [account.origin] } : {},
    async signUp(signUp) {
      const reply = await fetchText(
        {
          name: 'activecampaign sign-up',
          method: 'GET',
          url: jsonpUrl(url, fieldsOf(signUp, hidden)),
          headers: { accept: 'text/javascript, */*;q=0.1' },
          timeout: timeout ?? TIMEOUT,
        },
        log,
      )
      if (!reply) return refuse('provider_unavailable')
      const said = reply.status === 200 ? readReply(reply.text) : null
      if (!said) {
        log(`activecampaign sign-up: ${reply.status}, and nothing that could be read`)
        return refuse('provider_unavailable')
      }
      if (said.kind === 'thanks') return ok({ message: said.message ?? t.thanksForSigningUp() })
      return refuse('signup_refused', said.message ? { message: said.message } : {})
    },
  }
}

const CALLBACKS = { success: '_show_thank_you', failure: '_show_error' }

/** The same fields as the form in the browser sends, in its order (spec:forms.newsletter-activecampaign). */
function fieldsOf(signUp: SignUp, hidden: ReturnType<typeof hiddenFields>) {
  const { firstname, lastname, email, birthMonth } = signUp
  const own = { firstname, lastname, email, birthMonth: birthMonth ? String(birthMonth) : '' }
  return [...fillHidden(hidden, signUp), ...Object.entries(own)].map(([name, value]) => ({
    name,
    value,
  }))
}
