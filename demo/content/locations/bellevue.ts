import { week } from '../hours.ts'
import { doordash, grubhub, ordering } from '../ordering.ts'
import type { DemoLocation } from '../types.ts'

export const bellevue: DemoLocation = {
  uid: 'bellevue',
  title: 'Bellevue',
  intro:
    'Across the lake, a room for long dinners. The wine list runs deep and nobody hurries you through it.',
  address: '10260 Heron Place',
  city: 'Bellevue',
  province: 'WA',
  postalCode: '98004',
  country: 'US',
  phoneNumber: '4255550124',
  emailAddress: 'bellevue@saltwood.example',
  geocoords: { latitude: 47.6154, longitude: -122.2015 },
  timeZone: 'America/Los_Angeles',
  jobUnit: 'SW-502',
  image: 'cellar',
  gallery: ['private_room', 'steak', 'tart', 'table_top'],
  story: {
    title: 'Across the lake',
    text: 'From Seattle it is ten minutes over the bridge and feels like an hour. The chairs are deep, the lamps are low, and the cellar runs the whole length of the room, behind glass. Take a lamp and walk along it. Whatever bottle you put your hand on, we’ll find you something to eat with it.',
  },
  highlight: {
    eyebrow: 'The list',
    title: 'A long, quiet dinner',
    text: 'Six hundred bottles, and all evening to choose one. On Mondays bring your own; there is no corkage.',
    image: 'bar_candle',
  },
  gettingHere: 'Parking under the building, free with dinner. The train is a four-minute walk.',
  outside:
    'Five tables in the garden out back, among the maples. In September they are the best seats we have.',
  asked: [
    {
      q: 'Can we bring our own wine?',
      a: 'On Mondays, with no corkage. On other days, one bottle, for $30.',
    },
  ],
  hours: week('11:30-22:00', '11:30-23:00', '10:30-21:30'),
  bookingProvider: 'house',
  openTableRID: '1049372',
  order: ordering('bellevue', { customorderlinks: [doordash, grubhub] }),
}
