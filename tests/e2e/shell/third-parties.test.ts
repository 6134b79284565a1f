import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { violations } from '#tests/support/axe.ts'
import { forget, hydrated } from '#tests/support/browser.ts'
import { test as browserTest, ownSite } from '#tests/support/browser-test.ts'
import {
  banner,
  closePopups,
  cookieNotice,
  cookieSettings,
  expectWeek,
} from '#tests/support/notices.ts'
import { openStill, pass } from '#tests/support/page-clock.ts'

const test = browserTest
  /** Another company's server, and what it was asked for. */
  .extend('third', { scope: 'file' }, async ({}, { onCleanup }) => {
    const hits: string[] = []
    const server = createServer((request, response) => {
      hits.push(request.url ?? '')
      response.setHeader('content-type', 'text/javascript').end('window.third = true')
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    onCleanup(async () => {
      server.closeAllConnections()
      server.close()
    })
    return { hits, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
  })
  /** A site that has a widget and counts its visitors. */
  .extend('site', { scope: 'file' }, ({ third }, guests) => {
    const env = {
      ACCESSIBILITY_WIDGET_URL: `${third.origin}/widget.js`,
      VISITOR_TRACKING_URL: `${third.origin}/tracking.js`,
    }
    return ownSite({ env })({}, guests)
  })
  /** What it was asked for in this test. */
  .extend('hits', ({ third }) => {
    third.hits.length = 0
    return third.hits
  })

const injected = (page: Page) =>
  page
    .locator('script[data-consent]')
    .evaluateAll((all) =>
      all.map((one) => `${one.getAttribute('data-consent')} ${(one as HTMLScriptElement).async}`),
    )

/** A page that asks what it may use; its popups were closed before. */
async function arrive(page: Page, site: string): Promise<void> {
  await closePopups(page.context(), site)
  await openStill(page, `${site}/privacy`)
  await banner(page).waitFor()
  await pass(page, 1000)
  await cookieNotice(page).waitFor()
  await page.clock.resume()
}

describe('third parties', () => {
  // ASVS 14.2.3
  test('are asked for nothing before the visitor allows it, and then for each script once', async ({
    begin,
    site,
    hits,
  }) => {
    const { page, context } = await begin({ notices: 'open', reducedMotion: 'reduce' })
    await arrive(page, site.url)
    expect(hits).toEqual([])
    // Refusing is one press of a button like the one that accepts.
    const [refuse, accept] = [
      cookieNotice(page).getByRole('button', { name: 'Only necessary' }),
      cookieNotice(page).getByRole('button', { name: 'OK' }),
    ]
    const styleOf = (button: typeof refuse) =>
      button.evaluate((element) => {
        const { color, backgroundColor, borderColor, fontSize, fontWeight, height, width } =
          getComputedStyle(element)
        return { color, backgroundColor, borderColor, fontSize, fontWeight, height, width }
      })
    expect(await styleOf(refuse)).toEqual(await styleOf(accept))
    await refuse.click()
    await expectWeek(context, 'cookie-notice', 'necessary')
    await page.goto(`${site.url}/about`)
    // Scripts that are allowed run from the moment in which the notices' code is there.
    await banner(page).waitFor()
    expect(await injected(page)).toEqual([])
    expect(hits).toEqual([])

    await cookieSettings(page).click()
    await cookieNotice(page)
      .getByRole('checkbox', { name: /^Statistics/ })
      .check()
    await cookieNotice(page).getByRole('button', { name: 'Save choices' }).click()
    await expect.poll(() => hits).toEqual(['/tracking.js'])
    expect(await injected(page)).toEqual(['statistics true'])
    // Soft navigation keeps the document, and what runs in it.
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'News' }).click()
    await page.waitForURL('**/news')
    expect(await injected(page)).toEqual(['statistics true'])

    await cookieSettings(page).click()
    await cookieNotice(page)
      .getByRole('checkbox', { name: /^Accessibility/ })
      .check()
    await cookieNotice(page).getByRole('button', { name: 'Save choices' }).click()
    await expectWeek(context, 'cookie-notice', 'necessary.comfort.statistics')
    await expect.poll(() => hits).toEqual(['/tracking.js', '/widget.js'])

    // Whoever thinks again gets a page without them.
    await cookieSettings(page).click()
    const reloaded = page.waitForEvent('load')
    await cookieNotice(page).getByRole('button', { name: 'Only necessary' }).click()
    await reloaded
    await expectWeek(context, 'cookie-notice', 'necessary')
    await banner(page).waitFor()
    expect(await injected(page)).toEqual([])
    expect(hits).toHaveLength(2)
  })

  test('that follow visitors stay off where the browser says so (Global Privacy Control)', async ({
    begin,
    site,
    hits,
  }) => {
    const { page, context } = await begin({ width: 390, notices: 'open', reducedMotion: 'reduce' })
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
    })
    await arrive(page, site.url)
    await cookieNotice(page).getByText('Your browser asks sites not to track you.').waitFor()
    expect(await violations(page)).toEqual([])
    await cookieNotice(page).getByRole('button', { name: 'OK' }).click()
    await expectWeek(context, 'cookie-notice', 'necessary.comfort.embeds')
    await expect.poll(() => hits).toEqual(['/widget.js'])
    // Even where they were allowed before it was switched on.
    const before = { name: 'cookie-notice', value: 'necessary.statistics', url: site.url }
    await context.addCookies([before])
    await page.reload()
    await banner(page).waitFor()
    expect(await injected(page)).toEqual([])
    await cookieSettings(page).click()
    expect(
      await cookieNotice(page)
        .getByRole('checkbox', { name: /^Statistics/ })
        .isDisabled(),
    ).toBe(true)
    expect(hits).toEqual(['/widget.js'])
  })
})

test('frames of other sites come by themselves where the visitor allows them, and only there', async ({
  begin,
  site,
}) => {
  const guest = await begin({ notices: 'open', reducedMotion: 'reduce' })
  const { page, context } = guest
  const choice = { name: 'cookie-notice', url: site.url }
  const frames = page.locator('main iframe')
  const cover = page.getByRole('link', { name: /^Play: A day at the hearth/ })
  await context.addCookies([{ ...choice, value: 'necessary.statistics' }])
  await page.goto(`${site.url}/slice-library/full-video`)
  await hydrated(page)
  await cover.waitFor()
  expect(await frames.count()).toBe(0)
  await context.addCookies([{ ...choice, value: 'necessary.embeds' }])
  await page.reload()
  await frames.first().waitFor({ state: 'attached' })
  expect(await cover.count()).toBe(0)
  // The sample's player is no host that the demo group's settings allow.
  forget(guest, /content security policy|BLOCKED_BY_CSP/i)
})
