import { week } from '../hours.ts'
import { doordash, grubhub, ordering, uberEats } from '../ordering.ts'
import type { DemoLocation } from '../types.ts'

export const unionStation: DemoLocation = {
  uid: 'union-station',
  title: 'Union Station',
  intro:
    'One minute from the platforms and in no hurry at all. Bison on the grill, bourbon on the rail.',
  address: '1733 Signalman Street',
  city: 'Denver',
  province: 'CO',
  postalCode: '80202',
  country: 'US',
  phoneNumber: '3035550117',
  emailAddress: 'union-station@saltwood.example',
  geocoords: { latitude: 39.7527, longitude: -105.0 },
  timeZone: 'America/Denver',
  jobUnit: 'SW-601',
  image: 'banquette',
  gallery: ['bar_back', 'cocktail_old_fashioned', 'steak', 'coffee'],
  story: {
    title: 'A mile up',
    text: 'Water boils at ninety-five degrees here and dough rises in half the time, so we had to relearn our own bread. The station clock is outside the window, and it’s right. Stay for one train, or three. The booths were benches in the old waiting room, and have had a lot of practice.',
  },
  highlight: {
    eyebrow: 'Mornings',
    title: 'Breakfast by the platforms',
    text: 'From seven on weekdays, with the first trains. Griddle cakes, hearth eggs, coffee that forgives.',
    image: 'pancakes',
  },
  gettingHere:
    'Inside the station. If your train is late, we’ll hold the table; if it’s early, we’re already up.',
  outside:
    'Not outside, but the hall is tall enough to have its own weather. Ask for a booth under the arches.',
  asked: [
    {
      q: 'Can we eat before a train?',
      a: 'Tell the host which one. There is a short list of things that are quick and good, and we watch the board so you don’t have to.',
    },
    {
      q: 'Does the altitude matter?',
      a: 'A little. Have a glass of water for every glass of anything else. We’ll bring it without being asked.',
    },
  ],
  hours: week('07:00-10:30 11:30-22:00', '07:00-10:30 11:30-00:00', '09:00-22:00', {
    saturday: '09:00-00:00',
  }),
  bookingProvider: 'house',
  order: ordering('union-station', { uberEats, customorderlinks: [doordash, grubhub] }),
}
