import { week } from '../hours.ts'
import { ordering, skipTheDishes, uberEats } from '../ordering.ts'
import type { DemoLocation } from '../types.ts'

export const iceDistrict: DemoLocation = {
  uid: 'ice-district',
  title: 'Ice District',
  intro:
    'Warm light at the end of a cold street. On game nights the bar fills first, and the oven keeps up.',
  address: '10345 Northlight Street',
  city: 'Edmonton',
  province: 'AB',
  postalCode: 'T5J 0H6',
  country: 'CA',
  phoneNumber: '7805550121',
  emailAddress: 'ice-district@saltwood.example',
  geocoords: { latitude: 53.5469, longitude: -113.4977 },
  timeZone: 'America/Edmonton',
  jobUnit: 'SW-202',
  image: 'snow_window',
  gallery: ['burger', 'cocktail_highball', 'dining_room', 'pizza'],
  story: {
    title: 'The cold street',
    text: 'In January the sun is down by half past four, and breath hangs over the crosswalk. Then the arena doors open and eighteen thousand people want something hot. We start the short ribs at six in the morning. The room is loud on those nights and quiet on the others. Both are good.',
  },
  highlight: {
    eyebrow: 'Game nights',
    title: 'Dinner before, or after',
    text: 'We light the oven early and keep it going late. Tell us when you have to be in your seats, and the bill will be ready.',
    image: 'oven',
  },
  gettingHere:
    'Connected to the arena indoors, so you can leave your coat in the car. The LRT stops across the street.',
  outside:
    'Not here: for five months of the year nobody would. The tables at the front windows are the next best thing, with the street going by in its parkas.',
  asked: [
    {
      q: 'Can we be out before the puck drops?',
      a: 'Say so when you sit down. The short menu takes fifty minutes, and the bill is on the table with the coffee.',
    },
  ],
  hours: week('11:00-23:00', '11:00-02:00', '11:00-22:00'),
  bookingProvider: 'house',
  order: ordering('ice-district', { skipTheDishes, uberEats }),
}
