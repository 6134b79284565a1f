import { link, page } from '#cms/initial-content/authored.ts'
import { menu, pic, restaurant } from '../authored.ts'

/** The footer: up to three columns, social links by country, legal links. */
export const footer = {
  backgroundImage: pic('ember_loop'),
  socialLinksTitle: 'Follow the smoke',
  linkColumnsTitle: 'Saltwood',
  copyrightMessage: '© Saltwood Kitchen and Bar. Everything cooked over wood.',
  columns: [
    {
      title: 'Eat',
      links: [
        link('Locations', page('location-listing-page')),
        link('Menu', menu('coast-menu')),
        link('News', '/news'),
        link('About', page('about-page')),
      ],
    },
    {
      title: 'Gather',
      links: [
        link('Gift cards', page('gift-cards-page')),
        link('For companies', page('bulk-gift-cards-page')),
        link('Group bookings', page('location-group-bookings-page')),
        link('Careers', page('location-careers-page')),
      ],
    },
    {
      title: 'Visit',
      links: [
        link('Burrard, Vancouver', restaurant('burrard')),
        link('King West, Toronto', restaurant('king-west')),
        link('Pike Street, Seattle', restaurant('pike-street')),
        link('Contact', page('contact-page')),
      ],
    },
  ],
  socialMedia: {
    CA: {
      facebook: 'https://www.facebook.com/saltwood.example.ca',
      twitter: 'https://x.com/saltwood_example_ca',
      instagram: 'https://www.instagram.com/saltwood.example.ca',
    },
    US: {
      facebook: 'https://www.facebook.com/saltwood.example.us',
      twitter: 'https://x.com/saltwood_example_us',
      instagram: 'https://www.instagram.com/saltwood.example.us',
    },
  },
  legal: {
    privacy: link('Privacy', page('privacy')),
    terms: link('Terms', page('terms')),
    accessibility: link('Accessibility', page('accessibility')),
  },
  properties: link('Our properties', 'https://saltwood.example/'),
}
