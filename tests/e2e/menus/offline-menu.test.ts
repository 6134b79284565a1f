import { describe, expect } from 'vitest'
import { atBothWidths, forget, quiet, type Visit } from '#tests/support/browser.ts'
import { test } from '#tests/support/browser-test.ts'
import { kept, opened } from '#tests/support/menus/kept-menus.ts'

const MENU = '/locations/kitsilano/touchless-menu'
const AGE = /^Saved copy from \d{1,2}:\d\d [ap]m; prices and dishes may have changed$/

/** Ends a visit that has been without a network, of which alone its browser may have complained. */
async function endWithoutNetwork(guest: Visit) {
  await guest.context.close()
  forget(guest, /ERR_INTERNET_DISCONNECTED/)
}

describe('a menu that was opened once', () => {
  test('is readable without a network, and says how old it is', async ({ begin, site }) => {
    const guest = await begin({ width: 390 })
    const { page, context } = guest
    await opened(page, `${site.url}${MENU}?utm_source=restaurant&table=12`)
    const items = page.locator('[data-item]')
    const notice = page.locator('[data-saved-copy]')
    const dishes = await items.count()
    expect(dishes).toBeGreaterThan(40)
    expect(await notice.count()).toBe(0)
    await context.setOffline(true)
    await page.reload()
    expect(await items.count()).toBe(dishes)
    expect(await notice.textContent()).toMatch(AGE)
    await atBothWidths(page, async (width) => {
      expect(await notice.isVisible(), `${width} px`).toBe(true)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide).toBeLessThanOrEqual(width)
    })
    const font = await page.locator('h1').evaluate((title) => getComputedStyle(title).fontFamily)
    expect(font.toLowerCase()).toContain('fraunces')
    // Nothing tells when the scripts work without a network, so it is pressed until they do.
    const open = page.locator('[data-open]')
    const panel = page.getByRole('button', { name: /^(Nutrition|Suggested): / }).first()
    await expect
      .poll(async () => {
        if ((await open.count()) === 0) await panel.click()
        return open.count()
      })
      .toBe(1)
    await context.setOffline(false)
    await page.reload()
    expect(await notice.count()).toBe(0)
    await endWithoutNetwork(guest)
  })

  test('is kept whole, also when it was narrowed last, and narrowed where it is shown', async ({
    begin,
    site,
  }) => {
    const guest = await begin({ width: 390 })
    const { page, context } = guest
    const vegan = `${site.url}${MENU}?diet=vegan`
    await opened(page, site.url + MENU)
    const dishes = page.locator('[data-item]')
    const whole = await dishes.count()
    // Rendered before it is asked for, because a copy is shown instead of an answer that takes long.
    expect((await fetch(vegan)).status).toBe(200)
    await page.goto(vegan)
    const few = await dishes.count()
    expect(few).toBeLessThan(whole)
    await context.setOffline(true)
    await page.goto(site.url + MENU)
    expect(await dishes.filter({ visible: true }).count()).toBe(whole)
    await page.goto(vegan)
    await page.getByRole('status').filter({ hasText: 'vegan.' }).waitFor()
    expect(await dishes.filter({ visible: true }).count()).toBe(few)
    await endWithoutNetwork(guest)
  })

  test('leaves every other page, the interface and soft navigation to the network', async ({
    begin,
    site,
  }) => {
    const guest = await begin({ width: 390 })
    const { page, context } = guest
    await opened(page, site.url + MENU)
    await context.setOffline(true)
    for (const path of ['/', '/locations/kitsilano', '/my/reservations/x', '/admin']) {
      const tab = await context.newPage()
      const failed = await tab.goto(site.url + path).catch((error: Error) => error.message)
      expect(failed, path).toContain('ERR_INTERNET_DISCONNECTED')
      await tab.close()
    }
    await page.goto(site.url + MENU)
    const refused = await page.evaluate(async (menu) => {
      const ask = (url: string, headers = {}) =>
        fetch(url, { headers }).then(
          () => 'answered',
          () => 'failed',
        )
      return [await ask('/api/locations'), await ask(menu), await ask(menu, { rsc: '1' })]
    }, MENU)
    expect(refused).toEqual(['failed', 'failed', 'failed'])
    await endWithoutNetwork(guest)
  })

  test('is one of the last three that are kept with what they are made of, and nothing else is', async ({
    begin,
    site,
  }) => {
    const { page } = await begin({ width: 390 })
    await opened(page, site.url + MENU)
    for (const uid of ['burrard', 'richmond', 'yorkville'])
      await opened(page, `${site.url}/locations/${uid}/menu`)
    const pages = async () => (await kept(page)).filter((path) => path.startsWith('/locations/'))
    await expect
      .poll(async () => (await pages()).sort())
      .toEqual(['burrard', 'richmond', 'yorkville'].map((uid) => `/locations/${uid}/menu`))
    const assets = (await kept(page)).filter((path) => !path.startsWith('/locations/'))
    expect(assets.length).toBeGreaterThan(5)
    expect(assets.filter((path) => !path.startsWith('/_next/static/'))).toEqual([])
  })

  test('is kept without the files of an older build', async ({ begin, site }) => {
    const { page } = await begin({ width: 390 })
    await opened(page, site.url + MENU)
    const old = '/_next/static/chunks/of-an-older-build.js'
    await page.evaluate(async (path) => {
      const [name = ''] = await caches.keys()
      await (await caches.open(name)).put(path, new Response('run()'))
    }, old)
    await page.reload()
    await expect.poll(() => kept(page)).not.toContain(old)
  })
})

test('pages that are no menus register nothing', async ({ begin, site }) => {
  const { page } = await begin({ width: 390 })
  await page.goto(`${site.url}/locations/kitsilano`)
  await quiet(page)
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0)
})
