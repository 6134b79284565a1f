import { processSingleton } from '#lib/process/process-singleton.ts'
import { vendorEnv } from '../../../env.ts'
import type { NewsletterProvider } from '../contract.ts'
import { createActiveCampaign } from './adapter.ts'
import { accountOf, variables } from './env.ts'

/**
 * ActiveCampaign as this process asks it; null where no account is set. Throws, with a list of what is
 * wrong, where the variables cannot be used.
 */
export async function connect(): Promise<NewsletterProvider | null> {
  return processSingleton('activecampaign', () => {
    const account = accountOf(vendorEnv(variables))
    return account && createActiveCampaign({ account, log: (line) => console.warn(line) })
  })
}
