import { holidays, week } from '../hours.ts'
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
  image: 'coffee',
  gallery: ['private_table', 'pasta', 'salad', 'pancakes'],
  highlight: {
    eyebrow: 'Saturday',
    title: 'From the market to the oven',
    text: 'We shop at seven and cook it by eleven. The menu that morning is whatever was good.',
    image: 'sourdough',
  },
  gettingHere: 'In the market, on foot. The garage on the next street is free on Sundays.',
  hours: week('11:30-22:00', '09:30-00:00', '09:30-21:30'),
  holidays: holidays('CA'),
  bookingProvider: 'house',
  order: ordering('byward', { uberEats, skipTheDishes }),
}
