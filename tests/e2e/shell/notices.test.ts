import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { violations } from '#tests/support/axe.ts'
import { hydrated, quiet } from '#tests/support/browser.ts'
import { test } from '#tests/support/browser-test.ts'
import { expectFocusOn, press } from '#tests/support/keyboard.ts'
import {
  banner,
  cookieNotice,
  cookieOf,
  cookieSettings,
  expectWeek,
  popup,
  withoutPatience,
} from '#tests/support/notices.ts'
import { openStill, pass } from '#tests/support/page-clock.ts'
import { watchShifts } from '#tests/support/shifts.ts'
import { draftCookie } from '#tests/support/staff.ts'

/** Paths of what a page asks for from now on. */
function askedBy(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  return asked
}

/** Whether somebody asked about a restaurant: the page knows whose it is. */
const isOfLocation = (path: string) => path.startsWith('/api/locations/')

describe.each([390, 1440])('the notices of a first visit at %i px', (width) => {
  test('come one after the other, are dialogs that everybody can use, and stay away for 7 days', async ({
    begin,
    site,
  }) => {
    const { page, context } = await begin({ width, notices: 'open' })
    const shifts = await watchShifts(page)
    await openStill(page, `${site.url}/privacy`)
    // The banner needs no delay; with it all that may be shown is known.
    await banner(page).waitFor()
    await pass(page, 999)
    expect(await cookieNotice(page).count()).toBe(0)
    await pass(page, 1)
    await cookieNotice(page).waitFor()
    // As long as it is not answered nothing else asks for the visitor (spec:shell.popup-quiet).
    await pass(page, 60_000)
    expect(await page.locator('dialog[open]').count()).toBe(0)
    await cookieNotice(page).getByRole('button', { name: 'Only necessary' }).dispatchEvent('click')
    await expect.poll(() => cookieNotice(page).count()).toBe(0)
    await expectWeek(context, 'cookie-notice', 'necessary')
    await pass(page, 1499)
    expect(await page.locator('dialog[open]').count()).toBe(0)
    await pass(page, 1)
    await popup(page).waitFor()
    await page.clock.resume()

    // The page stands still behind it, and did not jump when the banner came.
    const overflow = () => page.evaluate('getComputedStyle(document.documentElement).overflowY')
    expect(await overflow()).toBe('hidden')
    await expect
      .poll(() => page.evaluate('document.activeElement.closest("dialog") !== null'))
      .toBe(true)
    await expect.poll(() => page.evaluate('scrollY')).toBe(0)
    expect(await shifts()).toBe(0)
    expect((await popup(page).locator('[data-popup-card]').boundingBox())?.width).toBeCloseTo(
      width === 1440 ? 660 : width - 32,
      0,
    )
    expect(await violations(page)).toEqual([])

    expect(await cookieOf(context, 'popup-hearth-counter')).toBeUndefined()
    await page.keyboard.press('Escape')
    await popup(page).waitFor({ state: 'hidden' })
    await expectWeek(context, 'popup-hearth-counter', 'closed')
    await expect.poll(overflow).not.toBe('hidden')

    expect((await banner(page).boundingBox())?.y).toBe(0)
    await banner(page).getByRole('link', { name: 'See the plans' }).waitFor()
    expect(await violations(page)).toEqual([])
    await banner(page).getByRole('button', { name: 'Close the announcement' }).click()
    await expect.poll(() => banner(page).count()).toBe(0)
    await expectWeek(context, 'banner-halifax-in-spring', 'closed')
    expect(await page.evaluate('document.activeElement.id')).toBe('main')

    // Nothing of it comes again, and where all have been closed nothing is fetched for it.
    await context.addCookies([{ name: 'popup-letters', value: 'closed', url: site.url }])
    await page.goto(`${site.url}/about`)
    await hydrated(page)
    await page.clock.fastForward(60_000)
    expect(await page.locator('[data-notice], dialog[open]').count()).toBe(0)
    const later = await begin({ width, notices: 'open', reducedMotion: 'reduce' })
    await later.context.addCookies(await context.cookies())
    const asked = askedBy(later.page)
    await later.page.goto(`${site.url}/about`)
    await quiet(later.page)
    expect(asked.some(isOfLocation)).toBe(true)
    expect(asked).not.toContain('/api/notices')
    expect(await later.page.locator('[data-notice], dialog[open]').count()).toBe(0)
  })

  test('are answered with the keyboard alone', async ({ begin, site }) => {
    const { page, context } = await begin({ width, notices: 'open', reducedMotion: 'reduce' })
    await withoutPatience(page)
    await openStill(page, `${site.url}/privacy`)
    await banner(page).waitFor()
    await pass(page, 1000)
    await cookieNotice(page).waitFor()
    await page.clock.resume()
    const focused = () => page.evaluate('document.activeElement.textContent')
    const tabTo = async (name: string) => {
      for (let presses = 0; presses < 80 && (await focused()) !== name; presses++)
        await press(page, 'Tab')
      expect(await focused()).toBe(name)
    }
    await tabTo('Let me choose')
    await press(page, 'Enter')
    const films = cookieNotice(page).getByRole('checkbox', { name: /^Videos and maps/ })
    await expectFocusOn(films)
    expect(await violations(page)).toEqual([])
    await press(page, 'Space')
    await tabTo('Save choices')
    await press(page, 'Enter')
    await expectWeek(context, 'cookie-notice', 'necessary.embeds')
    await popup(page).waitFor()
    await press(page, 'Escape')
    await popup(page).waitFor({ state: 'hidden' })
    // Later there is a way to think again, at the end of every page.
    const settings = cookieSettings(page)
    await settings.focus()
    await press(page, 'Enter')
    await expect.poll(() => films.isChecked()).toBe(true)
    expect(await violations(page, '[data-notice="cookies"]')).toEqual([])
    await tabTo('Only necessary')
    await press(page, 'Enter')
    await expectWeek(context, 'cookie-notice', 'necessary')
    await expectFocusOn(settings)
  })
})

test('staff who look at a draft see what they have closed before', async ({ begin, site }) => {
  const { page, context } = await begin({ reducedMotion: 'reduce' })
  const [name = '', value = ''] = draftCookie(site, 'globals:banner').split('=')
  await context.addCookies([{ name, value, url: site.url }])
  await page.goto(`${site.url}/privacy`)
  await banner(page).waitFor()
  await banner(page).getByRole('button', { name: 'Close the announcement' }).click()
  await expect.poll(() => banner(page).count()).toBe(0)
  // Nothing comes over the slices that they look at one by one (spec:routes.simulator).
  const asked = askedBy(page)
  await page.goto(`${site.url}/slice-simulator`)
  await quiet(page)
  expect(asked.some(isOfLocation)).toBe(true)
  expect(asked).not.toContain('/api/notices')
})
