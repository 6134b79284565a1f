import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { violations } from '#tests/support/axe.ts'
import { hydrated } from '#tests/support/browser.ts'
import { test } from '#tests/support/browser-test.ts'
import { watchShifts } from '#tests/support/shifts.ts'

/** A phone upright and on its side, and a laptop. */
const SCREENS = [
  [390, 844],
  [844, 390],
  [1440, 900],
] as const

const AT = String.raw`(\d{1,2}(:\d\d)? [AP]M|noon|midnight)`
const STATE = new RegExp(`^(Open until ${AT}|Closed, opens( [A-Z][a-z]+day)? at ${AT}|Closed)$`)

const own = (uid: string, url: string) => ({ name: 'selected-location', value: uid, url })

/** How far down a part of the page ends, in pixels of the unscrolled window. */
async function bottomOf(part: Locator): Promise<number> {
  const box = await part.boundingBox()
  if (!box) throw new Error('it is not on the page')
  return box.y + box.height
}

describe('a restaurant’s page begins with the essentials', () => {
  test.for(SCREENS)(
    'until when it is open, where it is, Call, Directions and Book, at %i × %i',
    async ([width, height], { look, site }) => {
      const { page } = await look({ width, height, reducedMotion: 'reduce' })
      await page.goto(`${site.url}/locations/burrard`)
      await hydrated(page)
      const hero = page.getByRole('region', { name: 'Burrard', exact: true })
      const essentials = hero.getByRole('list', { name: 'At a glance' })
      const said = await essentials.getByRole('listitem').allTextContents()
      expect(said[0]).toMatch(STATE)
      expect(said.slice(1).join(' ')).toMatch(
        /^1088 Lantern Street Call \d{3}-\d{3}-\d{4} Directions/,
      )
      const call = essentials.getByRole('link', { name: 'Call', exact: false })
      expect(await call.getAttribute('href')).toBe('tel:6045550112')
      const way = essentials.getByRole('link', { name: /^Directions/ })
      expect(await way.getAttribute('href')).toContain('maps')
      const book = hero.getByRole('link', { name: 'Book a Table' })
      for (const part of [essentials, book]) {
        expect(await bottomOf(part), `at ${width} × ${height}`).toBeLessThanOrEqual(height)
      }
    },
  )

  test('also where no scripts run', async ({ look, site }) => {
    const { page } = await look({ width: 390, javaScriptEnabled: false })
    await page.goto(`${site.url}/locations/burrard`)
    expect(await page.locator('main [data-open]').textContent()).toMatch(STATE)
  })
})

test('an email address is broken before its @ or nowhere', async ({ begin, site }) => {
  const { page } = await begin({ reducedMotion: 'reduce' })
  await page.goto(`${site.url}/locations/stephen-avenue`)
  await page.evaluate(() => document.fonts.ready)
  const address = page.locator('main a[href^="mailto:"]').first()
  for (const width of [320, 390, 768, 1024, 1440, 1880]) {
    await page.setViewportSize({ width, height: 900 })
    // Drawn at its new width.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))),
    )
    const begun = await address.evaluate((link) => {
      const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      let line = Number.NaN
      while (texts.nextNode()) {
        const node = texts.currentNode as Text
        for (let at = 0; at < node.length; at++) {
          const range = document.createRange()
          range.setStart(node, at)
          range.setEnd(node, at + 1)
          const { top } = range.getBoundingClientRect()
          if (top !== line) found.push(node.data.charAt(at))
          line = top
        }
      }
      return found
    })
    expect(
      begun.slice(1).filter((letter) => letter !== '@'),
      `at ${width} px`,
    ).toEqual([])
  }
})

describe('the home page has the guest’s own restaurant under its hero', () => {
  const stripOf = (page: Page) => page.getByRole('region', { name: 'Your restaurant' })

  test.for(SCREENS)(
    'with today’s hours, its address, Book, Menu and Order, at %i × %i',
    async ([width, height], { begin, site }) => {
      const { page, context } = await begin({ width, height, reducedMotion: 'reduce' })
      await context.addCookies([own('king-west', site.url)])
      const shifts = await watchShifts(page)
      await page.goto(site.url)
      const strip = stripOf(page)
      await strip.getByRole('link', { name: 'King West', exact: true }).waitFor()
      await expect.poll(() => strip.locator('[data-open]').textContent()).toMatch(STATE)
      await strip.getByText(/^Today /).waitFor()
      await strip
        .getByText('380 King Street West')
        .or(strip.getByText(/Toronto/))
        .first()
        .waitFor()
      const hrefs = await strip
        .getByRole('link')
        .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
      expect(hrefs).toContain('/locations/king-west')
      expect(hrefs).toContain('/locations/king-west/menu')
      expect(await shifts(), 'what moved').toBe(0)
      const [hero, box] = [
        await page.locator('main section').first().boundingBox(),
        await strip.boundingBox(),
      ]
      expect(box?.y).toBeCloseTo((hero?.y ?? 0) + (hero?.height ?? 0), 0)
      expect(await violations(page)).toEqual([])
      await strip.getByRole('link', { name: 'Book a Table' }).click()
      await page.waitForURL('**/?reserve=king-west')
    },
  )

  test('says where to find one, and leads to all that it can, where no scripts run', async ({
    look,
    site,
  }) => {
    const { page } = await look({ width: 390, javaScriptEnabled: false })
    await page.goto(site.url)
    const strip = stripOf(page)
    for (const [name, href] of [
      ['Find a restaurant', '/locations'],
      ['Book a Table', '/reservation'],
      ['Menu', '/menu'],
      ['Order', '/order'],
    ] as const) {
      const link = strip.getByRole('link', { name, exact: true })
      expect(await link.isVisible(), name).toBe(true)
      expect(await link.getAttribute('href')).toBe(href)
    }
  })

  test('keeps its name and its ways on where the rest of it cannot be had', async ({
    begin,
    site,
  }) => {
    const guest = await begin({ width: 390, reducedMotion: 'reduce' })
    const { page, context } = guest
    guest.expected.push(/today/, /Failed to load resource/)
    await context.addCookies([own('king-west', site.url)])
    await page.route('**/api/locations/*/today', (route) => route.fulfill({ status: 503 }))
    await page.goto(site.url)
    const strip = stripOf(page)
    await strip.getByRole('link', { name: 'King West', exact: true }).waitFor()
    await strip.getByRole('link', { name: 'Hours and address' }).waitFor()
    await strip.getByRole('link', { name: 'Menu', exact: true }).click()
    await page.waitForURL('**/locations/king-west/menu')
  })
})

describe('the finder', () => {
  test.for(SCREENS)(
    'says of each restaurant whether it is open, at %i × %i',
    async ([width, height], { look, site }) => {
      const { page } = await look({ width, height, reducedMotion: 'reduce' })
      await page.goto(`${site.url}/locations`)
      await hydrated(page)
      const rows = page.locator('main [data-location-tile]')
      const soon = rows.filter({ hasText: 'Coming soon' })
      const states = await rows.locator('[data-open]').allTextContents()
      expect(states.length).toBe((await rows.count()) - (await soon.count()))
      for (const state of states) expect(state).toMatch(STATE)
    },
  )

  test('has its first row on a phone’s first screen, and the map below it', async ({
    look,
    site,
  }) => {
    const { page } = await look({ width: 390, reducedMotion: 'reduce' })
    let asked = 0
    page.on('request', (request) => {
      if (request.method() === 'HEAD') asked += 1
    })
    await page.goto(`${site.url}/locations`)
    await hydrated(page)
    await expect.poll(() => asked).toBeGreaterThan(0)
    // Once for all lines, and once for the notices.
    expect(asked).toBeLessThanOrEqual(2)
    const end = await bottomOf(page.locator('main [data-location-tile]').first())
    expect(end).toBeLessThanOrEqual(844)
    const map = await page.getByRole('navigation', { name: 'Map of the restaurants' }).boundingBox()
    expect(map?.y).toBeGreaterThanOrEqual(end)
  })

  test.for([390, 1440])(
    'draws no more of the map than where there are restaurants, at %i px',
    async (width, { look, site }) => {
      const { page } = await look({ width, reducedMotion: 'reduce' })
      await page.goto(`${site.url}/locations`)
      await hydrated(page)
      const map = page.getByRole('navigation', { name: 'Map of the restaurants' })
      const marks = await map
        .locator('[data-mark]')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y))
      const drawn = await map.locator('[data-drawing]').boundingBox()
      const spread = Math.max(...marks) - Math.min(...marks)
      expect(drawn?.height).toBeLessThanOrEqual(spread * 4)
    },
  )

  test('has one number on each mark, the restaurants that it stands for', async ({
    look,
    site,
  }) => {
    const { page } = await look({ reducedMotion: 'reduce' })
    await page.goto(`${site.url}/locations`)
    await hydrated(page)
    const marks = page.locator('main [data-mark]')
    const several = await marks.evaluateAll((all) =>
      all.map((one) => ({
        label: one.querySelector('[aria-hidden]')?.textContent ?? '',
        count: one.getAttribute('data-mark')?.split(' ').length ?? 0,
      })),
    )
    for (const { label, count } of several) {
      expect(label).toMatch(/^\d+$/)
      if (count > 1) expect(label).toBe(String(count))
    }
    expect(several.some(({ count }) => count > 1)).toBe(true)
  })
})
