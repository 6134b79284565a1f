import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { expectFine, signedIn } from '#tests/support/admin.ts'
import { test as browserTest, ownSite } from '#tests/support/browser-test.ts'
import { expectAccessible } from '#tests/support/guest.ts'
import { PHONE, PLAIN } from '#tests/support/menus/menu-page.ts'
import { firstDish, html, isSoldOut, listening, marked } from '#tests/support/menus/sold-out.ts'
import { makeHost, makeStaff, signIn } from '#tests/support/staff.ts'

const MENU = '/locations/kitsilano/menu'

/**
 * - `site`: its clock stands at three in the afternoon, long before the service day ends.
 * - `host`: who works at the restaurant in Kitsilano.
 */
const test = browserTest
  .extend('site', { scope: 'file' }, ownSite({ at: '15:00' }))
  .extend('host', { scope: 'file' }, async ({ site }) => {
    const { staff } = inject('seeds').sqlite
    const other = await makeStaff(site, staff, { roles: ['editor'] })
    return makeHost(site, { ...staff, password: other.password }, 'kitsilano')
  })

/** The answer to what the host says next. */
const told = (page: Page) =>
  page.waitForResponse((reply) => reply.url().endsWith('/sold-out/set') && reply.ok())

describe('a host in the middle of service', () => {
  test('finds a dish, says with one tap that it is sold out, and takes it back', async ({
    begin,
    look,
    site,
    host,
  }) => {
    const { page: guest } = await begin(PHONE)
    await listening(guest, site.url + MENU)
    const desk = await begin({ width: 390, reducedMotion: 'reduce' })
    await signedIn(desk, site, host)
    const { page } = desk
    await page.goto(`${site.url}/admin`)
    const covers = page.getByRole('region', { name: 'Covers today' })
    await covers.getByRole('link', { name: 'Sold out' }).click()
    await page.getByRole('heading', { name: 'Sold out', exact: true }).waitFor()
    const buttons = page.getByRole('button', { name: /^Mark sold out: / })
    expect(await buttons.count()).toBeGreaterThan(40)
    await page.getByLabel('Find a dish or drink').fill('oyster')
    await expect.poll(() => buttons.count()).toBeLessThan(10)
    const label = await buttons.first().getAttribute('aria-label')
    const title = label?.replace('Mark sold out: ', '') ?? ''
    expect(title.toLowerCase()).toContain('oyster')

    await Promise.all([told(page), buttons.first().click()])
    await expect.poll(() => marked(guest, title)).toBe(true)
    const heard = guest.getByRole('status').filter({ hasText: `Sold out: ${title}.` })
    await heard.waitFor({ state: 'attached' })
    const said = page.getByRole('status')
    await said.filter({ hasText: `${title}: sold out.` }).waitFor()
    await page
      .getByText(/^Kim, \d+:\d\d [AP]M, until /)
      .first()
      .waitFor()
    // The dish says how it is, and its button what it will do; it stands among its own, and among what is sold out.
    const dish = page.getByRole('listitem').filter({ hasText: title }).first()
    await dish.getByText('Sold out', { exact: true }).waitFor()
    await dish.getByRole('button', { name: `Put back on: ${title}` }).waitFor()
    await expectFine(page, 'what is sold out, for hosts')
    await expectAccessible(guest, 'a menu with a dish that is sold out')

    // Pages that are loaded again, also without JavaScript.
    const { page: plain } = await look(PLAIN)
    for (const address of ['menu', 'touchless-menu', 'room-service-menu']) {
      const url = `${site.url}/locations/kitsilano/${address}`
      await expect.poll(() => isSoldOut(url)).toBe(true)
      await plain.goto(`${url}?utm_source=table`)
      expect(await marked(plain, title), address).toBe(true)
    }
    expect(await html(site.url + MENU)).toContain('"availability":"https://schema.org/SoldOut"')
    expect(await isSoldOut(`${site.url}/locations/burrard/menu`)).toBe(false)

    // A search within the menu does not look at the mark.
    const field = guest.getByRole('searchbox', { name: 'Search this menu' })
    await field.fill('sold out')
    await guest.getByRole('status').filter({ hasText: 'Showing none of' }).waitFor()
    await field.fill('')
    await expect.poll(() => marked(guest, title)).toBe(true)

    const undo = page.getByRole('button', { name: 'Undo' })
    await Promise.all([told(page), undo.click()])
    await expect.poll(() => marked(guest, title)).toBe(false)
    await expect.poll(() => isSoldOut(site.url + MENU)).toBe(false)
    await said.filter({ hasText: `${title}: back on.` }).waitFor()
    await page
      .getByText(/^Back on: Kim, /)
      .first()
      .waitFor()
  })

  test('flushes no page but the menus of the restaurant', async ({ site, host }) => {
    const { say } = await firstDish(await signIn(site, host), 'kitsilano')
    /** How often the site has rendered a page: each time it writes a line. */
    const rendered = (path: string) => site.log().split(`"path":"${path}"`).length - 1
    const menu = '/locations/kitsilano/room-service-menu'
    const others = ['/about', '/locations/kitsilano', '/locations/richmond/menu']
    const read = async (path: string) => {
      const before = rendered(path)
      await html(site.url + path)
      return before
    }
    await html(site.url + menu)
    for (const other of others) await html(site.url + other)
    await expect.poll(() => others.map(rendered)).toEqual([1, 1, 1])
    for (const soldOut of [true, false]) {
      await say(soldOut)
      for (const other of others) await read(other)
      // Its line is written after any line of theirs.
      const before = await read(menu)
      await expect.poll(() => rendered(menu)).toBe(before + 1)
      expect(others.map(rendered)).toEqual([1, 1, 1])
    }
  })
})
