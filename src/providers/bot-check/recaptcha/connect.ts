import { env, vendorEnv } from '../../../env.ts'
import type { BotCheckProvider, ConsumeToken } from '../contract.ts'
import { createRecaptcha } from './adapter.ts'
import { accountOf, variables } from './env.ts'

/**
 * reCAPTCHA where its keys are set; null where there are none. Throws, with a list of what is wrong,
 * where the variables cannot be used.
 */
export function connect(spend: ConsumeToken): BotCheckProvider | null {
  const account = accountOf(vendorEnv(variables))
  const { hostname } = new URL(env.publicUrl)
  return account && createRecaptcha({ account, hostname, spend })
}
