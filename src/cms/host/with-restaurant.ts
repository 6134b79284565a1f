import type { PayloadRequest } from 'payload'
import * as t from './messages.gen.ts'

/** The name and the clock of a restaurant. */
export type RestaurantInfo = { location: string; timeZone: string }

/** Stand-in for messages about no restaurant, or about one that was deleted. */
function unknownRestaurant(locationId: string) {
  return { title: locationId ? t.aDeletedRestaurant() : t.theGroup(), timeZone: 'UTC' }
}

/** Things of the booking engine with the restaurants that they are about. */
export async function withRestaurant<T extends { locationId: string }>(
  req: PayloadRequest,
  list: readonly T[],
): Promise<(T & RestaurantInfo)[]> {
  const ids = [...new Set(list.flatMap(({ locationId }) => Number(locationId) || []))]
  const { docs } = await req.payload.find({
    collection: 'locations',
    where: { id: { in: ids } },
    select: { title: true, timeZone: true },
    ...{ depth: 0, pagination: false, trash: true, req },
  })
  const known = new Map(docs.map(({ id, title, timeZone }) => [String(id), { title, timeZone }]))
  return list.map((one) => {
    const { title, timeZone } = known.get(one.locationId) ?? unknownRestaurant(one.locationId)
    return { ...one, location: title, timeZone }
  })
}
