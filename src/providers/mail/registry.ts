import { processSingleton } from '#lib/process/process-singleton.ts'
import { env } from '../../env.ts'
import { connectFirst } from '../vendor.ts'
import type { MailProvider } from './contract.ts'
import { mailVendors } from './vendors.ts'

/** How mail leaves this installation: by the server of SMTP_URL, or not at all. */
export function mailProvider(): Promise<MailProvider> {
  return processSingleton('mail', async () => {
    const provider = await connectFirst<MailProvider, []>(mailVendors)
    if (!provider) throw new Error('no mail provider is connected')
    return provider
  })
}

/** Whether guests can be sent mail at all. */
export function mailLeaves(): boolean {
  return env.mail.url !== undefined
}
