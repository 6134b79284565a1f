import { week } from '../hours.ts'
import { doordash, ordering, skipTheDishes } from '../ordering.ts'
import type { DemoLocation } from '../types.ts'

export const stephenAvenue: DemoLocation = {
  uid: 'stephen-avenue',
  title: 'Stephen Avenue',
  intro:
    'Sandstone outside, walnut inside, and a grill built for prairie beef. Ask for a stool at the hearth.',
  address: '218 Sandstone Mews',
  city: 'Calgary',
  province: 'AB',
  postalCode: 'T2P 1G7',
  country: 'CA',
  phoneNumber: '4035550114',
  emailAddress: 'stephen-avenue@saltwood.example',
  geocoords: { latitude: 51.0458, longitude: -114.0665 },
  timeZone: 'America/Edmonton',
  isFlagship: true,
  jobUnit: 'SW-201',
  groupBookingLink: 'https://events.saltwood.example/stephen-avenue',
  image: 'house_snow',
  gallery: ['private_room', 'cocktail_old_fashioned', 'fire_hero', 'fries'],
  story: {
    title: 'Sandstone',
    text: 'After the fire of 1886 this street was rebuilt in stone, so that it wouldn’t burn twice. Then we lit a fire inside it. When a chinook comes over the mountains the snow is gone by lunch, the coats pile up on the hooks, and everybody orders as if it were May.',
  },
  highlight: {
    eyebrow: 'The grill',
    title: 'Built for prairie beef',
    text: 'Oak from Manitoba, iron from a forge in Airdrie, beef from ranchers we know by name. Ask for it rare.',
    image: 'steak',
  },
  gettingHere:
    'On the pedestrian mall, one block from the train. After six, the parkade next door is free with dinner.',
  outside:
    'From the last snow to the first, five tables on the mall. On a chinook day, we put them out in January.',
  asked: [
    {
      q: 'What if it’s thirty below?',
      a: 'Two doors keep it out, the coats hang by the boiler, and the counter at the grill is the warmest seat in Calgary.',
    },
  ],
  hours: week('11:30-23:00', '11:30-01:00', '10:00-22:00'),
  bookingProvider: 'house',
  order: ordering('stephen-avenue', {
    xdine: 'https://table.saltwood.example/stephen-avenue',
    skipTheDishes,
    customorderlinks: [doordash],
  }),
}
