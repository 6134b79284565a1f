import { defaultLocation } from '#lib/geo/default-location.ts'
import {
  type PackedVisitorLocations,
  unpackVisitorLocations,
  type VisitorLocation,
} from '#lib/geo/visitor-locations.ts'
import { getJson } from './get-json.ts'

let all: Promise<readonly VisitorLocation[]> | null = null

/** Every location in content order, fetched once where a list of them is shown or searched. */
export function allLocations(): Promise<readonly VisitorLocation[]> {
  all ??= fetchAll().catch((error: unknown) => {
    all = null
    throw error
  })
  return all
}

/** uid of a location for somebody of whom nothing is known: a random flagship, else any. */
export async function anyLocation(): Promise<string | null> {
  return defaultLocation(null, await allLocations(), Math.random)?.uid ?? null
}

async function fetchAll() {
  const answer = await getJson<PackedVisitorLocations>('/api/locations')
  return answer ? unpackVisitorLocations(answer).locations : []
}
