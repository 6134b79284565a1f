import { holidays, week } from '../hours.ts'
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
  image: 'steak',
  gallery: ['bar_back', 'cocktail_old_fashioned', 'burger', 'coffee'],
  highlight: {
    eyebrow: 'Mornings',
    title: 'Breakfast by the platforms',
    text: 'From seven on weekdays, with the first trains. Griddle cakes, hearth eggs, coffee that forgives.',
    image: 'pancakes',
  },
  gettingHere:
    'Inside the station. If your train is late we hold the table; if it is early we are already up.',
  hours: week('07:00-10:30 11:30-22:00', '07:00-10:30 11:30-00:00', '09:00-22:00', {
    saturday: '09:00-00:00',
  }),
  holidays: holidays('US'),
  bookingProvider: 'house',
  order: ordering('union-station', { uberEats, customorderlinks: [doordash, grubhub] }),
}
