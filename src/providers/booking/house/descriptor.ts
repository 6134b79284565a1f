import type { BookingVendorDescriptor } from '../descriptor.ts'
import * as t from '../messages.gen.ts'

/** The embedded default: the site's own booking engine. */
export const house = {
  id: 'house',
  name: 'this site',
  settings: [],
  choice: t.onThisSite(),
  abilities: { recallsGuest: true, mailsBy: 'site', movesExperiences: true },
  locationField: null,
  reservationsUrl: null,
  manageTokenPrefix: null,
} as const satisfies BookingVendorDescriptor
