import type { BrowserContext, Page } from 'playwright-core'
import { hydrated } from '#tests/support/browser.ts'
import { cardOf, fillCard } from '#tests/support/card.ts'
import { findTimes, holdTable, openPanel, panelOf } from '#tests/support/guest.ts'
import { firstName, GUEST, lastName, words } from '../marked-guest.ts'
import type { Kept } from '../read-stores.ts'

/** Looks for a restaurant by postal code, and books a table that a card vouches for, as a person does. */
export async function bookInBrowser(page: Page, site: string, uid: string): Promise<void> {
  await page.goto(`${site}/locations?utm_source=${words('link')}`)
  await hydrated(page)
  const main = page.locator('main')
  for (const text of [GUEST.postalCode, words('finder')]) {
    await main.getByLabel('City or postal code').fill(text)
    await main.getByRole('button', { name: 'Search' }).click()
  }
  await openPanel(page, site, uid)
  const { panel, people, firstName: first, lastName: last, phone, complete, thanks } = panelOf(page)
  await people.selectOption('5')
  await findTimes(page)
  await holdTable(page)
  await first.fill(firstName('browser booking'))
  await last.fill(lastName('browser booking'))
  await phone.fill(GUEST.phone)
  await panel
    .getByLabel(/^Email/)
    .first()
    .fill(GUEST.email)
  await panel
    .getByLabel(/request/i)
    .first()
    .fill(words('browser booking'))
  await fillCard(page)
  await cardOf(page).name.fill(GUEST.cardName)
  await cardOf(page).zip.fill(GUEST.cardPostalCode)
  await panel.getByLabel('Remember me on this device').check()
  await complete.click()
  await thanks.waitFor()
}

/** All that a browser keeps of a site: cookies, both storages, databases and caches. */
export async function readBrowser(context: BrowserContext, page: Page): Promise<Kept[]> {
  const cookies = (await context.cookies()).map(({ name, value }) => ({
    place: `browser/cookie ${name}`,
    content: value,
  }))
  const stored = await page.evaluate(async () => {
    const found: { place: string; content: string }[] = []
    const storages = { localStorage, sessionStorage }
    for (const [kind, storage] of Object.entries(storages)) {
      for (const [key, content] of Object.entries(storage))
        found.push({ place: `browser/${kind} ${key}`, content: `${key} ${content}` })
    }
    for (const { name } of await indexedDB.databases())
      found.push({ place: `browser/IndexedDB ${name}`, content: `${name}` })
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const content = await (await cache.match(request))?.text()
        found.push({ place: `browser/cache ${name}`, content: `${request.url} ${content}` })
      }
    }
    return found
  })
  return [...cookies, ...stored]
}
