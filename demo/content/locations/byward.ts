import { week } from '../hours.ts'
import { ordering, skipTheDishes, uberEats } from '../ordering.ts'
import type { DemoLocation } from '../types.ts'

export const byward: DemoLocation = {
  uid: 'byward',
  title: 'ByWard',
  intro:
    'The market is outside the door, and most of it ends up in the oven. Come hungry on a Saturday morning.',
  address: '58 Lockkeeper Street',
  city: 'Ottawa',
  province: 'ON',
  postalCode: 'K1N 5W2',
  country: 'CA',
  phoneNumber: '6135550126',
  emailAddress: 'byward@saltwood.example',
  geocoords: { latitude: 45.4289, longitude: -75.6919 },
  timeZone: 'America/Toronto',
  jobUnit: 'SW-303',
  image: 'crates',
  gallery: ['long_table', 'pasta', 'sourdough', 'coffee'],
  story: {
    title: 'Market hours',
    text: 'Farmers have sold from carts on this square since 1826, and the carrots still come with the dirt on. We shop at seven with two baskets and no list. By noon the first loaf is cut, the locks on the canal are filling, and whoever carried the baskets gets to sit down.',
  },
  highlight: {
    eyebrow: 'Saturday',
    title: 'From the market to the oven',
    text: 'We shop at seven and cook it by eleven. The menu that morning is whatever was good.',
    image: 'pancakes',
  },
  gettingHere:
    'In the market, so come on foot. The parking garage one street over is free on Sundays.',
  outside:
    'Yes, on the square: five tables, with the market on one side and the cathedral bells on the other. Choose Outdoor when you book.',
  asked: [
    {
      q: 'Is there a menu on Saturday morning?',
      a: 'There is a sheet of paper. It says what was good at seven, and it’s different every week.',
    },
  ],
  hours: week('11:30-22:00', '09:30-00:00', '09:30-21:30'),
  bookingProvider: 'house',
  order: ordering('byward', { uberEats, skipTheDishes }),
}
