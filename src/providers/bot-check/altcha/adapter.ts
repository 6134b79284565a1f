import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1'
import type { z } from 'zod'
import { BOT_ACTIONS } from '#lib/forms/bot-check.ts'
import { ok, refuse } from '#lib/result.ts'
import { type BotCheckProvider, type ConsumeToken, TASK_LIFETIME } from '../contract.ts'
import { saltParameters, solution } from './wire.ts'

/** Hashes that a browser tries at most: half of it on average, about 0.2 s of a telephone. */
const MAX_NUMBER = 150_000

/**
 * The embedded bot check: proof of work by ALTCHA's protocol, without an account and without a word to
 * anybody else. A challenge is signed with its action and its end, and its solution counts once. Challenges of
 * `acceptedSecret` are known, too.
 */
export function createAltcha({
  secret,
  acceptedSecret,
  spend,
  now = () => Date.now(),
}: {
  secret: string
  acceptedSecret?: string | undefined
  spend: ConsumeToken
  now?: () => number
}): BotCheckProvider {
  const isSolved = async (given: z.infer<typeof solution>) =>
    (await verifySolution(given, secret, false)) ||
    (acceptedSecret !== undefined && (await verifySolution(given, acceptedSecret, false)))
  return {
    csp: {},

    async task(action) {
      const { algorithm, challenge, salt, signature } = await createChallenge({
        algorithm: 'SHA-256',
        hmacKey: secret,
        maxnumber: MAX_NUMBER,
        expires: new Date(now() + TASK_LIFETIME),
        params: { action },
      })
      if (algorithm !== 'SHA-256') throw new Error(`ALTCHA made a challenge in ${algorithm}`)
      return { kind: 'work', algorithm, challenge, salt, maxnumber: MAX_NUMBER, signature }
    },

    async verify(token) {
      const given = solutionOf(token)
      if (!given || !(await isSolved(given))) return refuse('bot_check', { reason: 'unsolved' })
      // Read only now: the signature covers them.
      const signed = saltParameters.safeParse(extractParams(given))
      const action = BOT_ACTIONS.find((known) => known === signed.data?.action)
      if (!signed.data || !action) return refuse('bot_check', { reason: 'unsolved' })
      const until = signed.data.expires * 1000
      const counts = until > now() && (await spend(`altcha:${given.challenge}`, until))
      return counts ? ok({ action }) : refuse('bot_check', { reason: 'used or too old' })
    },
  }
}

function solutionOf(token: string): z.infer<typeof solution> | null {
  try {
    const text = Buffer.from(token, 'base64').toString()
    return solution.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
