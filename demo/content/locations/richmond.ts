import { holidays, week } from '../hours.ts'
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
  image: 'salmon',
  gallery: ['table_top', 'dining_room', 'wine', 'soup'],
  highlight: {
    eyebrow: 'The raw bar',
    title: 'Written at four',
    text: 'Oysters, prawns, whatever the boats had. It goes on the board at four and comes off it when it is gone.',
    image: 'oysters',
  },
  gettingHere:
    'Ten minutes from the airport. Parking in front of the door, and a cloakroom for suitcases.',
  hours: week('11:30-22:30', '11:30-00:00', '10:30-22:00'),
  holidays: holidays('CA'),
  bookingProvider: 'house',
  order: ordering('richmond', { uberEats }),
}
