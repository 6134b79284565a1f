import type { PayloadRequest } from 'payload'

/** Reads what somebody who is signed in has chosen under a key, as Payload keeps it; undefined where there is nothing. */
export async function readPreference(req: PayloadRequest, key: string): Promise<unknown> {
  const { payload, user } = req
  if (!user) return undefined
  const { docs } = await payload.find({
    collection: 'payload-preferences',
    where: {
      key: { equals: key },
      'user.relationTo': { equals: user.collection },
      'user.value': { equals: user.id },
    },
    ...{ depth: 0, limit: 1, pagination: false, req },
  })
  return docs[0]?.value
}
