import type { CspSourceList } from '#lib/front-ports.ts'
import { readGlobal } from './global.ts'

/** Origins that the site's policy allows beside its own: the hosts that the settings let be embedded. */
export async function cspSources(): Promise<CspSourceList> {
  const settings = await readGlobal('settings')
  return { 'frame-src': (settings?.embedHosts ?? []).map((host) => `https://${host.trim()}`) }
}
