import type { BrowserContext } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from '#tests/support/browser-test.ts'
import { expectAccessible } from '#tests/support/guest.ts'
import {
  banner,
  cookieOf,
  expectWeek,
  letters,
  popup,
  refuseCookies,
  withoutPatience,
} from '#tests/support/notices.ts'
import { openStill, pass } from '#tests/support/page-clock.ts'
import { keepMessages } from '#tests/support/passing-messages.ts'

/** Has the visitor set this location before. */
const settleIn = (context: BrowserContext, uid: string, url: string) =>
  context.addCookies([{ name: 'selected-location', value: uid, url }])

describe('the popup', () => {
  test('waits while somebody books and a minute longer, and while a form has input', async ({
    begin,
    site,
  }) => {
    const { page, context } = await begin({ notices: 'open', reducedMotion: 'reduce' })
    await refuseCookies(context, site.url)
    await openStill(page, `${site.url}/corporate-gift-cards?reserve=burrard`)
    const panel = page.getByRole('dialog', { name: 'Reserve' })
    const isOpen = async () => {
      await pass(page, 20)
      return panel.isVisible()
    }
    await expect.poll(isOpen).toBe(true)
    await page.locator('[data-notice="banner"]').waitFor({ state: 'attached' })
    await pass(page, 60_000)
    expect(await page.locator('dialog[open]').count()).toBe(1)
    await panel.getByRole('button', { name: 'Close', exact: true }).click()
    await panel.waitFor({ state: 'hidden' })
    // Not within 60 s after the panel was closed (spec:shell.popup-quiet).
    await pass(page, 60_000)
    expect(await popup(page).count()).toBe(0)
    const field = page.getByRole('textbox', { name: 'First name' })
    await field.focus()
    await pass(page, 10_000)
    expect(await popup(page).count()).toBe(0)
    // Nor between two fields of a form that was begun, however it was filled in.
    await field.evaluate((input: HTMLInputElement) => {
      input.value = 'Robin'
    })
    await field.blur()
    await pass(page, 10_000)
    expect(await popup(page).count()).toBe(0)
    await field.evaluate((input: HTMLInputElement) => input.form?.reset())
    // It is seen within half a second that nothing is in its way, and 1500 ms begin.
    await pass(page, 1499)
    expect(await popup(page).count()).toBe(0)
    await pass(page, 501)
    await popup(page).waitFor()
  })

  test('waits as long as its editors ask for', async ({ begin, site }) => {
    const { page, context } = await begin({ notices: 'open', reducedMotion: 'reduce' })
    await refuseCookies(context, site.url)
    await openStill(page, `${site.url}/privacy`)
    await banner(page).waitFor()
    // The demo group's come after 20 s.
    await pass(page, 20_000)
    expect(await popup(page).count()).toBe(0)
    await pass(page, 1500)
    await popup(page).waitFor()
  })

  test.for([844, 664, 568])(
    'has its first field or button and its way out on a phone’s screen of 390 × %i px',
    async (height, { begin, site }) => {
      for (const [uid, find] of [
        ['burrard', popup],
        ['pearl', letters],
      ] as const) {
        const options = { width: 390, height, notices: 'open', reducedMotion: 'reduce' } as const
        const { page, context } = await begin(options)
        await refuseCookies(context, site.url)
        await settleIn(context, uid, site.url)
        await withoutPatience(page)
        await page.goto(`${site.url}/privacy`)
        const dialog = find(page)
        await dialog.waitFor()
        expect(await page.locator('[data-notice="cookies"]').count()).toBe(0)
        const [first, out] = [
          dialog.locator('form input:not([tabindex="-1"]), [data-popup] a[href]').first(),
          dialog.getByRole('button', { name: 'Close', exact: true }),
        ]
        await first.waitFor()
        for (const place of [first, out]) {
          const box = await place.boundingBox()
          expect(box?.y).toBeGreaterThanOrEqual(0)
          expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height)
        }
        // The cross stays when the rest scrolls.
        const before = await out.boundingBox()
        await dialog.locator('[data-popup] :is(a[href], button)').last().scrollIntoViewIfNeeded()
        expect(await out.boundingBox()).toEqual(before)
      }
    },
  )

  test('is chosen again when the selected location changes', async ({ begin, site }) => {
    const { page, context } = await begin({ notices: 'open', reducedMotion: 'reduce' })
    await settleIn(context, 'pearl', site.url)
    await refuseCookies(context, site.url)
    await openStill(page, `${site.url}/locations`)
    await banner(page).waitFor()
    await pass(page, 21_500)
    await letters(page).waitFor()
    await page.keyboard.press('Escape')
    await letters(page).waitFor({ state: 'hidden' })
    await pass(page, 10_000)
    expect(await page.locator('dialog[open]').count()).toBe(0)
    const set = page.locator('button[data-set-location="kitsilano"]')
    await set.dispatchEvent('click')
    await set.and(page.locator('[aria-pressed="true"]')).waitFor()
    await pass(page, 1499)
    expect(await page.locator('dialog[open]').count()).toBe(0)
    await pass(page, 1)
    await popup(page).waitFor()
    // Whoever follows its link has seen it.
    await page.clock.resume()
    await popup(page).getByRole('link', { name: 'Book by the fire' }).click()
    await page.waitForURL('**/locations/kitsilano?reserve=kitsilano')
    await expectWeek(context, 'popup-hearth-counter', 'closed')
  })
})

describe('the newsletter’s popup', () => {
  test('closes after the message of the sign-up has faded, and no other one asks again', async ({
    begin,
    site,
  }) => {
    const { page, context } = await begin({
      ...{ width: 390, notices: 'open', reducedMotion: 'reduce' },
      address: '203.0.113.140',
    })
    const letMessagesGo = await keepMessages(page)
    await refuseCookies(context, site.url)
    await withoutPatience(page)
    await settleIn(context, 'pearl', site.url)
    await page.goto(`${site.url}/privacy`)
    await letters(page).waitFor()
    await expectAccessible(page, 'the newsletter’s popup')
    await letters(page).getByLabel('First name').fill('Ida')
    await letters(page).getByLabel('Last name').fill('Marsh')
    await letters(page).getByLabel('Email').fill('ida@example.com')
    await letters(page).getByRole('button', { name: 'Sign up' }).click()
    await letters(page).getByRole('status').waitFor()
    await expectWeek(context, 'newsletter-closed', 'closed')
    expect(await letters(page).count()).toBe(1)
    expect(await cookieOf(context, 'popup-letters')).toBeUndefined()
    await letMessagesGo()
    await letters(page).waitFor({ state: 'hidden' })
    await expectWeek(context, 'popup-letters', 'closed')
  })

  test('is kept away, with its cookie, where the newsletter was closed before', async ({
    begin,
    site,
  }) => {
    const { page, context } = await begin({ width: 390, notices: 'open', reducedMotion: 'reduce' })
    await settleIn(context, 'pearl', site.url)
    await refuseCookies(context, site.url)
    await context.addCookies([{ name: 'newsletter-closed', value: 'closed', url: site.url }])
    await openStill(page, `${site.url}/privacy`)
    await banner(page).waitFor()
    await pass(page, 60_000)
    expect(await page.locator('dialog[open]').count()).toBe(0)
    await expectWeek(context, 'popup-letters', 'closed')
  })
})
