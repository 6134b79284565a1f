import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { atBothWidths, forget, hydrated } from '#tests/support/browser.ts'
import { test } from '#tests/support/browser-test.ts'

const known = (page: Page, country: string) =>
  page.locator(`html[data-country="${country}"]`).waitFor({ state: 'attached' })
const footer = (page: Page) => page.getByRole('contentinfo')

const seattle = { country: 'US', city: 'Seattle', latitude: 47.6062, longitude: -122.3321 }
const paris = { country: 'FR', city: 'Paris', latitude: 48.8566, longitude: 2.3522 }

/** Addresses of the social links that the visitor sees. */
async function social(page: Page): Promise<string[]> {
  const links = footer(page).getByRole('link', { name: /on (Instagram|Facebook|Twitter)$/ })
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
  test.for([
    ['Canada', undefined, 'CA', canada],
    ['the United States', seattle, 'US', usa],
    ['any other country', paris, 'FR', canada],
  ] as const)(
    'are for a visitor from %s',
    async ([, place, country, expected], { begin, site }) => {
      const { page } = await begin({ place, reducedMotion: 'reduce' })
      await page.goto(`${site.url}/test`)
      await known(page, country)
      await expect.poll(() => social(page)).toEqual(expected)
    },
  )

  const selectPearl = { name: 'selected-location', value: 'pearl' }

  test('follow the visitor’s country also when a location is selected by cookie (spec:shell.social-country)', async ({
    begin,
    site,
  }) => {
    const { page, context } = await begin({ place: paris, reducedMotion: 'reduce' })
    await context.addCookies([{ ...selectPearl, url: site.url }])
    await page.goto(`${site.url}/test`)
    await known(page, 'FR')
    await expect.poll(() => social(page)).toEqual(canada)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.reload()
    await known(page, 'FR')
    expect(asked).not.toContain('/api/geolocation')
  })

  test('are those of the selected location’s country where geolocation fails', async ({
    begin,
    site,
  }) => {
    const guest = await begin({ reducedMotion: 'reduce' })
    const { page, context } = guest
    await context.route('**/api/geolocation', (route) => route.abort())
    await context.addCookies([{ ...selectPearl, url: site.url }])
    await page.goto(`${site.url}/test`)
    await known(page, 'US')
    await expect.poll(() => social(page)).toEqual(usa)
    forget(guest, /net::ERR_FAILED/)
  })

  test('are Canada’s without JavaScript', async ({ begin, site }) => {
    const { page } = await begin({ place: seattle, javaScriptEnabled: false })
    await page.goto(`${site.url}/test`)
    expect(await social(page)).toEqual(canada)
  })
})

describe('the footer', () => {
  test('has three columns with titles, legal, provider and properties links, and a copyright', async ({
    look,
    site,
  }) => {
    const { page } = await look({ reducedMotion: 'reduce' })
    await page.goto(`${site.url}/test`)
    await atBothWidths(page, async () => {
      const titles = await footer(page).getByRole('heading').allTextContents()
      expect(titles).toEqual(['Eat', 'Gather', 'Visit'])
      for (const name of [
        'Privacy',
        'Terms',
        'Accessibility',
        'Booking terms',
        'Booking privacy',
        'Our properties',
      ]) {
        await footer(page).getByRole('link', { name, exact: true }).waitFor()
      }
      await footer(page).getByText('© Saltwood Kitchen and Bar').waitFor()
    })
  })

  test('leads back to the top', async ({ look, site }) => {
    const { page } = await look({ reducedMotion: 'reduce' })
    await page.goto(`${site.url}/about`)
    await hydrated(page)
    await atBothWidths(page, async () => {
      await page.evaluate(() =>
        scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
      )
      await footer(page).getByRole('link', { name: 'Back to top' }).click()
      await expect.poll(() => page.evaluate('scrollY')).toBe(0)
      await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('top')
    })
  })
})
