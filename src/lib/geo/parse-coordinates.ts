import type { Coordinates } from './distance.ts'

const NUMBER = String.raw`(?<![\d.])(-?\d{1,3}\.\d+)`
/** Two numbers in degrees, latitude first, with or without their sides: `49.2845, -123.1116`, `49.2845° N, 123.1116° W`. */
const DEGREES = new RegExp(
  `${NUMBER}\\s*°?\\s*([NS])?[\\s,;/+]+${NUMBER.replace('(?<![\\d.])', '')}\\s*°?\\s*([EW])?(?![\\w.])`,
  'i',
)
/** The place that an address of a map has marked; what else stands there may be only what is looked at. */
const MARKED = [
  /!3d(-?\d{1,3}\.\d+)!4d(-?\d{1,3}\.\d+)/,
  /[?&]mlat=(-?\d{1,3}\.\d+)&mlon=(-?\d{1,3}\.\d+)/,
]
/** Degrees, minutes and seconds: `49°17'04.2"N 123°06'41.8"W`. */
const PART = String.raw`(?<![\d.])(\d{1,3})\s*°\s*(?:(\d{1,2}(?:\.\d+)?)\s*['′])?\s*(?:(\d{1,2}(?:\.\d+)?)\s*(?:["″]|''))?\s*`
const ANGLES = new RegExp(`${PART}([NS])[\\s,]*${PART}([EW])`, 'i')

/** The coordinates in a text or an address that a map service gives; null where there are none on earth. */
export function parseCoordinates(text: string): Coordinates | null {
  const plain = decoded(text)
  for (const marked of MARKED) {
    const found = marked.exec(plain)
    if (found) return onEarth(Number(found[1]), Number(found[2]))
  }
  const degrees = DEGREES.exec(plain)
  if (degrees) {
    const [, latitude, side, longitude, otherSide] = degrees
    return onEarth(toDegrees([latitude, '', '', side]), toDegrees([longitude, '', '', otherSide]))
  }
  const angles = ANGLES.exec(plain)
  if (!angles) return null
  const [, ...parts] = angles
  return onEarth(toDegrees(parts.slice(0, 4)), toDegrees(parts.slice(4)))
}

/** Addresses have commas and blanks as escapes; what is no address stays as it is. */
function decoded(text: string): string {
  return text.replace(/%(2C|20)/gi, (_, code) => (code === '20' ? ' ' : ','))
}

function toDegrees([degrees, minutes, seconds, side]: (string | undefined)[]): number {
  const sum = Number(degrees) + Number(minutes || 0) / 60 + Number(seconds || 0) / 3600
  return /[SW]/i.test(side ?? '') ? -Math.abs(sum) : sum
}

function onEarth(latitude: number, longitude: number): Coordinates | null {
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null
  return { latitude: rounded(latitude), longitude: rounded(longitude) }
}

/** To about 10 cm. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6
}
