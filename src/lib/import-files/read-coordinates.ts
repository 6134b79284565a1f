import type { Coordinates } from '#lib/geo/distance.ts'
import { parseCoordinates } from '#lib/geo/parse-coordinates.ts'
import { ok, type Result, refuse } from '#lib/result.ts'

/** A longer text is no place and no address of one, in characters. */
const LONGEST = 2000
const DEGREES = /^-?\d{1,3}(?:[.,]\d+)?°?$/

/** Coordinates in one cell, as `parseCoordinates` reads them. */
export function readCoordinates(text: string): Result<Coordinates, 'no_coordinates'> {
  const found = text.length > LONGEST ? null : parseCoordinates(text)
  return found ? ok(found) : refuse('no_coordinates')
}

/** Coordinates in two cells, in degrees with a point or a comma: `49,2845`. */
export function readLatitudeLongitude(
  latitude: string,
  longitude: string,
): Result<Coordinates, 'no_coordinates'> {
  const cells = [latitude.trim(), longitude.trim()]
  if (!cells.every((cell) => DEGREES.test(cell))) return refuse('no_coordinates')
  const [north = '', east = ''] = cells.map(withFraction)
  return readCoordinates(`${north}, ${east}`)
}

/** Degrees as `parseCoordinates` asks for them. */
function withFraction(cell: string): string {
  const degrees = cell.replace(',', '.').replace('°', '')
  return degrees.includes('.') ? degrees : `${degrees}.0`
}
