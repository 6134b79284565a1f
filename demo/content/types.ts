import type { BookingProviderId, VendorFieldName } from '#providers/booking/vendors.ts'
import type { PictureName } from '../media/pictures.ts'

export type Weekday =
  | 'monday'
  | 'tuesday'
  | 'wednesday'
  | 'thursday'
  | 'friday'
  | 'saturday'
  | 'sunday'

/** Local wall times `HH:mm`; a closing time at or before the opening time is on the next day. */
export type OpenSpan = { opens: string; closes: string }

export type WeekHours = Record<Weekday, OpenSpan[]>

/** A day of the group that differs from the week; no spans = closed. */
export type GroupDay = {
  date: string
  name: string
  spans: OpenSpan[]
  /** Uids of the only restaurants that it is for, or of those that it is not for. */
  only?: string[]
  except?: string[]
}

export type ZoneUid =
  | 'west-coast'
  | 'prairies'
  | 'central'
  | 'atlantic'
  | 'pacific-northwest'
  | 'mountain'

/** A restaurant of the group, with the field names of its document (spec:content.location). */
export type DemoLocation = Partial<Record<VendorFieldName, string>> & {
  uid: string
  title: string
  /** One or two sentences for its own page. */
  intro: string
  address: string
  city: string
  /** Two-letter code of a province or state. */
  province: string
  postalCode: string
  country: 'CA' | 'US'
  /** Ten digits. */
  phoneNumber: string
  emailAddress: string
  geocoords: { latitude: number; longitude: number }
  timeZone: string
  isFlagship?: true
  comingSoon?: true
  jobUnit: string
  externalCareersLink?: string
  groupBookingLink?: string
  /** Open positions. */
  jobs?: DemoJob[]
  image: PictureName
  /** Pictures of its own page, in order. */
  gallery: PictureName[]
  /**
   * Describes this restaurant, in words that no other location shares. At most 65 words: phones show so many
   * (spec:brand.story).
   */
  story: { title: string; text: string }
  /** What this house is known for. */
  highlight: { eyebrow: string; title: string; text: string; image: PictureName }
  gettingHere: string
  /** Whether and where guests can sit outside, where the restaurant is open. */
  outside?: string
  /** What guests ask this restaurant and no other; the answers may hold links. */
  asked: { q: string; a: string }[]
  hours: WeekHours
  bookingProvider?: BookingProviderId
  reserveMessage?: string
  reserveLink?: string
  /** Direct ordering links and texts; none = the location does not order out. */
  order?: DemoOrder
}

export type DemoJob = {
  title: string
  description: string
  employmentType: 'FULL_TIME' | 'PART_TIME'
  /** Days, `YYYY-MM-DD`. */
  datePosted: string
  validThrough?: string
}

export type DemoOrder = {
  orderLink: string
  xdine?: string
  uberEats?: string
  skipTheDishes?: string
  customorderlinks?: { name: string; link: string; logo: 'doordash' | 'favor' | 'grubhub' }[]
  pickupTitle: string
  pickupText: string
  pickupButtonText: string
  orderButtonText: string
  deliveryTitle: string
  deliveryText: string
}
