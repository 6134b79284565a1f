import type { LocationDetail } from '#data/locations.ts'
import { type OrderContent, type OrderTexts, orderContent } from './order.ts'

/** Answer of `GET /api/locations/{uid}/panel`: what the slide-out shows of one location. */
export type PanelLocation = {
  uid: string
  title: string
  /** Lines as on an envelope. */
  address: string[]
  comingSoon: boolean
  /** How it is booked (D-16); `link` and `none` show message, button or telephone instead of a form. */
  bookingProvider: 'house' | 'opentable' | 'link' | 'none'
  reserveMessage: string | null
  reserveLink: string | null
  /** As typed by the editor. */
  phoneNumber: string | null
  order: OrderContent
}

/** The panel's view of a location; texts of ordering that it lacks come from the header (D-17). */
export function toPanelLocation(
  location: LocationDetail,
  header: OrderTexts | null,
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
    order: orderContent(location.order, header ?? {}),
  }
}
