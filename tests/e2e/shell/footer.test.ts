import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { openBrowser, type VisitOptions, visit } from '#tests/support/browser.ts'

let browser: Browser
let context: BrowserContext
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())
afterEach(() => context.close())

const open = async (options: VisitOptions) => {
  const visited = await visit(browser, options)
  context = visited.context
  page = visited.page
}
const to = (path: string) => page.goto(inject('site') + path)
const known = (country: string) =>
  page.locator(`html[data-country="${country}"]`).waitFor({ state: 'attached' })
const footer = () => page.getByRole('contentinfo')

const seattle = { country: 'US', city: 'Seattle', latitude: 47.6062, longitude: -122.3321 }
const paris = { country: 'FR', city: 'Paris', latitude: 48.8566, longitude: 2.3522 }

/** Addresses of the social links that the visitor sees. */
async function social(): Promise<string[]> {
  const links = footer().getByRole('link', { name: /on (Instagram|Facebook|Twitter)$/ })
  const hrefs = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
  return hrefs.sort()
}
const canada = [
  'https://www.facebook.com/saltwood.example.ca',
  'https://www.instagram.com/saltwood.example.ca',
  'https://x.com/saltwood_example_ca',
]
const usa = canada.map((href) => href.replace(/\.ca$/, '.us').replace(/_ca$/, '_us'))

describe('the social links', () => {
  test.each([
    ['Canada', undefined, 'CA', canada],
    ['the United States', seattle, 'US', usa],
    ['any other country', paris, 'FR', canada],
  ])('are for a visitor from %s', async (_from, place, country, expected) => {
    await open({ place })
    await to('/test')
    await known(country)
    expect(await social()).toEqual(expected)
  })

  test('are those of the selected location’s country where a cookie decides', async () => {
    await open({})
    const cookie = { name: 'selected-location', value: 'pearl', url: inject('site') }
    await context.addCookies([cookie])
    await to('/test')
    await known('US')
    expect(await social()).toEqual(usa)
  })

  test('are Canada’s without JavaScript', async () => {
    await open({ place: seattle, javaScriptEnabled: false })
    await to('/test')
    expect(await social()).toEqual(canada)
  })
})

describe.each([390, 1440])('the footer at %i px', (width) => {
  test('has three columns with titles, legal, provider and properties links, and a copyright', async () => {
    await open({ width })
    await to('/test')
    expect(await footer().getByRole('heading').allTextContents()).toEqual([
      'Eat',
      'Gather',
      'Visit',
    ])
    for (const name of [
      'Privacy',
      'Terms',
      'Accessibility',
      'Booking terms',
      'Booking privacy',
      'A table to build on',
    ]) {
      await footer().getByRole('link', { name, exact: true }).waitFor()
    }
    await footer().getByText('© Saltwood Kitchen and Bar').waitFor()
  })

  test('leads back to the top', async () => {
    await open({ width })
    await to('/about')
    await known('CA')
    await page.evaluate(
      'scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" })',
    )
    await footer().getByRole('link', { name: 'Back to top' }).click()
    await expect.poll(() => page.evaluate('scrollY')).toBe(0)
    await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('top')
  })
})
