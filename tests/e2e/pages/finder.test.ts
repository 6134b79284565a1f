import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { violations } from '#tests/support/axe.ts'
import { atBothWidths, hydrated, type VisitOptions } from '#tests/support/browser.ts'
import { test as browserTest } from '#tests/support/browser-test.ts'
import { expectAccessible, tabTo } from '#tests/support/guest.ts'
import { press } from '#tests/support/keyboard.ts'

/** A phone on its side. */
const ON_ITS_SIDE = { width: 844, height: 390 }
const BURNABY = { latitude: 49.2488, longitude: -122.9805 }
const SEATTLE = { country: 'US', city: 'Seattle', latitude: 47.6062, longitude: -122.3321 }
const AROUND_VANCOUVER = ['burrard', 'kitsilano', 'metrotown', 'richmond', 'west-van']

/** Opens a page, by default on a phone and in the tab that is kept for that. */
const test = browserTest.extend('open', ({ look, site }) => {
  return async (path: string, options: VisitOptions = {}) => {
    const { page } = await look({ width: 390, reducedMotion: 'reduce', ...options })
    await page.goto(site.url + path)
    if (options.javaScriptEnabled !== false) await hydrated(page)
    return partsOf(page)
  }
})

/** The finder's parts, and what its list and its map show. */
function partsOf(page: Page) {
  const main = page.locator('main')
  const map = main.getByRole('navigation', { name: 'Map of the restaurants' })
  const lines = main.locator('[data-location-tile]')
  const listed = () =>
    lines.evaluateAll((all) => all.map((one) => one.getAttribute('data-location-tile') ?? ''))
  const marked = () =>
    map
      .locator('[data-mark]')
      .evaluateAll((all) => all.flatMap((one) => one.getAttribute('data-mark')?.split(' ') ?? []))
  return {
    ...{ page, main, map, lines, listed },
    heading: main.locator('#restaurants h2'),
    /** As they are shown, one a line. */
    distances: (within = lines) =>
      within.locator('[data-unit]').filter({ visible: true }).allTextContents(),
    async expectAgreement() {
      // The map of a phone is fetched when the list changes (decision 81).
      await expect.poll(async () => (await marked()).sort()).toEqual((await listed()).sort())
    },
    async searchFor(text: string) {
      await main.getByLabel('City or postal code').fill(text)
      await main.getByRole('button', { name: 'Search' }).click()
    },
  }
}

describe('finding a restaurant', () => {
  test.for([390, 1440])(
    'by a postal code, at %i px: the nearest first, on the list and on the map',
    async (width, { open }) => {
      const finder = await open('/locations', { width })
      const { page, listed, expectAgreement, searchFor, heading, distances } = finder
      expect(await listed()).toHaveLength(18)
      await expectAgreement()
      expect(await violations(page)).toEqual([])
      const found = page.waitForURL('**/locations?near=*')
      await searchFor('v5h 2a9')
      await found
      await heading.getByText('Nearest to V5H, Burnaby, BC').waitFor()
      await expect.poll(listed).toHaveLength(5)
      expect((await listed())[0]).toBe('metrotown')
      expect((await listed()).sort()).toEqual(AROUND_VANCOUVER)
      await expectAgreement()
      for (const distance of await distances()) expect(distance).toMatch(/ k?m$/)
      expect(await violations(page)).toEqual([])
      const overflow = await page.evaluate(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      )
      expect(overflow).toBe(0)
    },
  )

  test('begins on the first screen of a phone on its side', async ({ open }) => {
    const { lines } = await open('/locations', ON_ITS_SIDE)
    const name = await lines.first().getByRole('link').first().boundingBox()
    expect((name?.y ?? 0) + (name?.height ?? 0)).toBeLessThanOrEqual(ON_ITS_SIDE.height)
  })

  test('by their own position, only when they ask for it, which goes nowhere', async ({
    begin,
    site,
  }) => {
    const { page, context } = await begin({ width: 390, reducedMotion: 'reduce' })
    await page.goto(`${site.url}/locations`)
    await hydrated(page)
    const { main, listed, heading, expectAgreement } = partsOf(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`))
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation(BURNABY)
    expect(await listed()).toHaveLength(18)
    await main.getByRole('button', { name: 'Use my location' }).click()
    await heading.getByText('Nearest to you').waitFor()
    expect((await listed())[0]).toBe('metrotown')
    expect((await listed()).sort()).toEqual(AROUND_VANCOUVER)
    await expectAgreement()
    expect(asked.filter((request) => /49\.2|122\.9/.test(request))).toEqual([])
    await expectAccessible(page, 'the list by position')
    await main.getByRole('button', { name: 'Back to the full list' }).click()
    await expect.poll(listed).toHaveLength(18)
  })

  test('leads from a mark to its line, and marks both', async ({ open }) => {
    const { page, main, map } = await open('/locations?near=Vancouver')
    const mark = map.locator('[data-mark="richmond"]')
    await atBothWidths(page, async (width) => {
      const box = await mark.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), `${width} px`).toBeGreaterThanOrEqual(24)
    })
    const line = main.locator('#at-richmond')
    await tabTo(page, mark)
    await expect.poll(() => line.getAttribute('data-active')).toBe('true')
    await press(page, 'Enter')
    await expect.poll(() => new URL(page.url()).hash).toBe('#at-richmond')
    const link = line.getByRole('link', { name: 'Richmond', exact: true })
    await link.focus()
    await expect.poll(() => mark.getAttribute('data-active')).toBe('true')
  })

  test.for([390, 1440])(
    'says whose restaurant this is, and is one tap from another, at %i px',
    async (width, { open }) => {
      for (const path of ['/locations/burrard/menu', '/locations/burrard']) {
        const { page } = await open(path, { width })
        const other = page
          .locator('body > header')
          .getByRole('link', { name: /Not your restaurant\?|Change$/ })
          .filter({ visible: true })
        await other.click()
        await page.waitForURL('**/locations')
      }
      const { page } = await open('/locations/burrard?reserve=burrard', { width })
      const panel = page.getByRole('dialog', { name: 'Reserve' })
      await panel.getByRole('link', { name: 'Not your restaurant?' }).click()
      await page.waitForURL('**/locations')
      await panel.waitFor({ state: 'hidden' })
    },
  )
})

test('a guest who cannot be found is told so, and goes on by typing', async ({ begin, site }) => {
  const { page, context } = await begin({ width: 390, reducedMotion: 'reduce' })
  await page.goto(`${site.url}/locations`)
  await hydrated(page)
  await context.clearPermissions()
  const { main, listed, heading, searchFor } = partsOf(page)
  await main.getByRole('button', { name: 'Use my location' }).click()
  await main.getByText('A city or postal code works too.').waitFor()
  expect(await listed()).toHaveLength(18)
  await searchFor('Montréal')
  await heading.getByText('Nearest to Montréal, QC').waitFor()
  await expect.poll(async () => (await listed())[0]).toBe('byward')
})

describe('a search', () => {
  test('tells places of one name apart, and offers the other', async ({ open }) => {
    const { main, listed, heading, distances, expectAgreement } = await open(
      '/locations?near=Portland',
      { width: 1440 },
    )
    expect(await heading.textContent()).toBe('Nearest to Portland, OR')
    expect(await listed()).toEqual(['pearl'])
    await main.getByRole('link', { name: 'Portland, ME' }).click()
    await heading.getByText('Nearest to Portland, ME').waitFor()
    const note = main.locator('#restaurants p', { hasText: 'These are the nearest.' })
    await expect.poll(() => distances(note)).toEqual(['160 km'])
    expect(await listed()).toHaveLength(3)
    await expectAgreement()
    await main.getByRole('link', { name: 'See all restaurants' }).click()
    await expect.poll(listed).toHaveLength(18)
  })

  test('that finds nothing says so, keeps what was typed, and shows everything', async ({
    open,
  }) => {
    const { page, heading, listed } = await open('/locations?near=xyzzy')
    expect(await heading.textContent()).toBe('We could not find that place')
    await expect.poll(() => page.getByLabel('City or postal code').inputValue()).toBe('xyzzy')
    expect(await listed()).toHaveLength(18)
    expect(await violations(page)).toEqual([])
  })

  test('keeps the filter, and the filter keeps the search', async ({ open }) => {
    const { main, listed } = await open('/locations?near=Seattle&country=CA', { width: 1440 })
    expect(await listed()).not.toContain('pike-street')
    expect(await main.getByLabel('Country').inputValue()).toBe('CA')
    await main.getByLabel('Country').selectOption('US')
    await main.getByRole('button', { name: 'Show locations' }).click()
    await expect.poll(listed).toEqual(['pike-street', 'bellevue'])
  })

  test('is in miles for a guest in the USA, also of what is in Canada', async ({ open }) => {
    const list = await open('/locations?near=V6Z', { place: SEATTLE })
    for (const distance of await list.distances()) expect(distance).toMatch(/ mi$/)
    expect(await list.distances(list.main.locator('#restaurants'))).toEqual(['99 mi'])
    const { distances } = await open('/locations/kitsilano', { place: SEATTLE })
    for (const distance of await distances()) expect(distance).toMatch(/ mi$/)
    expect(await distances()).toHaveLength(2)
  })

  test('works without JavaScript, with the map', async ({ open }) => {
    const { page, main, listed, heading, distances, expectAgreement, searchFor } = await open(
      '/locations',
      { javaScriptEnabled: false },
    )
    await searchFor('98101')
    await page.waitForURL('**/locations?near=98101')
    expect(await heading.textContent()).toBe('Nearest to 98101, Seattle, WA')
    expect(await listed()).toEqual(['pike-street', 'bellevue'])
    for (const distance of await distances()) expect(distance).toMatch(/ mi$/)
    await expectAgreement()
    expect(await main.getByRole('button', { name: 'Use my location' }).isVisible()).toBe(false)
  })
})
