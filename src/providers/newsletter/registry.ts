import type { CspSourceList } from '#lib/front/ports.ts'
import { mailLeaves } from '../mail/registry.ts'
import type { JsonpForm, NewsletterProvider } from './contract.ts'
import { createEmbeddedList } from './embedded/adapter.ts'
import type { SubscriberList } from './embedded/subscriber-list.ts'

/** Where the newsletter's readers are kept: the vendor that has an account, else the list handed in. */
export async function newsletterProvider(list: SubscriberList): Promise<NewsletterProvider> {
  return (await vendor()) ?? createEmbeddedList({ list, mailLeaves: mailLeaves() })
}

/** How browsers ask the provider themselves; null where they ask this site. */
export async function newsletterScript(): Promise<JsonpForm | null> {
  return (await vendor())?.script ?? null
}

/** Origins that the newsletter's form needs in the browser. */
export async function newsletterSources(): Promise<CspSourceList> {
  return (await vendor())?.csp ?? {}
}

/** Connects the vendor that has an account: variables that cannot be used show at the start. */
export async function connectNewsletter(): Promise<void> {
  await vendor()
}

async function vendor(): Promise<NewsletterProvider | null> {
  const { connect } = await import('./activecampaign/connect.ts')
  return connect()
}
