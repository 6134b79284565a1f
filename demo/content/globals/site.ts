import { page } from '#cms/initial-content/authored.ts'

/** `{title}` stands for the page, the location or the menu (spec:content.seo). */
export const seoTemplate = {
  genericTitleTemplate: '{title} | Saltwood',
  genericMetaDescription:
    'Saltwood is a coastal wood-fire kitchen and bar, with rooms from St. John’s to Phoenix.',
  genericKeywords: 'wood fire, seafood, grill, oysters, cocktails, restaurant, bar',
  restaurantPageTitle: 'Saltwood {title} | Wood-fire kitchen and bar',
  restaurantMetaDescription:
    'Saltwood {title}: opening hours, address, menu, and a table by the fire tonight.',
  restaurantKeywords: 'Saltwood {title}, restaurant, book a table, opening hours',
  menuPageTitle: 'Menu | Saltwood {title}',
  menuMetaDescription:
    'What we cook over wood at Saltwood {title}, with prices, allergens and pairings.',
  menuKeywords: 'Saltwood {title} menu, raw bar, wood-fired pizza, steak, cocktails',
}

export const notFoundPage = {
  title: 'The fire has moved',
  description: 'This page could not be found. The kitchen is still open, though.',
  cta: page('location-listing-page'),
  ctaText: 'Find your Saltwood',
}

export const cookieNotice = {
  enabled: true,
  description:
    'Cookies remember your restaurant and the notices you closed. Videos and maps load from other sites only if you agree. [Privacy](/privacy)',
}

export const settings = {
  shortName: 'Saltwood',
  timeZone: 'America/Vancouver',
  emailAddress: 'careers@saltwood.example',
  embedHosts: ['www.youtube-nocookie.com', 'player.vimeo.com'],
  jobSearch: { url: 'https://jobs.saltwood.example/search' },
  bookingTerms: { url: '/terms' },
  bookingPrivacy: { url: '/privacy' },
}
