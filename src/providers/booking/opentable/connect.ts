import { processSingleton } from '#lib/process/process-singleton.ts'
import { deriveSecrets } from '#lib/security/secrets.ts'
import { env, vendorEnv } from '../../../env.ts'
import { stripeSources } from '../../stripe-sources.ts'
import type { BookingProvider } from '../contract.ts'
import { createOpenTable } from './adapter.ts'
import { accountOf, variables } from './env.ts'

/** Connects OpenTable; null without an account. Throws, with a list of errors, if its variables cannot be used. */
export async function connect(): Promise<BookingProvider | null> {
  return processSingleton('opentable', () => {
    const account = accountOf(vendorEnv(variables))
    if (!account) return null
    const { cards } = account
    const [secret, acceptedSecret] = deriveSecrets(env, 'manage-token')
    if (!secret) throw new Error('TABLESIDE_SECRET is missing: manage links cannot be made.')
    return createOpenTable({
      account,
      cardForm: cards && {
        mode: 'elements',
        publishableKey: cards.publishableKey,
        scriptUrl: cards.scriptUrl,
      },
      csp: cards ? stripeSources(cards) : {},
      logo: account.logo,
      ...{ secret, acceptedSecret },
      manageUrl: (token) => `${env.publicUrl}/my/reservations/${token}`,
      log: (line) => console.warn(line),
    })
  })
}
