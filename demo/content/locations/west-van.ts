import { week } from '../hours.ts'
import { ordering } from '../ordering.ts'
import type { DemoLocation } from '../types.ts'

export const westVan: DemoLocation = {
  uid: 'west-van',
  title: 'West Van',
  intro:
    'A quiet room above the seawall, with the freighters at anchor for company. Come early and stay for the dark.',
  address: '640 Ferryman’s Walk',
  city: 'West Vancouver',
  province: 'BC',
  postalCode: 'V7T 1C6',
  country: 'CA',
  phoneNumber: '6045550133',
  emailAddress: 'west-van@saltwood.example',
  geocoords: { latitude: 49.3271, longitude: -123.1593 },
  timeZone: 'America/Vancouver',
  jobUnit: 'SW-103',
  image: 'dining_window',
  gallery: ['salmon', 'long_table', 'coffee', 'tart'],
  story: {
    title: 'A quiet room',
    text: 'No music before eight. You hear the halyards in the harbour, the oven door, somebody’s spoon. On Sundays the table keeps filling until you lay your napkin on it, and nobody has ever seen the coffee pot empty.',
  },
  highlight: {
    eyebrow: 'The view',
    title: 'Ships at anchor',
    text: 'One long window and a glass of something white. The freighters turn with the tide, and so does the light.',
    image: 'wine',
  },
  gettingHere:
    'The seawall ends at our door. Buses stop at the corner, and there are twelve parking spots out back.',
  outside:
    'Four tables on the terrace above the seawall, from April until the first big storm. Choose Outdoor when you book.',
  asked: [
    {
      q: 'Which tables have the view?',
      a: 'All of them, more or less. The six along the glass go first; ask for one when you book and we’ll do our best.',
    },
  ],
  hours: week('11:30-14:30 17:00-22:00', '11:30-14:30 17:00-23:00', '10:00-15:00 17:00-21:30', {
    monday: '',
  }),
  bookingProvider: 'house',
  order: ordering('west-van'),
}
