import { week } from '../hours.ts'
import { doordash, ordering, skipTheDishes, uberEats } from '../ordering.ts'
import type { DemoLocation } from '../types.ts'

export const burrard: DemoLocation = {
  uid: 'burrard',
  title: 'Burrard',
  intro:
    'The first fire we lit. Nine metres of hearth, a long walnut bar, and the salt air that comes up from the water after dark.',
  address: '1088 Lantern Street',
  city: 'Vancouver',
  province: 'BC',
  postalCode: 'V6Z 1R4',
  country: 'CA',
  phoneNumber: '6045550112',
  emailAddress: 'burrard@saltwood.example',
  geocoords: { latitude: 49.2827, longitude: -123.1241 },
  timeZone: 'America/Vancouver',
  isFlagship: true,
  jobUnit: 'SW-101',
  jobs: [
    {
      title: 'Grill cook',
      description:
        'You work the oak grill five evenings a week, next to people who have done it for years. You know how a steak feels when it is ready, or you want to learn.\n\nTwo days off in a row, schedules posted three weeks ahead, health benefits from the first month.',
      employmentType: 'FULL_TIME',
      datePosted: '2026-10-05',
    },
    {
      title: 'Host',
      description:
        'You are the first face guests see, and the last. You read the book and the room, and find a table where there is none.\n\nThree or four evenings a week, weekends included.',
      employmentType: 'PART_TIME',
      datePosted: '2026-10-26',
    },
  ],
  groupBookingLink: 'https://events.saltwood.example/burrard',
  image: 'facade',
  gallery: ['dining_room', 'cocktail_coupe', 'oysters', 'sourdough'],
  story: {
    title: 'Where it began',
    text: 'In 2009 there was a hearth for smoking salmon here, six stools, and a door you had to lift. The hearth grew to nine metres. Two of the stools are still in use, and if you find the right one at the counter, it has a name carved into it. Bread comes out at five.',
  },
  highlight: {
    eyebrow: 'The hearth',
    title: 'Nine metres of fire',
    text: 'The counter runs the length of it. Sit there once and you’ll ask for it again. Bread at five, fish from six, embers until late.',
    image: 'fire_hero',
  },
  gettingHere:
    'The nearest station is a three-minute walk. There is parking under the building; we validate for two hours.',
  outside:
    'There are six tables on Lantern Street, under the bay trees. When it rains, and it will, the awning comes down and you keep your seat.',
  asked: [
    {
      q: 'Which seats are closest to the fire?',
      a: 'The eight at the counter. Choose Counter when you book.',
    },
  ],
  hours: week('11:30-23:00', '11:30-01:00', '10:00-23:00'),
  bookingProvider: 'house',
  reserveMessage:
    'Parties of nine or more sit in the Cedar Room. Write to us and we’ll set the table.',
  order: ordering('burrard', {
    xdine: 'https://table.saltwood.example/burrard',
    uberEats,
    skipTheDishes,
    customorderlinks: [doordash],
  }),
}
