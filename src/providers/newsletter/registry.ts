import type { CspSourceList } from '#lib/front/ports.ts'
import { mailLeaves } from '../mail/registry.ts'
import type { NewsletterProvider, ScriptForm } from './contract.ts'
import { createEmbedded } from './embedded/adapter.ts'
import type { ReaderList } from './embedded/list.ts'

/** Where the newsletter's readers are kept: the vendor that has an account, else the list handed in. */
export async function newsletterProvider(list: ReaderList): Promise<NewsletterProvider> {
  return (await vendor()) ?? createEmbedded({ list, mailLeaves: mailLeaves() })
}

/** How browsers ask the provider themselves; null where they ask this site. */
export async function newsletterScript(): Promise<ScriptForm | null> {
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
