import { env, vendorEnv } from '../../../env.ts'
import type { TextMessageProvider } from '../contract.ts'
import { createTwilio } from './adapter.ts'
import { accountOf, variables } from './env.ts'

/** Connects Twilio; null without an account. Throws, with a list of errors, if its variables cannot be used. */
export function connect(): TextMessageProvider | null {
  const account = accountOf(vendorEnv(variables))
  return (
    account && createTwilio({ account, site: env.publicUrl, log: (line) => console.warn(line) })
  )
}
