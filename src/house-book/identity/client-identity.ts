import { keyedHash, networkOf } from './tokens.ts'

/** Who asks: the random token of the visitor's cookie, and the client address where it is known. */
export type Visitor = { token: string | null; address: string | null }

/** Who asks, as the database may know it: nothing that leads back to the guest. */
export type ClientIdentity = { visitor: string; network: string | null }

/** Hashes a visitor's token and network under the installation's secret. */
export function identifyClient(secret: string, visitor: Visitor): ClientIdentity {
  const { token, address } = visitor
  return {
    visitor: keyedHash(secret, 'visitor', token ?? crypto.randomUUID()),
    network: address === null ? null : keyedHash(secret, 'network', networkOf(address)),
  }
}

/** Claims of one visitor, and of one network, are made one after the other. */
export function clientLockKeys(asker: ClientIdentity): string[] {
  const visitor = `visitor ${asker.visitor}`
  return asker.network === null ? [visitor] : [visitor, `network ${asker.network}`]
}
