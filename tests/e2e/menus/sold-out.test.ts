import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { logIn } from '#tests/support/admin.ts'
import { violations } from '#tests/support/axe.ts'
import { openBrowser, type Visit, visit } from '#tests/support/browser.ts'
import { createDatabase } from '#tests/support/postgres.ts'
import { type Site, startSite } from '#tests/support/site.ts'
import { type Ask, type Host, makeHost, makeStaff, signIn } from '#tests/support/staff.ts'

const MENU = '/locations/kitsilano/menu'
/** What a host says shows on an open or reloaded page within a second. */
const SOON = { timeout: 1000, interval: 40 }
/** Readers without JavaScript see it within a minute, when the page was rendered. */
const WITHOUT_SCRIPT = { timeout: 60_000, interval: 100 }

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

/** The dish as the page shows it. */
const dish = (page: Page, title: string) =>
  page
    .locator('[data-item]')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
const marked = (page: Page, title: string) =>
  dish(page, title).getByText('Sold out', { exact: true }).isVisible()

/** Opens the menu and waits until it listens to what hosts say. */
async function listening(page: Page, url: string) {
  const line = page.waitForResponse((reply) => reply.url().endsWith('/sold-out'))
  await page.goto(url)
  expect((await line).status()).toBe(200)
}

const html = async (url: string) => (await fetch(url)).text()
const isSoldOut = async (url: string) => (await html(url)).includes('>Sold out<')

describe('a host in the middle of service', () => {
  let site: Site
  let host: Host
  beforeAll(async () => {
    const seed = inject('seeds').sqlite
    site = await startSite({ seed })
    const other = await makeStaff(site, seed.staff, { roles: ['editor'] })
    host = await makeHost(site, { ...seed.staff, password: other.password }, 'kitsilano')
  })
  afterAll(() => site?.stop())

  describe.each([390, 1440])('%i px wide', (width) => {
    let desk: Visit
    let guest: Visit
    let title = ''
    beforeAll(async () => {
      ;[desk, guest] = await Promise.all([
        visit(browser, { width }),
        visit(browser, { width, address: '203.0.113.20' }),
      ])
      await desk.page.goto(`${site.url}/admin`)
      await logIn(desk.page, host)
      await desk.page.waitForURL(/\/admin\/?$/)
      await listening(guest.page, site.url + MENU)
    })
    afterAll(async () => {
      await desk?.context.close()
      await guest?.context.close()
    })

    test('finds a dish of the menu and says with one tap that it is sold out', async () => {
      const { page } = desk
      const covers = page.getByRole('region', { name: 'Covers today' })
      await covers.getByRole('link', { name: 'Sold out' }).click()
      await page.getByRole('heading', { name: 'Sold out', exact: true }).waitFor()
      const all = await page.getByRole('button', { name: /^Sold out: / }).count()
      expect(all).toBeGreaterThan(40)
      await page.getByLabel('Find a dish or drink').fill('oyster')
      const first = page.getByRole('button', { name: /^Sold out: / }).first()
      title = ((await first.getAttribute('aria-label')) ?? '').replace('Sold out: ', '')
      expect(title.toLowerCase()).toContain('oyster')
      const told = page.waitForResponse((reply) => reply.url().endsWith('/sold-out/say'))
      await first.click()
      expect((await told).status()).toBe(200)
      await expect.poll(() => marked(guest.page, title), SOON).toBe(true)
      expect(await guest.page.getByRole('status').allTextContents()).toContain(
        `Sold out: ${title}.`,
      )
      await page
        .getByRole('status')
        .filter({ hasText: `${title}: sold out.` })
        .waitFor()
      await page
        .getByText(/^Kim, \d+:\d\d [AP]M, until /)
        .first()
        .waitFor()
    })

    test('is understood by everybody, on both sides', async () => {
      expect(await violations(desk.page, 'main')).toEqual([])
      expect(await violations(guest.page, '[data-item]')).toEqual([])
      for (const { page } of [desk, guest]) {
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(wide).toBeLessThanOrEqual(width)
      }
    })

    test('is seen on a page that is loaded again, also without JavaScript', async () => {
      await expect.poll(() => isSoldOut(site.url + MENU), WITHOUT_SCRIPT).toBe(true)
      const plain = await visit(browser, { width, javaScriptEnabled: false })
      for (const address of ['menu', 'touchless-menu', 'room-service-menu']) {
        const url = `${site.url}/locations/kitsilano/${address}`
        await expect.poll(() => isSoldOut(url), WITHOUT_SCRIPT).toBe(true)
        await plain.page.goto(`${url}?utm_source=table`)
        expect(await marked(plain.page, title), address).toBe(true)
      }
      await plain.context.close()
      expect(await html(site.url + MENU)).toContain('"availability":"https://schema.org/SoldOut"')
      expect(await isSoldOut(`${site.url}/locations/burrard/menu`)).toBe(false)
    })

    test('is not what a search within the menu looks at', async () => {
      const field = guest.page.getByRole('searchbox', { name: 'Search this menu' })
      await field.fill('sold out')
      await guest.page.getByRole('status').filter({ hasText: 'Showing none of' }).waitFor()
      await field.fill('')
      await expect.poll(() => marked(guest.page, title), SOON).toBe(true)
    })

    test('takes it back, and the page follows', async () => {
      const { page } = desk
      const told = page.waitForResponse((reply) => reply.url().endsWith('/sold-out/say'))
      await page.getByRole('button', { name: 'Undo' }).click()
      expect((await told).status()).toBe(200)
      await expect.poll(() => marked(guest.page, title), SOON).toBe(false)
      await expect.poll(() => isSoldOut(site.url + MENU), WITHOUT_SCRIPT).toBe(false)
      await page
        .getByRole('status')
        .filter({ hasText: `${title}: back on.` })
        .waitFor()
      await page
        .getByText(/^Back on: Kim, /)
        .first()
        .waitFor()
      expect([...desk.problems, ...guest.problems]).toEqual([])
    })

    test('flushes no page but the menus of the restaurant', async () => {
      const rendered = (part: string) => site.log().split(`"path":"${part}"`).length
      const others = ['/about', '/locations/kitsilano', '/locations/burrard/menu']
      for (const other of others) await html(site.url + other)
      const before = others.map(rendered)
      const { page } = desk
      const told = page.waitForResponse((reply) => reply.url().endsWith('/sold-out/say'))
      await page
        .getByRole('button', { name: `Sold out: ${title}` })
        .first()
        .click()
      await told
      const menus = rendered(MENU)
      await html(site.url + MENU)
      await expect.poll(() => rendered(MENU)).toBe(menus + 1)
      for (const other of others) await html(site.url + other)
      expect(others.map(rendered)).toEqual(before)
      await page
        .getByRole('button', { name: `Back on: ${title}` })
        .first()
        .click()
      await expect.poll(() => marked(guest.page, title), SOON).toBe(false)
    })
  })

  test('leaves no line open that keeps the site from ending', async () => {
    const own = await startSite({ seed: inject('seeds').sqlite })
    const { page, context } = await visit(browser)
    await listening(page, own.url + MENU)
    const began = performance.now()
    await own.stop()
    expect(performance.now() - began).toBeLessThan(10_000)
    await context.close()
  })
})

describe('two instances on Postgres', () => {
  let sites: Site[] = []
  let ask: Ask
  let drop = async () => {}
  beforeAll(async () => {
    const { databaseUrl = '', dataDir: seeded, staff } = inject('seeds').postgres
    const database = await createDatabase(databaseUrl, { template: true })
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'tableside-fleet-'))
    cpSync(seeded, dataDir, { recursive: true })
    const seed = { dataDir, databaseUrl: database.url }
    drop = async () => {
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    }
    sites = [await startSite({ seed, keep: true }), await startSite({ seed, keep: true })]
    ask = await signIn(sites[0] as Site, staff)
  })
  afterAll(async () => {
    for (const site of sites) await site.stop()
    await drop()
  })

  test('what is said on one is seen on open and on reloaded pages of the other within a second', async () => {
    const [, other] = sites as [Site, Site]
    const { docs } = (await ask('GET', '/locations?where[uid][equals]=kitsilano&depth=0')) as {
      docs: { id: number }[]
    }
    const location = docs[0]?.id
    const { menu } = (await ask('GET', `/sold-out/board?location=${location}`)) as {
      menu: { dishes: { id: string; title: string }[] }[]
    }
    const { id: item, title } = menu[0]?.dishes[0] ?? { id: '', title: '' }
    const { page, context } = await visit(browser, { width: 390 })
    await listening(page, other.url + MENU)
    expect(await isSoldOut(other.url + MENU)).toBe(false)
    for (const soldOut of [true, false]) {
      await ask('POST', '/sold-out/say', { location, item, soldOut })
      await expect.poll(() => marked(page, title), SOON).toBe(soldOut)
      await expect.poll(() => isSoldOut(other.url + MENU), WITHOUT_SCRIPT).toBe(soldOut)
    }
    await context.close()
  })
})
