import { type LinkRef, link, page } from '#cms/initial-content/authored.ts'
import { menu } from '../authored.ts'

/** The header column and the top bar. */
export const header = {
  logoHeightPixels: 40,
  menu: [
    link('Locations', page('location-listing-page')),
    link('Menu', menu('coast-menu')),
    link('Group bookings', page('location-group-bookings-page')),
    link('Gift cards', page('gift-cards-page')),
    link('News', '/news'),
    link('About', page('about-page')),
    link('Careers', page('location-careers-page')),
    link('Contact', page('contact-page')),
  ] satisfies LinkRef[],
  reserveButtonText: 'Reserve',
  orderButtonText: 'Order',
  pickupTitle: 'Pickup',
  pickupText: 'Order ahead and pick it up at the host stand, wrapped and still warm.',
  pickupButtonText: 'Order for pickup',
  deliveryTitle: 'Delivery',
  deliveryText: 'From the oven to your door, still hot.',
}
