import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { hydrated, openBrowser, visit } from '#tests/support/browser.ts'
import { findTimes, openPanel, panelOf } from '#tests/support/guest.ts'

/** One page of each kind that has columns, bars or forms. */
const PAGES = [
  '/',
  '/locations',
  '/locations/burrard',
  '/locations/burrard/menu',
  '/contact',
  '/careers',
  '/gift-cards',
  '/about',
]

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

/** Text twice as large, as a guest sets it in the browser (WCAG 1.4.4). */
async function openLarge(width: number) {
  const { page, context } = await visit(browser, { width, reducedMotion: 'reduce' })
  await page.addInitScript(() => {
    const large = new CSSStyleSheet()
    large.replaceSync('html { font-size: 200% }')
    document.adoptedStyleSheets.push(large)
  })
  return { page, [Symbol.asyncDispose]: () => context.close() }
}

describe.each([390, 1440])('text at 200 %, at %i px', (width) => {
  test('no page scrolls sideways', async () => {
    await using guest = await openLarge(width)
    const { page } = guest
    for (const path of PAGES) {
      await page.goto(inject('site') + path)
      await hydrated(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width)
    }
  })

  test('the panel keeps its words inside of their fields and buttons', async () => {
    await using guest = await openLarge(width)
    const { page } = guest
    await openPanel(page, inject('site'), 'burrard')
    await findTimes(page)
    expect(await cutOff(page)).toEqual([])
    await panelOf(page).anyTime.first().click()
    await panelOf(page).seating.waitFor()
    expect(await cutOff(page)).toEqual([])
  })
})

test('the bars of a menu cover at most a third of a laptop at 200 %', async () => {
  const { page, context } = await visit(browser, { width: 720, height: 450 })
  await page.goto(`${inject('site')}/locations/burrard/menu`)
  await hydrated(page)
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
  const covered = () =>
    page.evaluate(() =>
      Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(innerWidth / 2, y))
        .map((one) => one?.closest('header, nav, [class*="bar"]'))
        .filter((one) => one && /fixed|sticky/.test(getComputedStyle(one).position)),
    )
  await expect.poll(async () => (await covered()).length).toBeGreaterThan(0)
  expect((await covered()).length).toBeLessThanOrEqual(150)
  await context.close()
})

/** Buttons and fields of the open panel whose words go over their edge, or which go over the panel's. */
function cutOff(page: Page): Promise<string[]> {
  return panelOf(page).panel.evaluate((panel) => {
    const { right } = panel.getBoundingClientRect()
    return [...panel.querySelectorAll('button, select, input')]
      .filter((one) => one.checkVisibility())
      .filter(
        (one) => one.scrollWidth > one.clientWidth || one.getBoundingClientRect().right > right,
      )
      .map((one) => one.outerHTML.slice(0, 120))
  })
}
