import { holidays, week } from '../hours.ts'
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
  image: 'dining_room',
  gallery: ['oysters', 'wine', 'salmon', 'bar_back'],
  highlight: {
    eyebrow: 'The boats',
    title: 'Cod, when it is in',
    text: 'It is landed three streets away. Some nights there is none, and we will tell you so, and there will be chowder.',
    image: 'soup',
  },
  gettingHere:
    'On the harbour front, level from the cruise pier. Parking on the street is free after six.',
  hours: week('12:00-22:00', '12:00-00:00', '11:00-21:00', { monday: '' }),
  holidays: holidays('CA'),
  bookingProvider: 'house',
  order: ordering('water-street', { skipTheDishes }),
}
