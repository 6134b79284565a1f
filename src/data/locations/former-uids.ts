import { addressOf } from '#cms/addresses/addressable-collections.ts'
import { readFormerAddresses } from '#cms/addresses/former-addresses.ts'
import { asPublicSite } from '#cms/content/context.ts'
import { formerUid } from '#lib/routing/former-paths.ts'
import { oncePerEpoch } from '../site/once-per-epoch.ts'
import { getPayload } from '../site/payload.ts'

/** Every address that a document had before, read once per content epoch. */
export const readFormerNames = oncePerEpoch('former-addresses', async () =>
  readFormerAddresses(await getPayload()),
)

/** Ids of locations by the uids that they had before. */
export async function readFormerUids(): Promise<Map<string, number>> {
  const locations = (await readFormerNames()).filter(({ kind }) => kind === 'locations')
  return new Map(locations.map(({ address, id }) => [formerUid(address), id]))
}

/** Uids that locations had before, by their ids. */
export async function readFormerUidsById(): Promise<Map<number, string[]>> {
  const former = await readFormerUids()
  return Map.groupBy(former.keys(), (uid) => former.get(uid) as number)
}

/** The uid of the published location that had this one before; the same where none had. */
export async function currentUid(uid: string): Promise<string> {
  const payload = await getPayload()
  const { docs } = await payload.find({
    collection: 'former-addresses',
    where: { address: { equals: addressOf('locations', { uid }) } },
    ...{ depth: 1, limit: 1, pagination: false, ...asPublicSite },
  })
  const document = docs[0]?.document
  if (document?.relationTo !== 'locations' || typeof document.value !== 'object') return uid
  return document.value.uid
}
