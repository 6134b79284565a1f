import type { CspSourceList } from '#lib/front/ports.ts'
import { processSingleton } from '#lib/process/process-singleton.ts'
import { deriveSecret } from '#lib/security/secrets.ts'
import { env, vendorEnv } from '../../../env.ts'
import { stripeSources } from '../../stripe-sources.ts'
import type { BookingProvider } from '../contract.ts'
import { createOpenTable } from './adapter.ts'
import { accountOf, variables } from './env.ts'

/**
 * OpenTable as this process asks it; null where no account is set. Throws, with a list of what is
 * wrong, where the variables cannot be used.
 */
export async function connect(): Promise<BookingProvider | null> {
  return processSingleton('opentable', () => {
    const account = accountOf(vendorEnv(variables))
    if (!account) return null
    const { cards } = account
    const secret = deriveSecret(env.secret, 'manage-token')
    if (!secret) throw new Error('TABLESIDE_SECRET is missing: manage links cannot be made.')
    return createOpenTable({
      account,
      cardForm: cards && {
        mode: 'elements',
        publishableKey: cards.publishableKey,
        scriptUrl: cards.scriptUrl,
      },
      logo: account.logo,
      secret,
      manageUrl: (token) => `${env.publicUrl}/my/reservations/${token}`,
      log: (line) => console.warn(line),
    })
  })
}

/** What the fields for OpenTable's cards need of a page's policy. */
export function cardSources(): CspSourceList {
  const cards = accountOf(vendorEnv(variables))?.cards
  return cards ? stripeSources(cards) : {}
}
