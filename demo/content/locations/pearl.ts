import { week } from '../hours.ts'
import { grubhub, ordering, uberEats } from '../ordering.ts'
import type { DemoLocation } from '../types.ts'

export const pearl: DemoLocation = {
  uid: 'pearl',
  title: 'Pearl',
  intro:
    'Forty stools, one oven, no reservations. Put your name on the list, walk around the block, come back to a warm seat.',
  address: '1127 Cordage Street',
  city: 'Portland',
  province: 'OR',
  postalCode: '97209',
  country: 'US',
  phoneNumber: '5035550131',
  emailAddress: 'pearl@saltwood.example',
  geocoords: { latitude: 45.5271, longitude: -122.6838 },
  timeZone: 'America/Los_Angeles',
  jobUnit: 'SW-503',
  image: 'oven',
  gallery: ['bar_candle', 'salad', 'cocktail_highball', 'fries'],
  story: {
    title: 'Tile and alder',
    text: 'It was a garage for bakery vans, so there is a drain in the floor and nobody minds what falls on it. The oven weighs four tonnes and came in through the roof. Everybody sits around it, on the same kind of stool, and talks to whoever is on the left.',
  },
  highlight: {
    eyebrow: 'The oven',
    title: 'Alder, dough, ninety seconds',
    text: 'Forty stools around one fire. The dough is three days old and the wait is part of it.',
    image: 'pizza',
  },
  gettingHere: 'The streetcar stops outside. Bikes hang on the wall, where we can see them.',
  outside:
    'There is a bench along the wall, under the awning. It’s where people wait, glass in hand; we bring it out.',
  asked: [
    {
      q: 'How long is the wait?',
      a: 'Twenty minutes on a Tuesday, an hour on a Saturday. Put your name on the list from wherever you are; we’ll text you when two stools are free.',
    },
    {
      q: 'Can six of us sit together?',
      a: 'At the corner of the counter, if you come before half past five.',
    },
  ],
  hours: week('16:00-23:00', '12:00-00:00', '12:00-22:00'),
  bookingProvider: 'link',
  reserveMessage:
    'Pearl keeps every seat for walk-ins. Join the list from wherever you are and we’ll text you when your seats are free.',
  reserveLink: 'https://list.saltwood.example/pearl',
  order: ordering('pearl', { uberEats, customorderlinks: [grubhub] }),
}
