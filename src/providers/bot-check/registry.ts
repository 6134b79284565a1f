import type { BotAction, BotAnswer, BotChallenge } from '#lib/forms/bot-check.ts'
import { PASS_HEADER } from '#lib/forms/bot-check.ts'
import type { CspSourceList } from '#lib/front/ports.ts'
import { processSingleton } from '#lib/process/process-singleton.ts'
import { ok, type Result } from '#lib/result.ts'
import { deriveSecrets } from '#lib/security/secrets.ts'
import { consumeOnce } from '#storage/consumed-tokens.ts'
import { bookingDatabase } from '#storage/process.ts'
import { env } from '../../env.ts'
import { connectFirst } from '../vendor.ts'
import { type BotCheckProvider, type ConsumeToken, TASK_LIFETIME } from './contract.ts'
import { createFormPasses, type FormPasses, MIN_FORM_AGE } from './form-passes.ts'
import { botCheckVendors } from './vendors.ts'

const consumeToken: ConsumeToken = async (what, until) =>
  consumeOnce(await bookingDatabase(), what, until)

/** What checks the forms: reCAPTCHA where its keys are set, else the site itself. */
export function botCheck(): Promise<BotCheckProvider> {
  return processSingleton('bot-check', connect)
}

/** Origins that the bot check needs in the browser. */
export async function botCheckSources(): Promise<CspSourceList> {
  return (await botCheck()).csp
}

async function connect(): Promise<BotCheckProvider> {
  const provider = await connectFirst<BotCheckProvider, [ConsumeToken]>(
    botCheckVendors,
    consumeToken,
  )
  if (!provider) throw new Error('no bot check is connected')
  return provider
}

function passes(): FormPasses {
  return processSingleton('form-passes', () => {
    const [secret, acceptedSecret] = deriveSecrets(env, 'form-pass')
    return createFormPasses({ secret, acceptedSecret, spend: consumeToken })
  })
}

/** What a browser has to do before a form can be sent, from the moment that the form is begun. */
export async function beginForm(action: BotAction): Promise<BotChallenge> {
  const task = await (await botCheck()).task(action)
  return { task, started: passes().start(action), wait: MIN_FORM_AGE, lasts: TASK_LIFETIME }
}

/**
 * Whether a person may be behind a token, and the pass that the form then needs. Where `action` is
 * given, the token must be of it; `trap` is what stands in the field that nobody sees.
 */
export async function checkForm(asked: {
  token: string
  action?: BotAction | undefined
  started?: string | undefined
  trap?: string | undefined
}): Promise<Result<BotAnswer, 'provider_unavailable'>> {
  const no = ok({ valid_response: false } as const)
  if (asked.trap) return no
  const verified = await (await botCheck()).verify(asked.token)
  if (!verified.ok && verified.code === 'provider_unavailable')
    return { ...verified, code: verified.code }
  if (!verified.ok) return no
  const { action } = verified.value
  if (asked.action && asked.action !== action) return no
  return ok({ valid_response: true, pass: passes().issue(action, asked.started) })
}

/**
 * Uses up the pass of a form's submission (its header `X-Form-Pass`): every endpoint of a form asks for
 * it before it does anything.
 */
export function redeemPass(
  request: Request,
  action: BotAction,
): Promise<Result<null, 'bot_check'>> {
  return passes().redeem(request.headers.get(PASS_HEADER), action)
}
