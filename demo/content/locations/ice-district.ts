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
    text: 'In January the sun is down at half past four, and breath hangs over the crosswalk. Then the doors of the arena open and eighteen thousand people want something hot. We start the short ribs at six in the morning. The room is loud on those nights and silent on the others. Both are good.',
  },
  highlight: {
    eyebrow: 'Game nights',
    title: 'Dinner before, or after',
    text: 'We fire the oven early and keep it late. Tell us the period and we will have the bill ready.',
    image: 'oven',
  },
  gettingHere:
    'Connected to the arena indoors: you can leave the coat at home. The train stops across the street.',
  outside:
    'Not here: for five months nobody would. The tables at the front windows are the next best thing, with the street going by in its parkas.',
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
