import { bookingProviderOf } from '#cms/booking/booking-provider.ts'
import { asPublicSite } from '#cms/content/context.ts'
import { zonesOfLocation } from '#cms/content/zones.ts'
import { groupSpecialDaysAt } from '#cms/hours/group-special-days.ts'
import { toOpeningHours } from '#cms/hours/opening-hours.ts'
import type { Logo, Picture } from '#lib/media/picture.ts'
import { safeHref } from '#lib/routing/safe-href.ts'
import type { OpeningHours } from '#lib/time/opening-hours.ts'
import type { Location } from '#payload-types.ts'
import type { BookingProviderId } from '#providers/booking/vendors.ts'
import { mediaFields, toLogo, toPicture } from '../content/media.ts'
import { readDocument } from '../content/read-document.ts'
import { readGlobal } from '../content/read-global.ts'
import { type Seo, toSeo } from '../content/seo.ts'
import { type SliceData, toSlices } from '../content/slices.ts'
import { oncePerEpoch } from '../site/once-per-epoch.ts'
import { getPayload } from '../site/payload.ts'
import { readFields } from '../site/read-fields.ts'
import { type Job, toJobs } from './jobs.ts'
import {
  type ListedLocation,
  type LocationSummary,
  summaryFields,
  toListed,
  toSummary,
} from './location-summary.ts'
import { type Near, nearbyLocations } from './nearby.ts'
import { tryReadZones } from './zones.ts'

/** Delivery partners that a logo is drawn for (spec:shell.order-partners). */
export type PartnerLogo = NonNullable<NonNullable<Location['customorderlinks']>[number]['logo']>

/** Texts and addresses of ordering, with the specification's names (spec:shell.order-texts). */
export type LocationOrder = {
  orderLink: string | null
  xdine: string | null
  uberEats: string | null
  skipTheDishes: string | null
  customOrderLinks: { name: string; href: string; logo: PartnerLogo | null; ownLogo: Logo | null }[]
  pickupTitle: string | null
  pickupText: string | null
  pickupButtonText: string | null
  orderButtonText: string | null
  deliveryTitle: string | null
  deliveryText: string | null
}

/** Everything that the pages and the panel of a location show. */
export type LocationDetail = LocationSummary & {
  intro: string | null
  gallery: Picture[]
  emailAddress: string | null
  /** Null where no hours were entered. */
  hours: OpeningHours | null
  /** ISO code of the currency of its prices. */
  currency: 'CAD' | 'USD'
  /**
   * Ids of its zones, and uid of the menu that it shows (spec:menus.which-menu); null zones are not known at
   * the moment and keep nothing from being shown.
   */
  zones: string[] | null
  menuLayout: string | null
  bookingProvider: BookingProviderId
  reserveMessage: string | null
  reserveLink: string | null
  order: LocationOrder
  jobUnit: string | null
  externalCareersLink: string | null
  groupBookingLink: string | null
  /** Positions open for applications, in the editors' order. */
  jobs: Job[]
  slices: SliceData[]
  seo: Seo
}

/** Every published location in content order, read once per content epoch. */
export const readLocations: () => Promise<readonly ListedLocation[]> = oncePerEpoch(
  'locations',
  async () =>
    (await readFields('locations', { select: LISTED_FIELDS, sort: '_order' })).map(toListed),
)

const LISTED_FIELDS = { ...summaryFields, noIndex: true } as const

/** The same locations with their pictures. */
export async function withPictures<One extends ListedLocation>(
  locations: readonly One[],
): Promise<(One & Pick<LocationSummary, 'image'>)[]> {
  const ids = new Set(locations.flatMap(({ imageId }) => imageId ?? []))
  const where = { id: { in: [...ids] } }
  const media = ids.size > 0 ? await readFields('media', { where, select: mediaFields }) : []
  const pictures = new Map(media.map((one) => [one.id, one]))
  return locations.map((location) => ({
    ...location,
    image:
      location.imageId === null
        ? null
        : toPicture(pictures.get(location.imageId), location.imageFocus),
  }))
}

/** A published location by its uid, or null (spec:routes.unknown-location). */
export async function readLocation(uid: string): Promise<LocationDetail | null> {
  const location = await readDocument('locations', { uid: { equals: uid } })
  if (!location) return null
  const payload = await getPayload()
  const [zones, specialDays, settings] = await Promise.all([
    tryReadZones(),
    readGlobal('special-days', 0),
    payload.count({
      collection: 'booking-settings',
      where: { location: { equals: location.id } },
      ...asPublicSite,
    }),
  ])
  const summary = toSummary(location)
  return {
    ...summary,
    ...(zones ? zonesOfLocation(zones, location.id) : { zones: null, menuLayout: null }),
    intro: location.intro || null,
    gallery: (location.gallery ?? []).flatMap(
      (picture) => toPicture(picture, location.galleryFocus) ?? [],
    ),
    emailAddress: location.emailAddress || null,
    hours: toOpeningHours(location.hours, groupSpecialDaysAt(specialDays?.days ?? [], location.id)),
    currency: summary.country === 'US' ? 'USD' : 'CAD',
    bookingProvider: bookingProviderOf(location, settings.totalDocs > 0),
    reserveMessage: location.reserveMessage?.trim() || null,
    reserveLink: safeHref(location.reserveLink?.url),
    order: orderOf(location),
    jobUnit: location.jobUnit || null,
    externalCareersLink: safeHref(location.externalCareersLink?.url),
    groupBookingLink: safeHref(location.groupBookingLink?.url),
    jobs: toJobs(location.jobs),
    slices: toSlices(payload, location.slices),
    seo: toSeo(location, location.image),
  }
}

/** Tiles of a location's page (spec:locations.nearby). */
export async function readNearby(location: LocationSummary): Promise<Near<LocationSummary>[]> {
  return withPictures(nearbyLocations(location, await readLocations()))
}

function orderOf(location: Location): LocationOrder {
  return {
    orderLink: safeHref(location.orderLink?.url),
    xdine: safeHref(location.xdine?.url),
    uberEats: safeHref(location.uberEats?.url),
    skipTheDishes: safeHref(location.skipTheDishes?.url),
    customOrderLinks: (location.customorderlinks ?? []).flatMap(({ name, link, logo, ownLogo }) => {
      const href = safeHref(link?.url)
      return href ? [{ name, href, logo: logo ?? null, ownLogo: toLogo(ownLogo) }] : []
    }),
    pickupTitle: location.pickupTitle || null,
    pickupText: location.pickupText || null,
    pickupButtonText: location.pickupButtonText || null,
    orderButtonText: location.orderButtonText || null,
    deliveryTitle: location.deliveryTitle || null,
    deliveryText: location.deliveryText || null,
  }
}
