import type { BrowserContext, Cookie, Page } from 'playwright-core'
import { expect } from 'vitest'
import { popups } from '../../demo/content/globals/notices.ts'

/** For how long what was closed or answered stays away (spec:shell.notice-cookies), in seconds. */
const WEEK = 604_800

export const banner = (page: Page) => page.getByRole('complementary', { name: 'Announcement' })
export const cookieNotice = (page: Page) => page.getByRole('region', { name: 'Cookie notice' })
export const popup = (page: Page) => page.getByRole('dialog', { name: 'Come in from the cold' })
/** The newsletter's popup, which is for Portland, too. */
export const letters = (page: Page) => page.getByRole('dialog', { name: 'Letters from the fire' })
/** What opens the cookie notice again, at the end of every page. */
export const cookieSettings = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' })

/**
 * Has the visitor refused what the cookie notice asks for: nothing but the popup is to come
 * (spec:shell.popup-quiet).
 */
export const refuseCookies = (context: BrowserContext, url: string) =>
  context.addCookies([{ name: 'cookie-notice', value: 'necessary', url }])

/** Has the visitor closed every popup of the demo group before. */
export const closePopups = (context: BrowserContext, url: string) =>
  context.addCookies(popups.map(({ uid }) => ({ name: `popup-${uid}`, value: 'closed', url })))

/** Has the popups of a page wait for a quiet moment and for nothing besides. */
export async function withoutPatience(page: Page): Promise<void> {
  await page.route('**/api/notices*', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    for (const entry of body.popups) entry.patience = { seconds: 0, scrolled: 0 }
    await route.fulfill({ response: answer, json: body })
  })
}

export async function cookieOf(context: BrowserContext, name: string): Promise<Cookie | undefined> {
  return (await context.cookies()).find((cookie) => cookie.name === name)
}

/** Waits for a cookie that the page's scripts can read, written just now and for 7 days. */
export async function expectWeek(
  context: BrowserContext,
  name: string,
  value: string,
): Promise<void> {
  await expect
    .poll(() => cookieOf(context, name))
    .toMatchObject({ value, path: '/', sameSite: 'Lax', httpOnly: false })
  const left = ((await cookieOf(context, name))?.expires ?? 0) - Date.now() / 1000
  // Written at some moment of this test, which lasts for less than 2 minutes.
  expect(left).toBeGreaterThan(WEEK - 120)
  expect(left).toBeLessThanOrEqual(WEEK + 1)
}
