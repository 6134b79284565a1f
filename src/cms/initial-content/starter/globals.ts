import { SHORT_NAME } from '../../content/short-name.ts'
import { link, page } from '../authored.ts'
import { type IdLookup, targetInput } from '../resolve.ts'
import { richTextFromProse } from '../rich-text.ts'
import type { Values } from '../store.ts'

const LOCATIONS = link('Locations', page('location-listing-page'))
const GROUPS = link('Group bookings', page('location-group-bookings-page'))

/** Links of the header's menu and of the footer's only column. */
const MENU = [LOCATIONS, GROUPS]

/** Initial values of the global `settings` of a new group. */
export const starterSettings = { shortName: SHORT_NAME, timeZone: 'America/Toronto' } as const

/** The documents of a new group that exist once, by slug. They link to none of its pages with gaps. */
export const starterGlobals: Record<string, (ids: IdLookup) => Values> = {
  header: (ids) => ({
    menu: MENU.map(({ link: linkText, to }) => ({ linkText, link: targetInput(to, ids) })),
    primaryButtons: [{ reserveButtonText: 'Reserve', orderButtonText: 'Order' }],
  }),
  footer: (ids) => ({
    slices: [
      {
        ...{ blockType: 'footer_links', title: 'Eat' },
        items: MENU.map(({ link: linkText, to }) => ({ linkText, linkUrl: targetInput(to, ids) })),
      },
    ],
  }),
  // Titles say the page alone until the group has entered its own words.
  'seo-template': () => ({}),
  'not-found-page': (ids) => ({
    title: 'This page is not here',
    description: 'It may have moved. Every restaurant is in the list.',
    cta: targetInput(page('location-listing-page'), ids),
    ctaText: 'Find a restaurant',
  }),
  cookies: () => ({
    enabled: true,
    description: richTextFromProse(
      'Cookies remember your restaurant and the notices you closed. Videos and maps load from other sites only if you agree.',
    ),
  }),
  settings: () => starterSettings,
}
