import { keyedHash, networkOf } from './tokens.ts'

/** The visitor's cookie token and, where known, their address. */
export type Visitor = { token: string | null; address: string | null }

/** A client as the database may know it: hashes that do not lead back to the guest. */
export type ClientIdentity = { visitor: string; network: string | null }

/** Hashes a visitor's token and network with the installation's secret. */
export function identifyClient(secret: string, visitor: Visitor): ClientIdentity {
  const { token, address } = visitor
  return {
    visitor: keyedHash(secret, 'visitor', token ?? crypto.randomUUID()),
    network: address === null ? null : keyedHash(secret, 'network', networkOf(address)),
  }
}

/** Lock keys that make claims of one visitor, and of one network, run one after the other. */
export function clientLockKeys(client: ClientIdentity): string[] {
  const visitor = `visitor ${client.visitor}`
  return client.network === null ? [visitor] : [visitor, `network ${client.network}`]
}
