import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { atBothWidths, hydrated } from '#tests/support/browser.ts'
import { type BeginVisit, test } from '#tests/support/browser-test.ts'
import { findTimes, openPanel, panelOf } from '#tests/support/guest.ts'

/** A guest whose text is twice as large, as they set it in the browser (WCAG 1.4.4). */
async function readLarge(begin: BeginVisit, width: number): Promise<Page> {
  const { page } = await begin({ width, reducedMotion: 'reduce' })
  await page.addInitScript(() => {
    const large = new CSSStyleSheet()
    large.replaceSync('html { font-size: 200% }')
    document.adoptedStyleSheets.push(large)
  })
  return page
}

describe('text at 200 %', () => {
  test('stays inside of the fields and buttons of the panel', async ({ begin, site }) => {
    const page = await readLarge(begin, 390)
    const { anyTime, seating } = panelOf(page)
    await openPanel(page, site.url, 'burrard')
    await findTimes(page)
    const expectWhole = () =>
      atBothWidths(page, async (width) => expect(await cutOff(page), `${width} px`).toEqual([]))
    await expectWhole()
    await anyTime.first().click()
    await seating.waitFor()
    await expectWhole()
  })
})

test('the bars of a menu cover at most a third of a laptop at 200 %', async ({ look, site }) => {
  const { page } = await look({ width: 720, height: 450 })
  await page.goto(`${site.url}/locations/burrard/menu`)
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
