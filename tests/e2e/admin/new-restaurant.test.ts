import { expect, inject } from 'vitest'
import { expectFine, expectNoSidewaysScroll, signedIn } from '#tests/support/admin.ts'
import { violations } from '#tests/support/axe.ts'
import { atBothWidths } from '#tests/support/browser.ts'
import { test as browserTest, ownSite } from '#tests/support/browser-test.ts'
import { hand } from '#tests/support/hand.ts'
import { OWN_PASSWORD, signIn } from '#tests/support/staff.ts'
import { works } from '#tests/support/taken-over.ts'

const test = browserTest
  .extend('site', { scope: 'file' }, ownSite())
  .extend('owner', { scope: 'file' }, async ({ site }) => {
    const { staff } = inject('seeds').sqlite
    await signIn(site, staff)
    return { email: staff.email, password: OWN_PASSWORD }
  })

test.for([390, 1440])(
  'an administrator makes a new restaurant like Kitsilano, and sees what is left to fill in, at %i px',
  async (width, { look, owner, site }) => {
    const visit = await look({ width, reducedMotion: 'reduce' })
    await signedIn(visit, site, owner)
    const { page } = visit
    await page.goto(`${site.url}/admin/collections/locations`)
    const { did, tap, type, choose } = hand()
    await tap(page.getByRole('link', { name: /^Create new/i }).first())
    await works(page.getByLabel('Title'))
    await expectFine(page, 'a new location')
    await type(page.getByLabel('Title'), `Kitsilano East ${width}`)
    await choose(page.getByLabel('Like', { exact: true }), 'Kitsilano')
    await tap(page.getByRole('button', { name: 'Make the draft' }))

    const panel = page.getByRole('region', { name: 'Before guests come' })
    await panel.getByText('Its address, with city and postal code').waitFor()
    await panel.getByText('It is not published: guests do not see it').waitFor()
    expect(did).toEqual({ taps: 3, typed: 1 })
    // What it has of the other one is not missing.
    for (const there of ['Opening hours', 'A menu', 'Booking hours'])
      expect(await panel.getByText(there).count()).toBe(0)
    await atBothWidths(page, async (width) => {
      expect(await violations(page, 'section[class*="missing"]')).toEqual([])
      await expectNoSidewaysScroll(page, 'what a new restaurant misses', width)
    })
    await page.locator('#field-address').fill('12 Yew Street')
    await page.locator('#field-city').fill('Vancouver')
    await page.locator('#field-postalCode').fill('V6K 1A2')
    await panel.getByText('Its address, with city and postal code').waitFor({ state: 'detached' })
  },
)
