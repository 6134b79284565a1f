import { holidays, week } from '../hours.ts'
import { doordash, ordering, skipTheDishes, uberEats } from '../ordering.ts'
import type { DemoLocation } from '../types.ts'

export const metrotown: DemoLocation = {
  uid: 'metrotown',
  title: 'Metrotown',
  intro:
    'Under the towers, a low room with a warm bar. The kitchen stays on late, for the ones who do.',
  address: '4470 Kingfisher Way',
  city: 'Burnaby',
  province: 'BC',
  postalCode: 'V5H 2A9',
  country: 'CA',
  phoneNumber: '6045550148',
  emailAddress: 'metrotown@saltwood.example',
  geocoords: { latitude: 49.2263, longitude: -123.0036 },
  timeZone: 'America/Vancouver',
  jobUnit: 'SW-104',
  image: 'bar_candle',
  gallery: ['dining_room', 'fries', 'table_top', 'cocktail_old_fashioned'],
  highlight: {
    eyebrow: 'Late',
    title: 'The kitchen stays on',
    text: 'Burgers and oven wings until closing, every night. The bar keeps a shelf for those who finish work when others finish dessert.',
    image: 'burger',
  },
  gettingHere:
    'Two minutes from the station, under cover all the way. Parking in the centre is free for three hours with dinner.',
  hours: week('11:00-00:00', '11:00-01:30', '11:00-23:00'),
  holidays: holidays('CA'),
  bookingProvider: 'house',
  order: ordering('metrotown', { uberEats, skipTheDishes, customorderlinks: [doordash] }),
}
