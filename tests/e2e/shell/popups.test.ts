import type { BrowserContext } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from '#tests/support/browser-test.ts'
import { keepMessages } from '#tests/support/fading.ts'
import { expectAccessible } from '#tests/support/guest.ts'
import { banner, cookieOf, expectWeek, letters, popup } from '#tests/support/notices.ts'
import { openStill, pass } from '#tests/support/page-clock.ts'

/** Has the visitor set this location before. */
const settleIn = (context: BrowserContext, uid: string, url: string) =>
  context.addCookies([{ name: 'selected-location', value: uid, url }])

describe('the popup', () => {
  test('waits while somebody books, and while somebody types', async ({ begin, site }) => {
    const { page } = await begin({ notices: 'open', reducedMotion: 'reduce' })
    await openStill(page, `${site.url}/corporate-gift-cards?reserve=burrard`)
    const panel = page.getByRole('dialog', { name: 'Reserve' })
    const isOpen = async () => {
      await pass(page, 20)
      return panel.isVisible()
    }
    await expect.poll(isOpen).toBe(true)
    await page.locator('[data-notice="banner"]').waitFor({ state: 'attached' })
    await pass(page, 10_000)
    expect(await page.locator('dialog[open]').count()).toBe(1)
    await panel.getByRole('button', { name: 'Close', exact: true }).click()
    await panel.waitFor({ state: 'hidden' })
    const field = page.getByRole('textbox', { name: 'First Name' })
    await field.focus()
    await pass(page, 10_000)
    expect(await popup(page).count()).toBe(0)
    // Nor between two fields of a form that was begun.
    await page.keyboard.type('Robin')
    await field.blur()
    await pass(page, 10_000)
    expect(await popup(page).count()).toBe(0)
    await field.evaluate((input: HTMLInputElement) => input.form?.reset())
    await pass(page, 500)
    await popup(page).waitFor()
  })

  test('is chosen again when the selected location changes', async ({ begin, site }) => {
    const { page, context } = await begin({ notices: 'open', reducedMotion: 'reduce' })
    await settleIn(context, 'pearl', site.url)
    await openStill(page, `${site.url}/locations`)
    await banner(page).waitFor()
    await pass(page, 1500)
    await letters(page).waitFor()
    await page.keyboard.press('Escape')
    await letters(page).waitFor({ state: 'hidden' })
    await pass(page, 10_000)
    expect(await page.locator('dialog[open]').count()).toBe(0)
    await page.locator('button[data-set-location="kitsilano"]').dispatchEvent('click')
    await pass(page, 1499)
    expect(await page.locator('dialog[open]').count()).toBe(0)
    await pass(page, 1)
    await popup(page).waitFor()
    // Whoever follows its link has seen it.
    await page.clock.resume()
    await popup(page).getByRole('link', { name: 'Read about the boats' }).click()
    await page.waitForURL('**/news/six-weeks-of-spot-prawns')
    await expectWeek(context, 'popup-prawn-supper', 'closed')
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
    await settleIn(context, 'pearl', site.url)
    await page.goto(`${site.url}/privacy`)
    await letters(page).waitFor()
    await expectAccessible(page, 'the newsletter’s popup')
    await letters(page).getByLabel('First Name').fill('Ida')
    await letters(page).getByLabel('Last Name').fill('Marsh')
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
    await context.addCookies([{ name: 'newsletter-closed', value: 'closed', url: site.url }])
    await openStill(page, `${site.url}/privacy`)
    await banner(page).waitFor()
    await pass(page, 5000)
    expect(await page.locator('dialog[open]').count()).toBe(0)
    await expectWeek(context, 'popup-letters', 'closed')
  })
})
