import type { CspSourceList } from '#lib/front/ports.ts'
import { mailLeaves } from '../mail/registry.ts'
import { connectFirst } from '../vendor.ts'
import type { JsonpForm, NewsletterProvider } from './contract.ts'
import { createEmbeddedList } from './embedded/adapter.ts'
import type { SubscriberList } from './embedded/subscriber-list.ts'
import { newsletterVendors } from './vendors.ts'

/** The newsletter provider: the vendor with an account, else the site's own list. */
export async function newsletterProvider(list: SubscriberList): Promise<NewsletterProvider> {
  return (await vendor()) ?? createEmbeddedList({ list, mailLeaves: mailLeaves() })
}

/** How browsers call the vendor themselves; null if they call this site. */
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

function vendor(): Promise<NewsletterProvider | null> {
  return connectFirst<NewsletterProvider, []>(newsletterVendors)
}

/** Whether readers are kept by a vendor, and not in the site's own list. */
export async function hasNewsletterVendor(): Promise<boolean> {
  return (await vendor()) !== null
}
