import type { Page } from 'playwright-core'
import { hydrated, type VisitOptions } from '../browser.ts'

/** The menu that most tests read. */
export const MENU = '/locations/burrard/menu'

/** A guest whose browser keeps no menus for later and moves nothing. */
export const PHONE: VisitOptions = { width: 390, reducedMotion: 'reduce', serviceWorkers: 'block' }
export const LAPTOP: VisitOptions = { ...PHONE, width: 1440 }
/** The same phone without scripts. */
export const PLAIN: VisitOptions = { ...PHONE, javaScriptEnabled: false }

/** Opens a menu anew, whatever stood in the tab, and waits until its scripts work. */
export async function openMenu(page: Page, url: string): Promise<void> {
  // From the same page, an address with `#` would only be scrolled to.
  await page.goto('about:blank')
  await page.goto(url)
  await hydrated(page)
}

/** uids of the dishes and drinks that a guest sees. */
export const dishes = (page: Page) =>
  page
    .locator('[data-item]')
    .evaluateAll((cards) =>
      cards.flatMap((card) => (card.checkVisibility() ? [card.getAttribute('data-item')] : [])),
    )

/** What stands in the address after its path. */
export const search = (page: Page) => page.evaluate(() => location.search)

/** How much of the menu is shown, in words. */
export const status = (page: Page) =>
  page.getByRole('form', { name: 'Find on this menu' }).getByRole('status')

/** Waits until the page says how much it shows. */
export const says = (page: Page, text: string | RegExp) =>
  status(page).filter({ hasText: text }).waitFor()

/** A diet or an allergen that can be ticked. */
export const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })

export const openChoices = (page: Page) =>
  page.locator('summary', { hasText: 'Diet and allergens' }).click()

/** The bar with the category being read, and the slide-out that it opens. */
export const barOf = (page: Page) => page.getByRole('navigation', { name: 'Menu categories' })
export const toggleOf = (page: Page) => barOf(page).locator('button').first()
export const listOf = (page: Page) => page.getByRole('dialog', { name: 'Menu categories' })

/** Texts of those of the elements that are to be seen. */
export const seen = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) =>
      all.flatMap((one) => (one.checkVisibility() ? [one.textContent?.trim() ?? ''] : [])),
    )

/** How many dishes and drinks the HTML of a menu has. */
export const itemsIn = (html: string) => html.match(/ data-item="/g)?.length ?? 0
