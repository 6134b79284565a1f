import type { CspDirective, CspSourceList } from '#lib/front/ports.ts'
import { bookingSources } from '#providers/booking/registry.ts'
import { botCheckSources } from '#providers/bot-check/registry.ts'
import { mediaSources } from '#providers/files/registry.ts'
import { newsletterSources } from '#providers/newsletter/registry.ts'
import { paymentSources } from '#providers/payments/registry.ts'
import { readGlobal } from '../content/read-global.ts'
import { consentCspSources } from './consent-scripts.ts'

/**
 * Origins that the site's policy allows beside its own: the hosts that the settings let be embedded, and
 * what the third parties' scripts, the connected card forms, the bot check, the newsletter and media need.
 */
export async function cspSources(): Promise<CspSourceList> {
  const [hosts, ...vendors] = await Promise.all([
    embedHosts(),
    paymentSources(),
    bookingSources(),
    botCheckSources(),
    newsletterSources(),
    mediaSources(),
  ])
  const embeds: CspSourceList = { 'frame-src': hosts.map((host) => `https://${host}`) }
  const lists = [embeds, ...consentCspSources(), ...vendors.flat()]
  const all: Partial<Record<CspDirective, string[]>> = {}
  for (const [directive, sources] of lists.flatMap((list) => Object.entries(list))) {
    const name = directive as CspDirective
    all[name] = [...new Set([...(all[name] ?? []), ...sources])]
  }
  return all
}

/** Whether the policy lets a page of this https address be framed. */
export async function mayEmbed(address: string): Promise<boolean> {
  if (!URL.canParse(address)) return false
  const { protocol, host } = new URL(address)
  return protocol === 'https:' && (await embedHosts()).includes(host)
}

/** Whether any page of another site may be framed. */
export async function hasEmbeds(): Promise<boolean> {
  return (await embedHosts()).length > 0
}

async function embedHosts(): Promise<string[]> {
  const settings = await readGlobal('settings')
  return (settings?.embedHosts ?? []).map((host) => host.trim())
}
