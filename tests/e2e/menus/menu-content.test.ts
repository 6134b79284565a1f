import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { addDays, WEEKDAYS, wallTime, weekdayOf } from '#lib/opening-hours.ts'
import { logIn } from '#tests/support/admin.ts'
import { openBrowser, visit } from '#tests/support/browser.ts'
import { expectAccessible } from '#tests/support/guest.ts'
import { nodesOf } from '#tests/support/schema-org.ts'
import { type Site, startSite } from '#tests/support/site.ts'
import { type Ask, makeStaff, signIn } from '#tests/support/staff.ts'

let browser: Browser
let site: Site
let ask: Ask
let editor: { email: string; password: string }

beforeAll(async () => {
  browser = await openBrowser()
  const seed = inject('seeds').sqlite
  site = await startSite({ seed })
  editor = await makeStaff(site, seed.staff, { roles: ['editor'] })
  ask = await signIn(site, editor)
})
afterAll(async () => {
  await browser.close()
  await site.stop()
})

const menuOf = (uid: string) => `${site.url}/locations/${uid}/menu`

/** What the page tells search engines of an item: price and currency. */
async function offered(uid: string, dish: string) {
  const html = await (await fetch(menuOf(uid))).text()
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  const nodes = nodesOf([...scripts].map(([, json = '']) => JSON.parse(json)))
  const [offer] = (nodes.find(({ name }) => name === dish)?.offers ?? []) as {
    price: string
    priceCurrency: string
  }[]
  return [offer?.price, offer?.priceCurrency]
}

async function idOf(collection: string, uid: string): Promise<number> {
  const { docs } = (await ask('GET', `/${collection}?where[uid][equals]=${uid}&depth=0`)) as {
    docs: { id: number }[]
  }
  if (!docs[0]) throw new Error(`There is no ${uid} in ${collection}.`)
  return docs[0].id
}

describe.each([390, 1440])('a guest at %i px', (width) => {
  test('reads the prices of the restaurant’s zone, in its currency', async () => {
    const { page, context, problems } = await visit(browser, { width })
    const price = async (uid: string) => {
      await page.goto(menuOf(uid))
      const dish = page.getByRole('listitem').filter({
        has: page.getByRole('heading', { name: 'Grilled Salmon', exact: true }),
      })
      return dish.locator('data').first().textContent()
    }
    expect(await price('burrard')).toBe('$34')
    expect(await offered('burrard', 'Grilled Salmon')).toEqual(['34.00', 'CAD'])
    expect(await price('pike-street')).toBe('$31')
    expect(await offered('pike-street', 'Grilled Salmon')).toEqual(['31.00', 'USD'])
    expect(problems).toEqual([])
    await context.close()
  })

  test('reads when brunch is served there, without scripts too', async () => {
    const { page, context } = await visit(browser, { width, javaScriptEnabled: false })
    for (const [uid, end] of [
      ['burrard', '3:00 PM'],
      ['pike-street', '2:00 PM'],
    ] as const) {
      await page.goto(menuOf(uid))
      const brunch = page.getByRole('region', { name: 'Weekend Brunch' })
      const head = await brunch.locator('header').textContent()
      expect(head).toContain(`Served until ${end}, Saturday and Sunday.`)
    }
    await context.close()
  })
})

test('an item of other zones is not on the page of a restaurant', async () => {
  const page = async (uid: string) => (await fetch(menuOf(uid))).text()
  expect(await page('burrard')).toContain('data-item="albacore-crudo"')
  expect(await page('king-west')).not.toContain('data-item="albacore-crudo"')
})

describe('what is served only at certain times', () => {
  test('comes first while it is, and last and marked while it is not', async () => {
    const today = wallTime(Date.now(), 'America/Vancouver').date
    const around = [-1, 0, 1].map((days) => weekdayOf(addDays(today, days)))
    const set = async (days: readonly string[]) =>
      ask('PATCH', `/menu-categories/${await idOf('menu-categories', 'brunch')}`, {
        served: [{ days }],
        zoneServed: [],
      })
    const { page, context, problems } = await visit(browser, { width: 390 })
    const read = async () => {
      await page.goto(menuOf('burrard'))
      const titles = await page.locator('[data-menu-category] > header').allTextContents()
      const at = titles.findIndex((title) => title.startsWith('Weekend Brunch'))
      return { first: at === 0, last: at === titles.length - 1, words: titles[at] ?? '' }
    }
    await set(around)
    await expect
      .poll(read, { timeout: 20_000 })
      .toMatchObject({ first: true, words: expect.not.stringMatching(/now/i) })
    await expectAccessible(page, 'a menu with times')
    await set(WEEKDAYS.filter((day) => !around.includes(day)))
    await expect.poll(read, { timeout: 20_000 }).toMatchObject({
      last: true,
      words: expect.stringMatching(/Not now\. Served /),
    })
    await expectAccessible(page, 'a menu with a part that is not served')
    await page
      .getByRole('navigation', { name: 'Menu categories' })
      .getByRole('button')
      .first()
      .click()
    const slideOut = page.getByRole('dialog', { name: 'Menu categories' })
    await slideOut.getByRole('link', { name: 'Weekend Brunch Not now', exact: true }).waitFor()
    expect(await slideOut.getByText('Not now').count()).toBe(1)
    expect(problems).toEqual([])
    await context.close()
  })
})

describe('an editor', () => {
  test('drags a dish to another place, and the menu follows', async () => {
    const pasta = await idOf('menu-categories', 'pasta')
    const { page, context, problems } = await visit(browser, { width: 1440 })
    await page.goto(`${site.url}/admin`)
    await logIn(page, editor)
    await page.getByRole('heading', { name: 'Today at Saltwood' }).waitFor()
    await page.goto(`${site.url}/admin/collections/menu-categories/${pasta}`)
    const dishes = page.locator('#field-items .relationship--multi-value-label__text')
    const [first, second] = [dishes.nth(0), dishes.nth(1)]
    await second.waitFor()
    const before = await dishes.allTextContents()
    const [from, to] = [await second.boundingBox(), await first.boundingBox()]
    if (!from || !to) throw new Error('the dishes are not drawn')
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 })
    await page.mouse.up()
    const moved = [before[1], before[0], ...before.slice(2)]
    await expect.poll(() => dishes.allTextContents(), { timeout: 20_000 }).toEqual(moved)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const onPage = async () => {
      const html = await (await fetch(menuOf('burrard'))).text()
      const titles = [...html.matchAll(/href="#dish-[^"]+">([^<]+)</g)].map(([, title]) => title)
      return titles.filter((title) => moved.slice(0, 2).includes(title))
    }
    await expect.poll(onPage, { timeout: 20_000 }).toEqual(moved.slice(0, 2))
    expect(problems).toEqual([])
    await context.close()
  })

  test('sees where an item is used, and which items lack something', async () => {
    const item = await idOf('menu-items', 'fire-fries')
    await ask('PATCH', `/menu-items/${item}`, { allergensCheckedAt: null })
    const { page, context } = await visit(browser, { width: 1440 })
    await page.goto(`${site.url}/admin/login`)
    await logIn(page, editor)
    await page.waitForURL(`${site.url}/admin`)
    await page.goto(`${site.url}/admin/collections/menu-items/${item}`)
    const uses = page.getByRole('region', { name: 'Where it is used' })
    await uses.waitFor()
    const words = await uses.textContent()
    for (const use of ['Category: Sides', 'Category: After Ten', 'Menu: Coast', 'Menu: Harvest'])
      expect(words).toContain(use)
    await page.goto(`${site.url}/admin/menu-check?lacks=allergens`)
    const rows = page.getByRole('row')
    await rows.first().waitFor()
    expect((await rows.allInnerTexts()).slice(1)).toEqual([
      expect.stringMatching(/^Fries and Aioli\s+.*Sides.*\s+Allergen check/),
    ])
    await context.close()
  })
})
