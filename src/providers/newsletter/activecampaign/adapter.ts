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
  /** Called with one log line for each call that failed, without anything of a guest. */
  log(line: string): void
  /** Timeout of one call, ms. */
  timeout?: number
}

/**
 * The newsletter provider for ActiveCampaign. It uses the endpoint of its forms, `proc.php`, which is no
 * documented interface: this site or the browser calls it as such a form does, and it answers with a script.
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
