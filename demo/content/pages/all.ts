import { about } from './about.ts'
import { accessibility } from './accessibility.ts'
import { careers } from './careers.ts'
import { contact } from './contact.ts'
import { corporateGiftCards } from './corporate-gift-cards.ts'
import { giftCards } from './gift-cards.ts'
import { groupBookings } from './group-bookings.ts'
import { home } from './home.ts'
import { locationListing } from './locations.ts'
import { newsListing } from './news.ts'
import { privacy } from './privacy.ts'
import { success } from './success.ts'
import { terms } from './terms.ts'
import type { DemoPage } from './types.ts'

export const pages: DemoPage[] = [
  home,
  about,
  contact,
  giftCards,
  corporateGiftCards,
  groupBookings,
  careers,
  locationListing,
  newsListing,
  success,
  privacy,
  terms,
  accessibility,
]
