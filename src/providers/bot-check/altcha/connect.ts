import { deriveSecrets } from '#lib/security/secrets.ts'
import { env } from '../../../env.ts'
import type { BotCheckProvider, ConsumeToken } from '../contract.ts'
import { createAltcha } from './adapter.ts'

/** The embedded bot check of this installation. */
export function connect(spend: ConsumeToken): BotCheckProvider {
  const [secret, acceptedSecret] = deriveSecrets(env, 'bot-check')
  if (!secret) throw new Error('TABLESIDE_SECRET is missing: the bot check cannot be made.')
  return createAltcha({ secret, acceptedSecret, spend })
}
