import { week } from '../hours.ts'
import { ordering, skipTheDishes } from '../ordering.ts'
import type { DemoLocation } from '../types.ts'

export const theForks: DemoLocation = {
  uid: 'the-forks',
  title: 'The Forks',
  intro:
    'Where two rivers meet and skaters come in off the ice. Bread from the oven, soup on the stove, coats by the fire.',
  address: '77 Towpath Lane',
  city: 'Winnipeg',
  province: 'MB',
  postalCode: 'R3C 4S8',
  country: 'CA',
  phoneNumber: '2045550136',
  emailAddress: 'the-forks@saltwood.example',
  geocoords: { latitude: 49.8888, longitude: -97.1305 },
  timeZone: 'America/Winnipeg',
  jobUnit: 'SW-203',
  image: 'patio_fire',
  gallery: ['sourdough', 'dining_room', 'long_table', 'coffee'],
  story: {
    title: 'Two rivers',
    text: 'The Red comes from the south and the Assiniboine from the west, and people have been meeting where they do for six thousand years. In summer they come by canoe. In winter the river is a street, kilometres of skating trail, and we are its warmest corner.',
  },
  highlight: {
    eyebrow: 'Winter',
    title: 'Skates by the fire',
    text: 'Hooks for skates, mugs for soup, a table by the oven for anyone who fell. In summer the doors open to the river.',
    image: 'soup',
  },
  gettingHere: 'On the river trail, on foot or on skates. Parking at the market, two minutes away.',
  outside:
    'In summer, on the riverbank: five long tables under the elms. In winter, our window on the trail sells soup to people on skates.',
  asked: [
    {
      q: 'Can we come in on skates?',
      a: 'As far as the mat. There are hooks by the fire, felt slippers in a basket, and your blades will be dry by dessert.',
    },
    {
      q: 'Are you open when the river floods?',
      a: 'Yes. The water stops at the second step, most years. We have boots.',
    },
  ],
  hours: week('11:30-22:00', '11:30-23:30', '10:00-21:00'),
  bookingProvider: 'house',
  order: ordering('the-forks', { skipTheDishes }),
}
