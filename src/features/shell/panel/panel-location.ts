import type { ComponentType } from 'react'
import type { HoursLine } from '#lib/time/opening-hours.ts'
import type { Words } from '#lib/words/words.ts'
import type { BookingProviderId } from '#providers/booking/vendors.ts'
import type { OrderContent } from './order.ts'

/** Answer of `GET /api/locations/{uid}/panel`: what the slide-out shows of one location. */
export type PanelLocation = {
  uid: string
  title: string
  /** Lines as on an envelope. */
  address: string[]
  comingSoon: boolean
  /**
   * How it is booked (spec:shell.booking-provider); `link` and `none` show message, button or telephone instead
   * of a form.
   */
  bookingProvider: BookingProviderId
  reserveMessage: string | null
  reserveLink: string | null
  /** As typed by the editor. */
  phoneNumber: string | null
  /** Weekly opening hours, for whoever has to call; empty where none were entered. */
  hours: HoursLine[]
  order: OrderContent
  /** What its guests are told in the group's own words; absent where the group has none. */
  words?: Words
}

/**
 * What fills the slide-out in reserve mode; composed by the app, as it belongs to another feature. Not `shown`:
 * it is under way behind the order.
 */
export type ReserveContent = ComponentType<{ location: PanelLocation; shown: boolean }>
