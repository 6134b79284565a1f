import type { PartnerLogos } from '#data/content/partner-logos.ts'
import type { LocationDetail } from '#data/locations/locations.ts'
import { weekLines } from '#lib/time/opening-hours.ts'
import { type OrderTexts, orderContent } from './order.ts'
import type { PanelLocation } from './panel-location.ts'

/** The panel's view of a location; texts of ordering that it lacks come from the header (spec:shell.order-texts). */
export function toPanelLocation(
  location: LocationDetail,
  header: OrderTexts | null,
  logos: PartnerLogos = {},
): PanelLocation {
  const { uid, title, comingSoon, bookingProvider, reserveMessage, reserveLink } = location
  const city = [location.city, location.province, location.postalCode].filter(Boolean).join(' ')
  return {
    uid,
    title,
    address: [location.address, city].filter(Boolean),
    comingSoon,
    bookingProvider,
    reserveMessage,
    reserveLink,
    phoneNumber: location.phone,
    hours: location.hours ? weekLines(location.hours) : [],
    order: orderContent(location.order, header ?? {}, logos),
  }
}
