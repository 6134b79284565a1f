import type { IncomingMessage } from 'node:http'
import { type Client, clientAddressReader } from './client-address.ts'

/**
 * Returns a check for requests that contradict TRUSTED_PROXIES, each kind reported once. With wrong trusted
 * proxies all visitors seem to share one address, and so its rate limits.
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
    // Any client may send the header; a proxy of ours has a private address.
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
