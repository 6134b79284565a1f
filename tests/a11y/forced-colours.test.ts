import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { hydrated } from '#tests/support/browser.ts'
import { type BeginVisit, test } from '#tests/support/browser-test.ts'
import { foreignDrawings, systemColours } from '#tests/support/forced-colours.ts'
import { findTimes, openPanel, panelOf, tabTo } from '#tests/support/guest.ts'

/** A guest whose own colours are forced on every page, dark on light and light on dark. */
describe.each([
  { width: 390, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
] as const)('in forced colours, $colorScheme, at $width px', ({ width, colorScheme }) => {
  const open = async (begin: BeginVisit): Promise<Page> => {
    const { page } = await begin({ width, reducedMotion: 'reduce' })
    await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' })
    return page
  }

  test('the panel shows what is chosen, what has the focus and what can be pressed', async ({
    begin,
    site,
  }) => {
    const page = await open(begin)
    await openPanel(page, site.url, 'burrard')
    const colours = await systemColours(page)
    const { panel, find, anyTime, seating } = panelOf(page)

    const mode = (name: string) => edge(panel.getByRole('button', { name, exact: true }))
    expect(await mode('Reserve')).toBe(colours.Highlight)
    expect(await mode('Order')).toBe(colours.Canvas)

    await tabTo(page, find)
    await expect.poll(() => style(find, 'outlineColor')).toBe(colours.Highlight)
    expect(await style(find, 'outlineStyle')).toBe('solid')
    expect(await style(find, 'backgroundColor')).toBe(colours.ButtonText)
    await find.hover()
    await expect.poll(() => edge(find)).toBe(colours.Highlight)
    expect(await style(find, 'backgroundColor')).toBe(colours.ButtonText)
    expect(await style(find, 'color')).toBe(colours.ButtonFace)

    await findTimes(page)
    const chosen = anyTime.first()
    const other = anyTime.nth(1)
    await chosen.click()
    await seating.waitFor()
    await expect.poll(() => style(chosen, 'backgroundColor')).toBe(colours.Highlight)
    expect(await style(other, 'backgroundColor')).toBe(colours.ButtonFace)
    for (const one of [other, seating.locator('..').getByRole('button').first()]) {
      expect(await style(one, 'borderTopStyle')).toBe('solid')
      expect(await edge(one)).not.toBe(colours.Canvas)
    }
    expect(await foreignDrawings(page, panel)).toEqual([])
    expect(await style(panel, 'borderTopWidth')).toBe('1px')
  })

  test('every part tells its state without a colour of ours', async ({ begin, site }) => {
    const page = await open(begin)
    await page.goto(`${site.url}/component-library`)
    await hydrated(page)
    const colours = await systemColours(page)
    const main = page.locator('main')

    const resting = main.getByRole('button', { name: 'Find a Time' }).first()
    const disabled = main.getByRole('button', { name: 'Disabled' })
    expect(await disabled.count()).toBeGreaterThan(2)
    for (const one of await disabled.all()) {
      expect(await style(one, 'color')).toBe(colours.GrayText)
      expect(await style(one, 'backgroundColor')).not.toBe(await style(resting, 'backgroundColor'))
    }
    const closed = main.getByLabel('Closed').first()
    expect(await edge(closed)).toBe(colours.GrayText)
    expect(await edge(main.getByLabel('First name').first())).toBe(colours.FieldText)
    // What turns stands in the place of the words, not over them.
    for (const busy of await main.locator('button[aria-busy="true"]').all()) {
      expect(await style(busy, 'color')).toBe('rgba(0, 0, 0, 0)')
    }
    const pages = main.getByRole('navigation', { name: /page/i })
    expect(await edge(pages.locator('[aria-current]'), 'Bottom')).toBe(colours.Highlight)
    expect(await edge(pages.getByRole('link', { name: /^\D*10$/ }), 'Bottom')).toBe(colours.Canvas)
    expect(await foreignDrawings(page, main)).toEqual([])
  })

  test('what stands over a picture has a ground of its own', async ({ begin, site }) => {
    const page = await open(begin)
    await page.goto(site.url)
    await hydrated(page)
    const colours = await systemColours(page)
    expect(await style(page.locator('body > header'), 'backgroundColor')).toBe(colours.Canvas)

    const words = page.locator('main h1').locator('xpath=ancestor::*[a or .//a][1]')
    expect(await style(words.first(), 'backgroundColor')).toBe(colours.Canvas)
    const bar = page.locator('main button[aria-current]')
    const fill = (one: Locator) =>
      one.evaluate((element) => getComputedStyle(element, '::after').backgroundColor)
    expect(await fill(bar)).toBe(colours.Highlight)

    const back = page
      .getByRole('button', { name: /previous/i })
      .and(page.locator('[aria-disabled]'))
    expect(await edge(back.first())).toBe(colours.GrayText)
    const next = page.locator('main button:not([aria-disabled])', { has: page.locator('svg') })
    expect(await edge(next.last())).not.toBe(colours.GrayText)
    expect(await foreignDrawings(page, page.locator('body'))).toEqual([])
    expect(await page.locator('footer picture').first().isVisible()).toBe(false)
  })
})

/** A computed value of an element. */
function style(target: Locator, name: keyof CSSStyleDeclaration & string): Promise<string> {
  return target.evaluate((element, key) => String(getComputedStyle(element)[key as 'color']), name)
}

/** The colour of an element's line on one side. */
function edge(target: Locator, side: 'Top' | 'Bottom' = 'Bottom'): Promise<string> {
  return style(target, `border${side}Color`)
}
