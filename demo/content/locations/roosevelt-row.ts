import { week } from '../hours.ts'
import { doordash, grubhub, ordering } from '../ordering.ts'
import type { DemoLocation } from '../types.ts'

export const rooseveltRow: DemoLocation = {
  uid: 'roosevelt-row',
  title: 'Roosevelt Row',
  intro:
    'The patio opens when the sun goes down. Mesquite in the oven, citrus in the glass, murals along the alley.',
  address: '209 Ocotillo Alley',
  city: 'Phoenix',
  province: 'AZ',
  postalCode: '85004',
  country: 'US',
  phoneNumber: '6025550142',
  emailAddress: 'roosevelt-row@saltwood.example',
  geocoords: { latitude: 33.4585, longitude: -112.0714 },
  timeZone: 'America/Phoenix',
  jobUnit: 'SW-602',
  externalCareersLink: 'https://careers.saltwood.example/roosevelt-row',
  image: 'house_adobe',
  gallery: ['pizza', 'cocktail_coupe', 'fire_hero', 'table_top'],
  story: {
    title: 'After the heat',
    text: 'In July nobody eats before eight. The walls are half a metre of adobe and give the heat back slowly, the fans turn, and a block away somebody is painting a mural. When the storms come in August the whole street stands outside to smell the rain.',
  },
  highlight: {
    eyebrow: 'After sunset',
    title: 'A fire bowl and citrus',
    text: 'The heat leaves the walls and the yard fills up. Mesquite in the oven, blood orange in the glass.',
    image: 'cocktail_highball',
  },
  gettingHere: 'Two blocks from the light rail. Parking in the alley, under the murals.',
  outside:
    'That’s the idea. Fourteen tables in the yard, among the agaves, with fans and misters in summer and a fire bowl in winter.',
  asked: [
    {
      q: 'Isn’t it too hot?',
      a: 'Until sunset, yes, so that’s when we open the yard. It’s ten degrees cooler under the misters, and the drinks do the rest.',
    },
  ],
  hours: week('16:00-23:00', '16:00-01:00', '10:00-14:00 16:00-22:00'),
  bookingProvider: 'house',
  order: ordering('roosevelt-row', { customorderlinks: [doordash, grubhub] }),
}
