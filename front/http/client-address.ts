import { BlockList, isIP } from 'node:net'
import { OperatorError } from '#lib/process/operator-error.ts'

/** The client of a request. */
export type Client = {
  /** The visitor's IP address: the peer's, or the one that a trusted proxy forwarded. */
  address: string
  /** Whether the peer is in TRUSTED_PROXIES, so that its forwarded headers are believed. */
  viaTrustedProxy: boolean
}

const LOOPBACK = ['127.0.0.0/8', '::1']
const PRIVATE = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7', ...LOOPBACK]

/**
 * Returns a function that finds a request's client. `trustedProxies` (TRUSTED_PROXIES) holds addresses,
 * ranges (`10.0.0.0/8`), `loopback` and `private`; anything else throws, at start-up.
 */
export function clientAddressReader(trustedProxies: readonly string[]) {
  const list = new BlockList()
  const expand = (entry: string) =>
    entry === 'loopback' ? LOOPBACK : entry === 'private' ? PRIVATE : [entry]
  for (const entry of trustedProxies.flatMap(expand)) {
    const [address = '', prefix, ...more] = entry.split('/')
    const version = isIP(address)
    if (version === 0 || more.length > 0)
      throw new OperatorError(`TRUSTED_PROXIES: ${entry} is not an IP address.`)
    // A prefix of 0 bits would trust the whole internet, and an empty one is read as 0.
    if (prefix !== undefined && !isPrefix(prefix, version))
      throw new OperatorError(`TRUSTED_PROXIES: ${entry} is not an address range.`)
    const family = version === 6 ? 'ipv6' : 'ipv4'
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  const isTrusted = (address: string) =>
    isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

  /** The client behind `peer`: the last X-Forwarded-For address that is not a trusted proxy. */
  return (peer: string | undefined, forwarded: string | string[] | undefined): Client => {
    const address = unmapIPv4(peer ?? '')
    if (!isTrusted(address)) return { address, viaTrustedProxy: false }
    const chain = [forwarded ?? []]
      .flat()
      .join(',')
      .split(',')
      .map((s) => unmapIPv4(s.trim()))
    let found = address
    for (const hop of chain.reverse()) {
      if (isIP(hop) === 0) break
      found = hop
      if (!isTrusted(hop)) break
    }
    return { address: found, viaTrustedProxy: true }
  }
}

function isPrefix(text: string, version: number): boolean {
  const bits = Number(text)
  return /^\d{1,3}$/.test(text) && bits > 0 && bits <= (version === 6 ? 128 : 32)
}

/** `::ffff:127.0.0.1` (IPv4 mapped into IPv6) as `127.0.0.1`; other addresses unchanged. */
function unmapIPv4(address: string): string {
  return address.startsWith('::ffff:') && isIP(address.slice(7)) === 4 ? address.slice(7) : address
}
