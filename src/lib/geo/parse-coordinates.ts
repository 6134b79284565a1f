import type { Coordinates } from './distance.ts'

/** Two numbers in degrees, latitude first: `49.2845, -123.1116`, `geo:49.2845,-123.1116`, `#map=17/49.28/-123.11`. */
const DEGREES = /(-?\d{1,3}\.\d+)\s*[,;/ ]\s*(-?\d{1,3}\.\d+)/
/** The place that an address of a map has chosen; what stands after `@` is only what is looked at. */
const CHOSEN = /!3d(-?\d{1,3}\.\d+)!4d(-?\d{1,3}\.\d+)/
/** Degrees, minutes and seconds: `49°17'04.2"N 123°06'41.8"W`. */
const PART = String.raw`(\d{1,3})\s*°\s*(\d{1,2})?\s*['′]?\s*(\d{1,2}(?:\.\d+)?)?\s*(?:["″]|'')?\s*`
const ANGLES = new RegExp(`${PART}([NS])[\\s,]*${PART}([EW])`, 'i')

/** The coordinates in a text or an address that a map service gives; null where there are none on earth. */
export function parseCoordinates(text: string): Coordinates | null {
  const found = CHOSEN.exec(text) ?? DEGREES.exec(text)
  if (found) return onEarth(Number(found[1]), Number(found[2]))
  const angles = ANGLES.exec(text)
  if (!angles) return null
  const [, ...parts] = angles
  return onEarth(toDegrees(parts.slice(0, 4)), toDegrees(parts.slice(4)))
}

function toDegrees([degrees, minutes, seconds, side = '']: (string | undefined)[]): number {
  const sum = Number(degrees) + Number(minutes ?? 0) / 60 + Number(seconds ?? 0) / 3600
  return /[SW]/i.test(side) ? -sum : sum
}

function onEarth(latitude: number, longitude: number): Coordinates | null {
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null
  return { latitude: rounded(latitude), longitude: rounded(longitude) }
}

/** To about 10 cm. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6
}
