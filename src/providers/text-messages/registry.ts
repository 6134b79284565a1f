import { processSingleton } from '#lib/process/process-singleton.ts'
import { connectFirst } from '../vendor.ts'
import type { TextMessageProvider } from './contract.ts'
import { textMessageVendors } from './vendors.ts'

/** How text messages leave this installation: by the account of a vendor, or not at all. */
export function textMessageProvider(): Promise<TextMessageProvider> {
  return processSingleton('text-messages', async () => {
    const provider = await connectFirst<TextMessageProvider, []>(textMessageVendors)
    if (!provider) throw new Error('no provider of text messages is connected')
    return provider
  })
}
