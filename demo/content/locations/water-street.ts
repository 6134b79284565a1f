import { week } from '../hours.ts'
import { ordering, skipTheDishes } from '../ordering.ts'
import type { DemoLocation } from '../types.ts'

export const waterStreet: DemoLocation = {
  uid: 'water-street',
  title: 'Water Street',
  intro:
    'The eastern edge of the continent, and of us. Cod when the boats are in, a peat-dark bar, fog at the glass.',
  address: '231 Cooper’s Cove Road',
  city: 'St. John’s',
  province: 'NL',
  postalCode: 'A1C 1A8',
  country: 'CA',
  phoneNumber: '7095550139',
  emailAddress: 'water-street@saltwood.example',
  geocoords: { latitude: 47.5615, longitude: -52.7126 },
  timeZone: 'America/St_Johns',
  jobUnit: 'SW-401',
  image: 'house_fog',
  gallery: ['dining_room', 'oysters', 'wine', 'salmon'],
  story: {
    title: 'The last house',
    text: 'Keep going east from here and the next fire is in Ireland. The cod is landed three streets away; some nights there is none, and we’ll tell you so, and there will be chowder. When the fog is in the Narrows, we leave the light on over the door, all night, for anybody.',
  },
  highlight: {
    eyebrow: 'The bar',
    title: 'Dark rum and whoever comes in',
    text: 'Forty rums, a birch fire, a fiddle on a nail. Somebody usually takes it down around eleven.',
    image: 'bar_back',
  },
  gettingHere:
    'On the harbourfront, a flat walk from the cruise pier. Street parking is free after six.',
  outside:
    'There is no patio; the wind would take the plates. Ask for the table in the front window, looking over the street to the harbour.',
  asked: [
    {
      q: 'Will there be cod?',
      a: 'Call after three. If the boats couldn’t go out there is none, and we don’t freeze it.',
    },
    {
      q: 'What time is it there?',
      a: 'Half an hour later than you think. Newfoundland keeps its own clock, and so do we.',
    },
  ],
  hours: week('12:00-22:00', '12:00-00:00', '11:00-21:00', { monday: '' }),
  bookingProvider: 'house',
  order: ordering('water-street', { skipTheDishes }),
}
