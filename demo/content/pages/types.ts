import type { AuthoredSlice } from '../slices.ts'

/** The document types that `pages` holds (spec:content.pages). */
export type PageType =
  | 'homepage'
  | 'about-page'
  | 'gift-cards-page'
  | 'contact-page'
  | 'location-careers-page'
  | 'location-listing-page'
  | 'location-group-bookings-page'
  | 'news-listing-page'
  | 'bulk-gift-cards-page'
  | 'success-page'
  | 'text-page'

export type DemoPage = {
  /** Its type where it exists once; its address for text pages. */
  uid: string
  type: PageType
  title: string
  slices: AuthoredSlice[]
}
