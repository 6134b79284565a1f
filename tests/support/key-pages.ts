import type { Page } from 'playwright-core'
import type { PictureOptions } from './picture.ts'

/** A page, or a state of one, that says what the site looks like. */
export type KeyPage = PictureOptions & {
  name: string
  path: string
  /** Brings the page into its state. */
  act?(page: Page): Promise<unknown>
}

/** What depends on the day and the hour: whether a restaurant is open, its week, and its special days. */
export const HOURS =
  'p[data-open], p[data-open] + p, dl:has([data-weekday]), dl:has([data-weekday]) ~ details'
/** Days and times that can be chosen. */
const CHOICES = 'dialog select, dialog form ~ p'

const panel = (page: Page) => page.getByRole('dialog')

export const KEY_PAGES: readonly KeyPage[] = [
  { name: 'home', path: '/', hide: [HOURS] },
  { name: 'locations', path: '/locations', hide: [HOURS] },
  { name: 'location', path: '/locations/burrard', firstView: true, hide: [HOURS] },
  { name: 'menu', path: '/locations/burrard/menu', firstView: true },
  { name: 'coming-soon', path: '/locations/halifax' },
  {
    ...{ name: 'reserve', path: '/gift-cards?reserve=burrard', firstView: true, hide: [CHOICES] },
    act: (page) => panel(page).getByLabel('People').waitFor(),
  },
  {
    ...{ name: 'order', path: '/gift-cards?order=burrard', firstView: true },
    act: (page) =>
      panel(page)
        .getByRole('heading', { name: /^Order from/ })
        .waitFor(),
  },
  { name: 'news', path: '/news' },
  { name: 'post', path: '/news/fire-for-winter' },
  { name: 'about', path: '/about' },
  { name: 'careers', path: '/locations/burrard/careers' },
  { name: 'gift-cards', path: '/gift-cards' },
  { name: 'group-bookings', path: '/locations/burrard/group-bookings' },
  { name: 'contact', path: '/contact' },
  { name: 'not-found', path: '/404' },
]
