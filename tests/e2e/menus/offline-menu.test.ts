import { rmSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { openBrowser, quiet, type Visit, visit } from '#tests/support/browser.ts'
import { type Site, startSite } from '#tests/support/site.ts'

const MENU = '/locations/kitsilano/touchless-menu'
const AGE = /^Saved copy from \d{1,2}:\d\d [ap]m; prices and dishes may have changed$/

let browser: Browser
let site: Site
beforeAll(async () => {
  ;[browser, site] = await Promise.all([openBrowser(), startSite({ seed: inject('seeds').sqlite })])
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
  rmSync(site?.dataDir, { recursive: true, force: true })
})

/** What browsers have kept, by the pathname of its address. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => new URL(url).pathname)
  })

/** Opens a menu and waits until the browser has kept it. */
async function opened(page: Page, address = MENU) {
  await page.goto(site.url + address)
  const [path = ''] = address.split('?')
  const wait = { timeout: 30_000, interval: 100 }
  await vi.waitFor(async () => expect(await kept(page)).toContain(path), wait)
}

describe.each([390, 1440])('a menu that was opened once, %i px wide', (width) => {
  let guest: Visit
  beforeAll(async () => {
    guest = await visit(browser, { width })
    await opened(guest.page, `${MENU}?utm_source=restaurant&table=12`)
  })
  afterAll(() => guest?.context.close())

  test('is readable without a network, and says how old it is', async () => {
    const { page, context, problems } = guest
    const dishes = await page.locator('[data-item]').count()
    expect(dishes).toBeGreaterThan(40)
    expect(await page.locator('[data-saved-copy]').count()).toBe(0)
    await context.setOffline(true)
    await page.reload()
    expect(await page.locator('[data-item]').count()).toBe(dishes)
    const notice = page.locator('[data-saved-copy]')
    expect(await notice.textContent()).toMatch(AGE)
    expect(await notice.isVisible()).toBe(true)
    const font = await page.locator('h1').evaluate((title) => getComputedStyle(title).fontFamily)
    expect(font.toLowerCase()).toContain('fraunces')
    await page
      .getByRole('button', { name: /^(Nutrition|Suggested): / })
      .first()
      .click()
    await page.locator('[data-open]').first().waitFor()
    expect(problems.filter((one) => !one.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
    await context.setOffline(false)
    await page.reload()
    expect(await notice.count()).toBe(0)
  })

  test('is kept whole, also when it was narrowed last, and narrowed where it is shown', async () => {
    const { page, context } = guest
    const dishes = page.locator('[data-item]')
    await page.goto(site.url + MENU)
    const whole = await dishes.count()
    await page.goto(`${site.url}${MENU}?diet=vegan`)
    const vegan = await dishes.count()
    expect(vegan).toBeLessThan(whole)
    await context.setOffline(true)
    await page.goto(site.url + MENU)
    expect(await dishes.filter({ visible: true }).count()).toBe(whole)
    await page.goto(`${site.url}${MENU}?diet=vegan`)
    await page.getByRole('status').filter({ hasText: 'vegan.' }).waitFor()
    expect(await dishes.filter({ visible: true }).count()).toBe(vegan)
    await context.setOffline(false)
  })

  test('leaves every other page, the interface and soft navigation to the network', async () => {
    const { page, context } = guest
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
    await context.setOffline(false)
  })

  test('keeps the last three menus and what they are made of, and nothing else', async () => {
    const { page } = guest
    for (const uid of ['burrard', 'richmond', 'yorkville']) {
      await opened(page, `/locations/${uid}/menu`)
    }
    await expect
      .poll(async () => (await kept(page)).filter((path) => path.startsWith('/locations/')).sort())
      .toEqual(['burrard', 'richmond', 'yorkville'].map((uid) => `/locations/${uid}/menu`))
    const assets = (await kept(page)).filter((path) => !path.startsWith('/locations/'))
    expect(assets.length).toBeGreaterThan(5)
    expect(assets.filter((path) => !path.startsWith('/_next/static/'))).toEqual([])
  })
})

test('files of an older build go when the menu of a new one is kept', async () => {
  const { page, context } = await visit(browser)
  await opened(page)
  const old = '/_next/static/chunks/of-an-older-build.js'
  await page.evaluate(async (path) => {
    const [name = ''] = await caches.keys()
    await (await caches.open(name)).put(path, new Response('run()'))
  }, old)
  await page.reload()
  await expect.poll(() => kept(page)).not.toContain(old)
  await context.close()
})

test('pages that are no menus register nothing', async () => {
  const { page, context } = await visit(browser)
  await page.goto(`${site.url}/locations/kitsilano`)
  await quiet(page)
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0)
  await context.close()
})

test('switched off it goes by itself, with all that it kept', async () => {
  const seed = { dataDir: site.dataDir }
  const { page, context } = await visit(browser)
  await opened(page)
  const { url } = site
  const port = new URL(url).port
  await site.kill()
  site = await startSite({
    seed,
    keep: true,
    env: { OFFLINE_MENUS: 'off', PORT: port, PUBLIC_URL: url },
  })
  await page.goto(url + MENU)
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ])
  await expect.poll(left, { timeout: 30_000 }).toEqual([0, 0])
  await page.reload()
  expect(await left()).toEqual([0, 0])
  await context.close()
})
