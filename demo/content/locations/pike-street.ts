import { week } from '../hours.ts'
import { doordash, grubhub, ordering, uberEats } from '../ordering.ts'
import type { DemoLocation } from '../types.ts'

export const pikeStreet: DemoLocation = {
  uid: 'pike-street',
  title: 'Pike Street',
  intro:
    'Down the stairs from the market, with the ferries in the window. Alder smoke, cold oysters, rain on the skylight.',
  address: '611 Mariner’s Steps',
  city: 'Seattle',
  province: 'WA',
  postalCode: '98101',
  country: 'US',
  phoneNumber: '2065550115',
  emailAddress: 'pike-street@saltwood.example',
  geocoords: { latitude: 47.6101, longitude: -122.3421 },
  timeZone: 'America/Los_Angeles',
  isFlagship: true,
  jobUnit: 'SW-501',
  groupBookingLink: 'https://events.saltwood.example/pike-street',
  image: 'house_glass',
  gallery: ['oysters', 'dining_window', 'cocktail_highball', 'salmon'],
  story: {
    title: 'Down the steps',
    text: 'The market is above us and the water below, and a house of glass was the only thing that would fit between. When it rains, the roof is an instrument. The ferries cross in the window, lit up like birthday cakes, and you can tell the time by them if you have to.',
  },
  highlight: {
    eyebrow: 'The smoke',
    title: 'Alder, all day',
    text: 'We light it at ten and never let it die down. You’ll smell us before you see us, on the steps below the market.',
    image: 'woodstack',
  },
  gettingHere:
    'Down the steps from the market, or up by elevator from the waterfront. The ferry is a six-minute walk.',
  outside:
    'Two tables for four under the cedar canopy, dry in any rain. Choose Outdoor when you book, and keep your jacket on.',
  asked: [
    {
      q: 'Will my coat smell of alder smoke?',
      a: 'A little. Most people say that’s why they come back.',
    },
  ],
  hours: week('11:30-23:00', '11:30-01:00', '10:00-22:30'),
  bookingProvider: 'house',
  order: ordering('pike-street', {
    xdine: 'https://table.saltwood.example/pike-street',
    uberEats,
    customorderlinks: [doordash, grubhub],
  }),
}
