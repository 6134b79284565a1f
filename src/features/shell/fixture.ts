import type { FooterData, HeaderData } from '#data/content/shell.ts'
import type { ResolvedLink } from '#lib/routing/link.ts'

const link = (text: string, href: string): ResolvedLink => ({
  text,
  href,
  external: !href.startsWith('/'),
  newTab: false,
})

/** A full shell, for tests and the component library. */
export const shellFixture: { header: HeaderData; footer: FooterData } = {
  header: {
    logo: null,
    logoHeightPixels: null,
    menu: [
      link('Locations', '/locations'),
      link('Menu', '/menu'),
      link('News', '/news'),
      link('About', '/about'),
      link('Gift cards', '/gift-cards'),
    ],
    reserveButtonText: 'Reserve',
    orderButtonText: 'Order',
    pickupTitle: 'Pickup',
    pickupText: 'Packed to travel, ready in 25 minutes.',
    pickupButtonText: 'Order pickup',
    deliveryTitle: 'Delivery',
    deliveryText: 'Brought to your door by our partners.',
  },
  footer: {
    backgroundImage: null,
    socialLinksTitle: 'Follow the smoke',
    linkColumnsTitle: 'Saltwood',
    copyrightMessage: '© Saltwood Restaurants',
    linkColumns: [
      {
        title: 'Eat',
        links: [link('Locations', '/locations'), link('Menu', '/menu'), link('About', '/about')],
      },
      {
        title: 'Gather',
        links: [link('Group bookings', '/group-bookings'), link('Gift cards', '/gift-cards')],
      },
      {
        title: null,
        links: [link('Careers', '/careers'), link('News', '/news'), link('Contact', '/contact')],
      },
    ],
    social: {
      canada: {
        instagram: 'https://instagram.example/saltwood.ca',
        facebook: 'https://facebook.example/saltwood.ca',
      },
      usa: {
        instagram: 'https://instagram.example/saltwood.us',
        facebook: 'https://facebook.example/saltwood.us',
      },
    },
    legalLinks: [
      link('Privacy', '/privacy'),
      link('Terms', '/terms'),
      link('Accessibility', '/accessibility'),
    ],
    propertiesLink: link('Our properties', 'https://properties.example'),
    bookingProviderLinks: [
      link('Booking terms', '/booking-terms'),
      link('Booking privacy', '/booking-privacy'),
    ],
  },
}
