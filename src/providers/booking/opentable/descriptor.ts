import type { BookingVendorDescriptor } from '../descriptor.ts'
import * as t from '../messages.gen.ts'

/** OpenTable, by its Online Booking API. */
export const opentable = {
  id: 'opentable',
  name: 'OpenTable',
  settings: [
    {
      variables: ['OPENTABLE_CLIENT_ID', 'OPENTABLE_CLIENT_SECRET'],
      unset: 'none: not connected',
      meaning: "the account of OpenTable's Online Booking API",
    },
    {
      variables: ['OPENTABLE_LOGO'],
      unset: 'none: “Powered by OpenTable” in words',
      meaning:
        'address on this site of the logo that OpenTable gives its partners, `/media/…` or a file in `public/`',
    },
    {
      variables: ['OPENTABLE_STRIPE_KEY'],
      unset: 'none: what needs a card is not offered',
      meaning: "OpenTable's own publishable key at Stripe, which it gives to its partners",
    },
    {
      variables: ['OPENTABLE_API_URL', 'OPENTABLE_OAUTH_URL'],
      unset: 'production',
      meaning: 'its pre-production, or the simulator',
    },
  ],
  choice: t.withOpenTable(),
  abilities: { recallsGuest: false, mailsBy: 'provider', movesExperiences: false },
  locationField: {
    name: 'openTableRID',
    label: t.openTableRestaurantNumber(),
    pattern: /^\d{1,12}$/,
    patternMessage: t.digitsOnly(),
  },
  reservationsUrl: 'https://guestcenter.opentable.com/',
  manageTokenPrefix: 'ot~',
} as const satisfies BookingVendorDescriptor
