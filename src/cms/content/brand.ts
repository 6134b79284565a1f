import type { Payload } from 'payload'
import { formatCoordinates } from '#lib/geo/coordinates.ts'
import { mediaPath } from '#lib/media/media-path.ts'
import type { Media } from '#payload-types.ts'

/** How the group shows itself, from the same content as the site's header. */
export type Brand = {
  shortName: string
  /** The header's picture; null where its logo is the name in letters. */
  logo: { src: string; width: number; height: number } | null
}

/** The logo of the header and the short name of the settings. */
export async function readBrand(payload: Payload): Promise<Brand> {
  const [settings, header] = await Promise.all([
    payload.findGlobal({ slug: 'settings', depth: 0, select: { shortName: true } }),
    payload.findGlobal({ slug: 'header', depth: 1, select: { logo: true } }),
  ])
  return { shortName: settings.shortName, logo: pictureOf(header.logo) }
}

/** Coordinates of the first flagship as the site formats them; null without one. */
export async function homeCoordinates(payload: Payload): Promise<string | null> {
  const { docs } = await payload.find({
    collection: 'locations',
    where: { isFlagship: { equals: true }, _status: { equals: 'published' } },
    select: { geocoords: true },
    ...{ depth: 0, limit: 1, pagination: false },
  })
  const { latitude, longitude } = docs[0]?.geocoords ?? {}
  return latitude && longitude ? formatCoordinates(latitude, longitude) : null
}

function pictureOf(logo: Media | number | null | undefined): Brand['logo'] {
  if (!logo || typeof logo === 'number' || !logo.filename) return null
  const { filename, width, height } = logo
  return { src: mediaPath(filename), width: width ?? 0, height: height ?? 0 }
}
