import type { IncomingMessage } from 'node:http'
import { type Client, clientAddressReader } from './client-address.ts'

/**
 * Says once of each kind where a request contradicts TRUSTED_PROXIES: then all visitors count as one, and
 * limits that are meant for one of them are met by all.
 */
export function proxyHints(
  say: (hint: string) => void,
): (req: IncomingMessage, by: Client) => void {
  const isNear = clientAddressReader(['private'])
  const said = new Set<string>()
  const once = (kind: string, hint: string) => {
    if (said.has(kind)) return
    said.add(kind)
    say(hint)
  }
  return ({ socket: { remoteAddress: peer }, headers }, { viaTrustedProxy }) => {
    const forwarded = headers['x-forwarded-for'] !== undefined
    // Anybody may send the header; a proxy of ours is not far.
    if (forwarded && !viaTrustedProxy && isNear(peer, undefined).viaTrustedProxy) {
      once(
        'unknown',
        `ignored X-Forwarded-For in a request from ${peer}: if that is your proxy, add it to TRUSTED_PROXIES`,
      )
    } else if (!forwarded && viaTrustedProxy) {
      once(
        'silent',
        `a request from ${peer}, which is in TRUSTED_PROXIES, has no X-Forwarded-For: let your proxy set it`,
      )
    }
  }
}
