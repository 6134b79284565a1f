import { type LinkRef, link, menu, page } from '../authored.ts'

/** The header column and the top bar (S1 §3). */
export const header = {
  logoHeightPixels: 40,
  menu: [
    link('Locations', page('locations')),
    link('Menu', menu('coast-menu')),
    link('Group Bookings', page('group-bookings')),
    link('Gift Cards', page('gift-cards')),
    link('News', '/news'),
    link('About', page('about')),
    link('Careers', page('careers')),
  ] satisfies LinkRef[],
  reserveButtonText: 'Reserve',
  orderButtonText: 'Order',
  pickupTitle: 'Pick up',
  pickupText: 'Order ahead and collect it at the host stand, wrapped and still warm.',
  pickupButtonText: 'Order for pickup',
  deliveryTitle: 'Delivery',
  deliveryText: 'From the oven to your door, while it is still worth eating.',
}
