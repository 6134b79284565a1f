import { createHash } from 'node:crypto'
import { BOT_ACTIONS } from '#lib/forms/bot-check.ts'
import { ok, refuse } from '#lib/result.ts'
import { fetchOnce } from '../../fetch-json.ts'
import type { BotCheckProvider, ConsumeToken } from '../contract.ts'
import type { Account } from './env.ts'
import { verdict } from './wire.ts'

const TIMEOUT = 8000
/** Google's tokens count for two minutes; nobody asks about one after that. */
const TOKEN_LASTS = 5 * 60_000
const LONGEST_TOKEN = 8192

/** Errors of ours and not of the visitor: the log has to say so. */
const OUR_FAULT = new Set(['missing-input-secret', 'invalid-input-secret', 'bad-request'])

/**
 * reCAPTCHA v3. A token counts where Google vouches for it, it was made on this site's host for one of
 * its actions, and its score is that of a person. Google is asked once about each.
 */
export function createRecaptcha({
  account,
  hostname,
  spend,
  log = console.warn,
}: {
  account: Account
  /** Host name of the pages that tokens are made on. */
  hostname: string
  spend: ConsumeToken
  log?: (line: string) => void
}): BotCheckProvider {
  const { siteKey, secretKey, minScore, verifyUrl, scriptUrl } = account
  const origin = new URL(scriptUrl).origin
  return {
    csp: {
      'script-src': [origin, 'https://www.gstatic.com'],
      'frame-src': [origin, 'https://recaptcha.google.com'],
      'connect-src': [origin],
    },

    task: async () => ({ kind: 'recaptcha', version: 3, siteKey, scriptUrl }),

    async verify(token) {
      if (token === '' || token.length > LONGEST_TOKEN) return refuse('bot_check')
      const name = createHash('sha256').update(token).digest('base64url')
      if (!(await spend(`recaptcha:${name}`, Date.now() + TOKEN_LASTS)))
        return refuse('bot_check', { reason: 'used' })
      const reply = await fetchOnce(
        {
          name: 'recaptcha siteverify',
          method: 'POST',
          url: verifyUrl,
          headers: {},
          form: { secret: secretKey, response: token },
          timeout: TIMEOUT,
        },
        log,
      )
      const said = verdict.safeParse(reply?.body).data
      if (reply?.status !== 200 || !said) return refuse('provider_unavailable')
      const fault = said['error-codes'].find((code) => OUR_FAULT.has(code))
      if (fault) {
        log(`recaptcha siteverify: ${fault}`)
        return refuse('provider_unavailable', { reason: fault })
      }
      const action = BOT_ACTIONS.find((known) => known === said.action)
      if (!said.success || !action || said.hostname !== hostname)
        return refuse('bot_check', { reason: 'not of this site' })
      return (said.score ?? 0) >= minScore
        ? ok({ action })
        : refuse('bot_check', { reason: 'score' })
    },
  }
}
