import { week } from '../hours.ts'
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
  image: 'the_pass',
  gallery: ['fries', 'cocktail_old_fashioned', 'pizza', 'dining_room'],
  story: {
    title: 'Below the towers',
    text: 'Forty floors of windows go dark one by one, and the people behind them come down in the lift. Nurses, cooks from other kitchens, a man who tunes pianos. The last order is taken at closing and not a minute before. If you are alone, sit at the bar; you will not be for long.',
  },
  highlight: {
    eyebrow: 'Late',
    title: 'The kitchen stays on',
    text: 'Burgers and oven wings until closing, every night. The bar keeps a shelf for those who finish work when others finish dessert.',
    image: 'burger',
  },
  gettingHere:
    'Two minutes from the station, under cover all the way. Parking in the centre is free for three hours with dinner.',
  outside:
    'There is no patio under the towers. Two tables stand in the window, and the doors are open in July.',
  asked: [
    {
      q: 'How late is the kitchen open?',
      a: 'As late as the door. On Fridays and Saturdays that is half past one.',
    },
  ],
  hours: week('11:00-00:00', '11:00-01:30', '11:00-23:00'),
  bookingProvider: 'house',
  order: ordering('metrotown', { uberEats, skipTheDishes, customorderlinks: [doordash] }),
}
