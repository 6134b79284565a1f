import type { BookingVendorDescriptor } from '../descriptor.ts'

/** The embedded default: the site's own booking engine. */
export const house = {
  id: 'house',
  name: 'this site',
  settings: [],
  choice: 'On this site, with the location’s booking settings',
  abilities: { recallsGuest: true, mailsBy: 'site', movesExperiences: true },
  locationField: null,
  reservationsUrl: null,
  manageTokenPrefix: null,
} as const satisfies BookingVendorDescriptor
