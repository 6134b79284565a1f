import type { Payload } from 'payload'
import type { FormerName } from '#lib/routing/former-paths.ts'
import { readAll } from '../content/read-all.ts'

/** Every address that a document had before, with the document. */
export async function readFormerAddresses(payload: Payload): Promise<FormerName[]> {
  const all = await readAll(payload, 'former-addresses', { depth: 0 })
  return all.flatMap(({ address, document }) => {
    if (!document) return []
    const { relationTo, value } = document
    return [{ address, kind: relationTo, id: typeof value === 'object' ? value.id : value }]
  })
}
