import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { violations } from '#tests/support/axe.ts'
import { hydrated, type Visit, type VisitOptions } from '#tests/support/browser.ts'
import { tabTo } from '#tests/support/guest.ts'
import { press, SOON } from '#tests/support/keyboard.ts'
import { oneVisit } from '#tests/support/one-visit.ts'

const BURNABY = { latitude: 49.2488, longitude: -122.9805 }
const SEATTLE = { country: 'US', city: 'Seattle', latitude: 47.6062, longitude: -122.3321 }
const AROUND_VANCOUVER = ['burrard', 'kitsilano', 'metrotown', 'richmond', 'west-van']

const visits = oneVisit()
let guest: Visit
let page: Page

async function open(path: string, options: VisitOptions = {}): Promise<void> {
  guest = await visits.begin({ reducedMotion: 'reduce', ...options })
  page = guest.page
  await page.goto(inject('site') + path)
  if (options.javaScriptEnabled !== false) await hydrated(page)
}

const main = () => page.locator('main')
const map = () => main().getByRole('navigation', { name: 'Map of the restaurants' })
const lines = () => main().locator('[data-location-tile]')
const heading = () => main().locator('#restaurants h2')
const listed = () =>
  lines().evaluateAll((all) => all.map((one) => one.getAttribute('data-location-tile') ?? ''))
const marked = () =>
  map()
    .locator('[data-mark]')
    .evaluateAll((all) => all.flatMap((one) => one.getAttribute('data-mark')?.split(' ') ?? []))
/** As they are shown, one a line. */
const distances = (within = lines()) =>
  within.locator('[data-unit]').filter({ visible: true }).allTextContents()

async function expectAgreement(): Promise<void> {
  expect((await marked()).sort()).toEqual((await listed()).sort())
}

async function searchFor(text: string): Promise<void> {
  await main().getByLabel('City or postal code').fill(text)
  await main().getByRole('button', { name: 'Search' }).click()
}

describe.each([390, 1440])('finding a restaurant, at %i px', (width) => {
  test('by a postal code: the nearest first, on the list and on the map', async () => {
    await open('/locations', { width })
    expect(await listed()).toHaveLength(18)
    await expectAgreement()
    expect(await violations(page)).toEqual([])
    await searchFor('v5h 2a9')
    await page.waitForURL('**/locations?near=*')
    await heading().getByText('Nearest to V5H, Burnaby, BC').waitFor()
    await expect.poll(listed, SOON).toHaveLength(5)
    expect((await listed())[0]).toBe('metrotown')
    expect((await listed()).sort()).toEqual(AROUND_VANCOUVER)
    await expectAgreement()
    for (const distance of await distances()) expect(distance).toMatch(/ k?m$/)
    expect(await violations(page)).toEqual([])
    const overflow = await page.evaluate(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    )
    expect(overflow).toBe(0)
  })

  test('by their own position, only when they ask for it, which goes nowhere', async () => {
    await open('/locations', { width })
    const asked: string[] = []
    page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`))
    await guest.context.grantPermissions(['geolocation'])
    await guest.context.setGeolocation(BURNABY)
    expect(await listed()).toHaveLength(18)
    await main().getByRole('button', { name: 'Use my location' }).click()
    await heading().getByText('Nearest to you').waitFor()
    expect((await listed())[0]).toBe('metrotown')
    expect((await listed()).sort()).toEqual(AROUND_VANCOUVER)
    await expectAgreement()
    expect(asked.filter((request) => /49\.2|122\.9/.test(request))).toEqual([])
    expect(await violations(page)).toEqual([])
    await main().getByRole('button', { name: 'Back to the whole list' }).click()
    await expect.poll(listed, SOON).toHaveLength(18)
  })

  test('leads from a mark to its line, and marks both', async () => {
    await open('/locations?near=Vancouver', { width })
    const mark = map().locator('[data-mark="richmond"]')
    const box = await mark.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
    const line = main().locator('#at-richmond')
    await tabTo(page, mark)
    expect(await line.getAttribute('data-active')).toBe('true')
    await press(page, 'Enter')
    await expect.poll(() => new URL(page.url()).hash, SOON).toBe('#at-richmond')
    const link = line.getByRole('link', { name: 'Richmond', exact: true })
    await link.focus()
    await expect.poll(() => mark.getAttribute('data-active'), SOON).toBe('true')
  })

  test('says whose restaurant this is, and is one tap from another', async () => {
    for (const path of ['/locations/burrard/menu', '/locations/burrard']) {
      await open(path, { width })
      const other = page
        .locator('body > header')
        .getByRole('link', { name: /Not your restaurant\?|Change$/ })
        .filter({ visible: true })
      await other.click()
      await page.waitForURL('**/locations')
    }
    await open('/locations/burrard?reserve=burrard', { width })
    const panel = page.getByRole('dialog', { name: 'Reserve' })
    await panel.getByRole('link', { name: 'Not your restaurant?' }).click()
    await page.waitForURL('**/locations')
    await panel.waitFor({ state: 'hidden' })
  })
})

describe('a guest who cannot be found', () => {
  test('is told so, and goes on by typing', async () => {
    await open('/locations', { width: 390 })
    await guest.context.clearPermissions()
    await main().getByRole('button', { name: 'Use my location' }).click()
    await main().getByText('A city or a postal code does as well.').waitFor()
    expect(await listed()).toHaveLength(18)
    await searchFor('Montréal')
    await heading().getByText('Nearest to Montréal, QC').waitFor()
    await expect.poll(async () => (await listed())[0], SOON).toBe('byward')
  })
})

describe('a search', () => {
  test('tells places of one name apart, and offers the other', async () => {
    await open('/locations?near=Portland', { width: 1440 })
    expect(await heading().textContent()).toBe('Nearest to Portland, OR')
    expect(await listed()).toEqual(['pearl'])
    await main().getByRole('link', { name: 'Portland, ME' }).click()
    await heading().getByText('Nearest to Portland, ME').waitFor()
    const note = main().locator('#restaurants p', { hasText: 'These are the nearest.' })
    expect(await distances(note)).toEqual(['160 km'])
    expect(await listed()).toHaveLength(3)
    await expectAgreement()
    await main().getByRole('link', { name: 'See all restaurants' }).click()
    await expect.poll(listed, SOON).toHaveLength(18)
  })

  test('that finds nothing says so, keeps what was typed, and shows everything', async () => {
    await open('/locations?near=xyzzy', { width: 390 })
    expect(await heading().textContent()).toBe('We do not know that place')
    await expect.poll(() => page.getByLabel('City or postal code').inputValue()).toBe('xyzzy')
    expect(await listed()).toHaveLength(18)
    expect(await violations(page)).toEqual([])
  })

  test('keeps the filter, and the filter keeps the search', async () => {
    await open('/locations?near=Seattle&country=CA', { width: 1440 })
    expect(await listed()).not.toContain('pike-street')
    expect(await main().getByLabel('Country').inputValue()).toBe('CA')
    await main().getByLabel('Country').selectOption('US')
    await main().getByRole('button', { name: 'Show locations' }).click()
    await expect.poll(listed, SOON).toEqual(['pike-street', 'bellevue'])
  })

  test('is in miles for a guest in the USA, also of what is in Canada', async () => {
    await open('/locations?near=V6Z', { width: 390, place: SEATTLE })
    for (const distance of await distances()) expect(distance).toMatch(/ mi$/)
    expect(await distances(main().locator('#restaurants'))).toEqual(['99 mi'])
    await page.goto(`${inject('site')}/locations/kitsilano`)
    await hydrated(page)
    for (const distance of await distances()) expect(distance).toMatch(/ mi$/)
    expect(await distances()).toHaveLength(2)
  })

  test('works without JavaScript, with the map', async () => {
    await open('/locations', { width: 390, javaScriptEnabled: false })
    await searchFor('98101')
    await page.waitForURL('**/locations?near=98101')
    expect(await heading().textContent()).toBe('Nearest to 98101, Seattle, WA')
    expect(await listed()).toEqual(['pike-street', 'bellevue'])
    for (const distance of await distances()) expect(distance).toMatch(/ mi$/)
    await expectAgreement()
    expect(await main().getByRole('button', { name: 'Use my location' }).isVisible()).toBe(false)
  })
})
