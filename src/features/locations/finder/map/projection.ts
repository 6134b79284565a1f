import type { Coordinates } from '#lib/geo/distance.ts'

/** A point of the map in its own units: x to the east, y to the south. */
export type MapPoint = { x: number; y: number }

/** Units once around the world: one of them is about 280 m at 45° of latitude. */
export const MAP_WORLD = 100_000

/** Mercator: north is up and shapes are right at every size, from a continent to a town. */
export function project({ latitude, longitude }: Coordinates): MapPoint {
  const up = Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360))
  return {
    x: ((longitude + 180) / 360) * MAP_WORLD,
    y: (0.5 - up / (2 * Math.PI)) * MAP_WORLD,
  }
}
