import { week } from '../hours.ts'
import { ordering } from '../ordering.ts'
import type { DemoLocation } from '../types.ts'

export const yorkville: DemoLocation = {
  uid: 'yorkville',
  title: 'Yorkville',
  intro:
    'A small room behind a courtyard door. Linen, low voices, and a cellar that leans toward the coast.',
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
  image: 'private_room',
  gallery: ['table_top', 'pasta', 'tart', 'cocktail_coupe'],
  story: {
    title: 'Behind the door',
    text: 'There is no sign on the street. Look for the quince tree, ring the bell, and somebody will come down the passage to meet you. The room was a bookbinder’s. It seats forty, keeps its voice down, and lays real linen, because some evenings deserve to be ironed.',
  },
  highlight: {
    eyebrow: 'The cellar',
    title: 'Coasts, mostly',
    text: 'Four hundred bottles from places with salt in the wind. We pour more of them by the glass than we should.',
    image: 'cellar',
  },
  gettingHere:
    'Through the courtyard, past the quince. Two subway stations within five minutes. There is no parking, but we’ll gladly call you a cab.',
  outside:
    'Two tables for two under the quince, in the courtyard, from May to September. They are not for anyone in a hurry.',
  asked: [
    {
      q: 'Is there a dress code?',
      a: 'No. But the linen is ironed, and you may find you want to be, too.',
    },
    {
      q: 'Can we bring a bottle?',
      a: 'On Mondays, one each, if it’s older than the person carrying it.',
    },
  ],
  hours: week('12:00-15:00 17:00-22:30', '12:00-15:00 17:00-00:00', '11:00-15:00', {
    monday: '17:00-22:30',
  }),
  bookingProvider: 'house',
  order: ordering('yorkville'),
}
