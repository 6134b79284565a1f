import { week } from '../hours.ts'
import { ordering, uberEats } from '../ordering.ts'
import type { DemoLocation } from '../types.ts'

export const richmond: DemoLocation = {
  uid: 'richmond',
  title: 'Richmond',
  intro:
    'Close enough to the boats that the menu is written at four. Oysters, spot prawns in May, and a raw bar you can lean on.',
  address: '815 Cannery Row West',
  city: 'Richmond',
  province: 'BC',
  postalCode: 'V6X 3M1',
  country: 'CA',
  phoneNumber: '6045550159',
  emailAddress: 'richmond@saltwood.example',
  geocoords: { latitude: 49.1666, longitude: -123.1336 },
  timeZone: 'America/Vancouver',
  jobUnit: 'SW-105',
  image: 'oysters',
  gallery: ['table_top', 'prawns', 'soup', 'long_table'],
  story: {
    title: 'The mouth of the river',
    text: 'The Fraser meets the sea a mile from here, brown and slow, and the boats tie up at Steveston before three. One of us is on the dock with a cooler and a pencil. What she writes down goes on the board at four and comes off when it’s gone.',
  },
  highlight: {
    eyebrow: 'Arrivals',
    title: 'Land at five, oysters at six',
    text: 'Half of our first seating has a boarding pass in one pocket. We pour them something pink and cold, and nobody checks the time for an hour.',
    image: 'cocktail_coupe',
  },
  gettingHere:
    'Ten minutes from the airport, with parking at the door and a coat check that takes suitcases.',
  outside:
    'Three tables by the door, out of the wind, with the planes coming in over the delta. Choose Outdoor when you book.',
  asked: [
    {
      q: 'When is the board written?',
      a: 'At four, once the boats are in. Call after that and we’ll read it to you.',
    },
    {
      q: 'Can we come straight from the airport?',
      a: 'Please do, suitcases and all. The coat check takes them, and if you’re flying out, we’ll keep an eye on the departures.',
    },
  ],
  hours: week('11:30-22:30', '11:30-00:00', '10:30-22:00'),
  bookingProvider: 'house',
  order: ordering('richmond', { uberEats }),
}
