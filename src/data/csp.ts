import type { CspSourceList } from '#lib/front-ports.ts'
import { readGlobal } from './global.ts'

/** Origins that the site's policy allows beside its own: the hosts that the settings let be embedded. */
export async function cspSources(): Promise<CspSourceList> {
  return { 'frame-src': (await embedHosts()).map((host) => `https://${host}`) }
}

/** Whether the policy lets a page of this https address be framed. */
export async function mayEmbed(address: string): Promise<boolean> {
  if (!URL.canParse(address)) return false
  const { protocol, host } = new URL(address)
  return protocol === 'https:' && (await embedHosts()).includes(host)
}

async function embedHosts(): Promise<string[]> {
  const settings = await readGlobal('settings')
  return (settings?.embedHosts ?? []).map((host) => host.trim())
}
