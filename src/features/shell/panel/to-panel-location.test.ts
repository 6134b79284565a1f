import { expect, it } from 'vitest'
import type { LocationDetail } from '#data/locations/locations.ts'
import { toPanelLocation } from './to-panel-location.ts'

const location = {
  uid: 'burrard',
  title: 'Burrard',
  address: '1028 Burrard Street',
  city: 'Vancouver',
  province: 'BC',
  postalCode: null,
  phone: '604-555-0142',
  hours: null,
  comingSoon: false,
  bookingProvider: 'none',
  reserveMessage: null,
  reserveLink: null,
  order: { orderLink: 'https://order.test', pickupTitle: 'To go', customOrderLinks: [] },
} as unknown as LocationDetail

it('is what the panel shows of a location, its ordering texts completed by the header', () => {
  expect(toPanelLocation(location, { pickupTitle: 'Pickup', pickupText: 'Ready soon.' })).toEqual({
    uid: 'burrard',
    title: 'Burrard',
    address: ['1028 Burrard Street', 'Vancouver BC'],
    comingSoon: false,
    bookingProvider: 'none',
    reserveMessage: null,
    reserveLink: null,
    phoneNumber: '604-555-0142',
    hours: [],
    order: {
      pickup: {
        title: 'To go',
        text: 'Ready soon.',
        links: [{ label: 'To go', href: 'https://order.test', logo: null }],
      },
      delivery: {
        title: '',
        text: '',
        links: [{ label: 'order.test', href: 'https://order.test', logo: null }],
      },
    },
  })
})

it('does without a header', () => {
  expect(toPanelLocation(location, null).order.pickup?.title).toBe('To go')
})
