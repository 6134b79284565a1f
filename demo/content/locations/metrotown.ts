import { week } from '../hours.ts'
import { doordash, ordering, skipTheDishes, uberEats } from '../ordering.ts'
import type { DemoLocation } from '../types.ts'

export const metrotown: DemoLocation = {
  uid: 'metrotown',
  title: 'Metrotown',
  intro:
    'Under the towers, a low room with a warm bar. The kitchen stays up late, for those who do.',
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
    text: 'Forty floors of windows go dark one by one, and the people behind them come down in the elevator. Nurses, cooks from other kitchens, a man who tunes pianos. We take the last order at closing and not a minute before. If you’re alone, sit at the bar; you won’t be for long.',
  },
  highlight: {
    eyebrow: 'Late',
    title: 'The kitchen stays up',
    text: 'Burgers and oven wings until closing, every night. The bar keeps a spot for people who finish work when everyone else is finishing dessert.',
    image: 'burger',
  },
  gettingHere:
    'Two minutes from the station, under cover all the way. Parking at the mall is free for three hours with dinner.',
  outside:
    'There is no patio under the towers. Two tables sit in the window, and in July the doors are open.',
  asked: [
    {
      q: 'How late is the kitchen open?',
      a: 'As late as we are. On Fridays and Saturdays that’s half past one.',
    },
  ],
  hours: week('11:00-00:00', '11:00-01:30', '11:00-23:00'),
  bookingProvider: 'house',
  order: ordering('metrotown', { uberEats, skipTheDishes, customorderlinks: [doordash] }),
}
