import type { VisitLocation } from '#data/locations/visit-locations.ts'

/** Stands in for the content's restaurants, as `booking-locations.ts` does: the id is the name. */
export async function findVisitPlace(id: string): Promise<VisitLocation> {
  return { uid: id, title: id, address: [], phone: null, email: null, mapUrl: null }
}
