import type { DemoOrder } from './types.ts'

/** The ordering texts that most restaurants share. */
export function ordering(uid: string, more: Partial<DemoOrder> = {}): DemoOrder {
  return {
    orderLink: `https://order.saltwood.example/${uid}`,
    pickupTitle: 'Pickup',
    pickupText: 'Order ahead and pick it up at the host stand, wrapped and still warm.',
    pickupButtonText: 'Order for pickup',
    orderButtonText: 'Order direct',
    deliveryTitle: 'Delivery',
    deliveryText: 'Our food travels well, up to five kilometres from the door.',
    ...more,
  }
}

export const uberEats = 'https://www.ubereats.com/'
export const skipTheDishes = 'https://www.skipthedishes.com/'
export const doordash = {
  name: 'DoorDash',
  link: 'https://www.doordash.com/',
  logo: 'doordash',
} as const
export const grubhub = {
  name: 'Grubhub',
  link: 'https://www.grubhub.com/',
  logo: 'grubhub',
} as const
