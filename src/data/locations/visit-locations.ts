import { mapHref } from '#lib/geo/map-href.ts'
import { getPayload } from '../site/payload.ts'
import { coordinatesOf } from './location-summary.ts'
import * as t from './messages.gen.ts'

/** The restaurant of a visit, as its guest needs it. */
export type VisitLocation = {
  /** Null where the restaurant is no longer published: there is no page to lead to. */
  uid: string | null
  title: string
  /** Lines as on an envelope. */
  address: string[]
  phone: string | null
  email: string | null
  /** Address of a map. */
  mapUrl: string | null
}

/**
 * Name, address and telephone of a location by its id, for those who hold a booking there. It is
 * read past drafts and the trash: who has booked must find the restaurant whatever becomes of its page.
 */
export async function findVisitLocation(id: string): Promise<VisitLocation> {
  const payload = await getPayload()
  const location = await payload.findByID({
    ...{ collection: 'locations', id: Number(id), depth: 0, overrideAccess: true },
    ...{ trash: true, disableErrors: true },
  })
  if (!location) return unknown()
  const { title, uid, address, city, province, postalCode, phoneNumber, emailAddress } = location
  const published = location._status === 'published' && !location.deletedAt
  return {
    title,
    uid: published ? uid : null,
    address: [address, [city, province, postalCode].filter(Boolean).join(' ')].filter(Boolean),
    phone: phoneNumber ?? null,
    email: emailAddress ?? null,
    mapUrl: mapHref({
      title,
      address: [address, city, province],
      coordinates: coordinatesOf(location),
    }),
  }
}

const unknown = (): VisitLocation => ({
  uid: null,
  title: t.theRestaurant(),
  address: [],
  phone: null,
  email: null,
  mapUrl: null,
})
