import { holidays, week } from '../hours.ts'
import { ordering } from '../ordering.ts'
import type { DemoLocation } from '../types.ts'

export const yorkville: DemoLocation = {
  uid: 'yorkville',
  title: 'Yorkville',
  intro:
    'A small room behind a courtyard door. Linen, low voices, and a cellar that leans to the coast.',
  address: '19 Quince Court',
  city: 'Toronto',
  province: 'ON',
  postalCode: 'M5R 2E3',
  country: 'CA',
  phoneNumber: '4165550143',
  emailAddress: 'yorkville@saltwood.example',
  geocoords: { latitude: 43.6709, longitude: -79.3925 },
  timeZone: 'America/Toronto',
  jobUnit: 'SW-302',
  image: 'table_top',
  gallery: ['private_table', 'pasta', 'tart', 'dining_room'],
  highlight: {
    eyebrow: 'The cellar',
    title: 'Coasts, mostly',
    text: 'Four hundred bottles from places with salt in the wind. We pour more of them by the glass than we should.',
    image: 'wine',
  },
  gettingHere:
    'Through the courtyard, past the quince. Two stations within five minutes; no parking, but a kind word for taxis.',
  hours: week('12:00-15:00 17:00-22:30', '12:00-15:00 17:00-00:00', '11:00-15:00', {
    monday: '17:00-22:30',
  }),
  holidays: holidays('CA'),
  bookingProvider: 'house',
  order: ordering('yorkville'),
}
