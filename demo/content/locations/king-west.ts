import { week } from '../hours.ts'
import { doordash, ordering, uberEats } from '../ordering.ts'
import type { DemoLocation } from '../types.ts'

export const kingWest: DemoLocation = {
  uid: 'king-west',
  title: 'King West',
  intro:
    'An old rope works with its beams left bare. One bar, as long as the room, and a fire you can hear.',
  address: '452 Ropewalk Street',
  city: 'Toronto',
  province: 'ON',
  postalCode: 'M5V 1J5',
  country: 'CA',
  phoneNumber: '4165550118',
  emailAddress: 'king-west@saltwood.example',
  geocoords: { latitude: 43.6449, longitude: -79.3988 },
  timeZone: 'America/Toronto',
  isFlagship: true,
  jobUnit: 'SW-301',
  groupBookingLink: 'https://events.saltwood.example/king-west',
  image: 'bar_back',
  gallery: ['dining_room', 'cocktail_coupe', 'tart', 'oysters'],
  story: {
    title: 'The rope works',
    text: 'They made rope here for ships on the lake, a thousand feet at a time, and that is why the room is so long. The beams still smell of tar when it rains. The bar stands where the rope was twisted. Two brothers built it in one piece, and it took eleven people to carry it in.',
  },
  highlight: {
    eyebrow: 'The bar',
    title: 'Eleven metres of walnut',
    text: 'It runs the length of the old rope works. Short lists, clear ice, a barrel of Negroni behind the taps.',
    image: 'cocktail_old_fashioned',
  },
  gettingHere:
    'The streetcar stops at the door, all night. The nearest parking garage is at the next corner.',
  outside:
    'There is no patio here. The big doors at the front fold away on warm evenings, and the high-tops beside them are very nearly outside.',
  asked: [
    {
      q: 'Is the fireside table free tonight?',
      a: 'There is only one, for five to eight guests, on Thursdays, Fridays and Saturdays. Find a time to see whether it’s free. It goes early.',
    },
  ],
  hours: week('11:30-00:00', '11:30-02:00', '10:00-23:00'),
  bookingProvider: 'house',
  order: ordering('king-west', {
    xdine: 'https://table.saltwood.example/king-west',
    uberEats,
    customorderlinks: [doordash],
  }),
}
