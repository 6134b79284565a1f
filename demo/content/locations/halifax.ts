import { week } from '../hours.ts'
import type { DemoLocation } from '../types.ts'

export const halifax: DemoLocation = {
  uid: 'halifax',
  title: 'Halifax',
  intro:
    'The hearth is being laid, one stone at a time, a short walk from the harbour. The doors open in spring.',
  address: '1559 Spindrift Street',
  city: 'Halifax',
  province: 'NS',
  postalCode: 'B3J 3K5',
  country: 'CA',
  phoneNumber: '9025550108',
  emailAddress: 'halifax@saltwood.example',
  geocoords: { latitude: 44.6476, longitude: -63.5728 },
  timeZone: 'America/Halifax',
  comingSoon: true,
  jobUnit: 'SW-402',
  image: 'ember_loop',
  gallery: [],
  story: {
    title: 'Before the first fire',
    text: 'The wood has been drying since April: maple from the valley, oak that a hurricane took down, a little apple. The mason comes on Tuesdays and Fridays and hums. When he has set the last stone, we’ll light the fire, keep it going for forty days, as we always do, and then open the door.',
  },
  highlight: {
    eyebrow: 'In spring',
    title: 'Stone by stone',
    text: 'The stone comes from a quarry an hour away. Until the hearth is built, our cooks are in St. John’s, learning cod.',
    image: 'facade_portrait',
  },
  gettingHere:
    'On Spindrift Street, five minutes uphill from the harbour. We’ll say more when the doors open.',
  asked: [
    {
      q: 'When do you open?',
      a: 'In spring, once the hearth has burned for forty days. Our newsletter will name the evening as soon as we know it.',
    },
    {
      q: 'Can I work there?',
      a: 'Please do. We are looking for forty people, and for someone who is good with stone. It’s all under [Careers](/careers).',
    },
  ],
  hours: week('', '', ''),
  bookingProvider: 'none',
  reserveMessage:
    'Halifax is not open yet. Write to us and we’ll let you know when the first table is set.',
}
