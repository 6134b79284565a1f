import { expect } from 'vitest'
import { test } from '#tests/support/browser-test.ts'
import { PHONE, PLAIN } from '#tests/support/menus/menu-page.ts'
import { nodesOf } from '#tests/support/schema-org.ts'

const menuOf = (uid: string) => `/locations/${uid}/menu`

/** What a page tells search engines of an item: price and currency. */
function offered(html: string, dish: string) {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  const nodes = nodesOf([...scripts].map(([, json = '']) => JSON.parse(json)))
  const [offer] = (nodes.find(({ name }) => name === dish)?.offers ?? []) as {
    price: string
    priceCurrency: string
  }[]
  return [offer?.price, offer?.priceCurrency]
}

test.for([
  ['burrard', '$34', '34.00', 'CAD'],
  ['pike-street', '$31', '31.00', 'USD'],
] as const)(
  '%s has the prices of its zone, in its currency',
  async ([uid, shown, price, currency], { look, site }) => {
    const { page } = await look(PHONE)
    const opened = await page.goto(site.url + menuOf(uid))
    const dish = page.getByRole('listitem').filter({
      has: page.getByRole('heading', { name: 'Grilled Salmon', exact: true }),
    })
    expect(await dish.locator('data').first().textContent()).toBe(shown)
    expect(offered((await opened?.text()) ?? '', 'Grilled Salmon')).toEqual([price, currency])
  },
)

test.for([
  ['burrard', '3:00 PM'],
  ['pike-street', '2:00 PM'],
] as const)(
  '%s says when brunch is served there, without scripts too',
  async ([uid, end], { look, site }) => {
    const { page } = await look(PLAIN)
    await page.goto(site.url + menuOf(uid))
    const brunch = page.getByRole('region', { name: 'Weekend Brunch' })
    const head = await brunch.locator('header').textContent()
    expect(head).toContain(`Served until ${end}, Saturday and Sunday.`)
  },
)

test('an item of other zones is not on the page of a restaurant', async ({ site }) => {
  const read = async (uid: string) => (await fetch(site.url + menuOf(uid))).text()
  expect(await read('burrard')).toContain('data-item="albacore-crudo"')
  expect(await read('king-west')).not.toContain('data-item="albacore-crudo"')
})
