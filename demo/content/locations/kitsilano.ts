import { holidays, week } from '../hours.ts'
import { doordash, ordering, uberEats } from '../ordering.ts'
import type { DemoLocation } from '../types.ts'

export const kitsilano: DemoLocation = {
  uid: 'kitsilano',
  title: 'Kitsilano',
  intro:
    'Three blocks up from the beach. Sand on the floor by four, the patio full by six, and the last light on every table.',
  address: '2215 Driftline Avenue',
  city: 'Vancouver',
  province: 'BC',
  postalCode: 'V6K 2G8',
  country: 'CA',
  phoneNumber: '6045550127',
  emailAddress: 'kitsilano@saltwood.example',
  geocoords: { latitude: 49.2684, longitude: -123.1683 },
  timeZone: 'America/Vancouver',
  jobUnit: 'SW-102',
  image: 'patio',
  gallery: ['dining_window', 'salad', 'cocktail_highball', 'pizza'],
  highlight: {
    eyebrow: 'Outside',
    title: 'The patio, all year',
    text: 'Heaters, blankets and a fire bowl in the middle. Dogs sleep under the tables, and get water before you do.',
    image: 'patio_fire',
  },
  gettingHere:
    'Ten minutes by bicycle from downtown, with a rack by the gate. Street parking is free after six.',
  hours: week('11:30-22:00', '11:30-23:30', '10:00-22:00'),
  holidays: holidays('CA'),
  bookingProvider: 'house',
  order: ordering('kitsilano', { uberEats, customorderlinks: [doordash] }),
}
