import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { BotAction } from '#lib/forms/bot-check.ts'
import { ok, type Result, refuse } from '#lib/result.ts'
import type { Secrets } from '#lib/security/secrets.ts'
import type { ConsumeToken } from './contract.ts'

/** How long a pass counts, ms. */
export const PASS_LIFETIME = 5 * 60_000

/** Least ms between the beginning of a form and its submission, by the server's clock. */
export const MIN_FORM_AGE = 2000

/** What was begun or passed: the action, when the form was begun, a name of its own, and until when it counts. */
type Claim = [action: string, began: number, name: string, until: number]

const LONGEST = 512

/** Begins forms, and makes and redeems the passes that let them be sent. */
export type FormPasses = {
  /** Says when a form was begun, so that nobody can say it later. */
  start(action: BotAction): string
  /** A pass for a checked form. Without a beginning that counts, the form begins now. */
  issue(action: BotAction, started?: string): string
  /**
   * Uses a pass up. It counts for its action, once, for five minutes, and not before the form is two
   * seconds old; of one beginning, one pass counts.
   */
  redeem(pass: string | null, action: BotAction): Promise<Result<null, 'bot_check'>>
}

/** Passes signed with `secret`, good on every instance that has the same; those of `acceptedSecret` count, too. */
export function createFormPasses({
  secret,
  acceptedSecret,
  spend,
  now = () => Date.now(),
}: {
  secret: string
  acceptedSecret?: string | undefined
  spend: ConsumeToken
  now?: () => number
}): FormPasses {
  if (secret === '') throw new Error('Passes of forms need a secret.')

  const secrets: Secrets = acceptedSecret ? [secret, acceptedSecret] : [secret]
  const macOf = (key: string, kind: string, text: string) =>
    createHmac('sha256', key).update(`${kind}.${text}`).digest()

  function sign(kind: 'start' | 'pass', claim: Claim): string {
    const text = Buffer.from(JSON.stringify(claim)).toString('base64url')
    return `${text}.${macOf(secret, kind, text).toString('base64url')}`
  }

  function read(kind: 'start' | 'pass', token: string, action: BotAction): Claim | null {
    if (token.length > LONGEST) return null
    const [text, mac, ...rest] = token.split('.')
    if (!text || !mac || rest.length > 0) return null
    const given = Buffer.from(mac, 'base64url')
    const isOurs = secrets.some((key) => {
      const expected = macOf(key, kind, text)
      return given.length === expected.length && timingSafeEqual(given, expected)
    })
    if (!isOurs) return null
    const claim = JSON.parse(Buffer.from(text, 'base64url').toString()) as Claim
    const [claimed, , , until] = claim
    return claimed === action && until > now() ? claim : null
  }

  const fresh = (action: BotAction, lasts: number): Claim => [
    action,
    now(),
    randomBytes(12).toString('base64url'),
    now() + lasts,
  ]

  return {
    start: (action) => sign('start', fresh(action, 24 * 60 * 60_000)),
    issue(action, started = '') {
      const [, began, name] = read('start', started, action) ?? fresh(action, 0)
      return sign('pass', [action, began, name, now() + PASS_LIFETIME])
    },
    async redeem(pass, action) {
      const claim = pass ? read('pass', pass, action) : null
      if (!claim) return refuse('bot_check', { reason: 'no pass' })
      const [, began, name, until] = claim
      if (now() - began < MIN_FORM_AGE) return refuse('bot_check', { reason: 'too soon' })
      const first = await spend(`pass:${name}`, until)
      return first ? ok(null) : refuse('bot_check', { reason: 'used' })
    },
  }
}
