import { week } from '../hours.ts'
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
  gallery: ['pizza', 'salad', 'wine', 'burger'],
  story: {
    title: 'Straight from the water',
    text: 'People come up from the beach with sandy feet and a board under one arm. We have a hose for the feet and a wall for the board. Across the bay, the mountains turn pink about twenty minutes before the sun goes down. The kitchen knows, and sends nothing out until you’ve looked.',
  },
  highlight: {
    eyebrow: 'The last light',
    title: 'A seat facing west',
    text: 'Every table outside faces the bay. Order a Paloma when the sun touches the island, and finish it as the lights come on.',
    image: 'cocktail_highball',
  },
  gettingHere:
    'Ten minutes by bike from downtown, with a rack by the gate. Street parking is free after six.',
  outside:
    'Most people do, all year. Twelve tables, heaters, wool blankets, a fire bowl in the middle. Choose Outdoor when you book.',
  asked: [
    {
      q: 'Can I bring my dog?',
      a: 'On the patio, always. There is water by the gate, and a jar of biscuits that nobody counts.',
    },
    {
      q: 'Can we come straight from the beach?',
      a: 'Please do. Rinse off at the hose, take a towel from the basket, bring it back.',
    },
  ],
  hours: week('11:30-22:00', '11:30-23:30', '10:00-22:00'),
  bookingProvider: 'house',
  order: ordering('kitsilano', { uberEats, customorderlinks: [doordash] }),
}
