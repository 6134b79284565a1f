import { expect, inject } from 'vitest'
import { PRESETS } from '#lib/look/presets.ts'
import { expectNoSidewaysScroll } from '#tests/support/admin.ts'
import { violations } from '#tests/support/axe.ts'
import { atBothWidths } from '#tests/support/browser.ts'
import { test as browserTest, ownSite } from '#tests/support/browser-test.ts'
import { foreignDrawings } from '#tests/support/forced-colours.ts'
import { expectWithinBudget } from '#tests/support/page-budget.ts'
import { weigh } from '#tests/support/page-weight.ts'
import { signIn } from '#tests/support/staff.ts'

const test = browserTest
  .extend('site', { scope: 'file' }, ownSite())
  .extend('ask', { scope: 'file' }, ({ site }) => signIn(site, inject('seeds').sqlite.staff))

const PAGES = ['/', '/locations', '/locations/kitsilano', '/locations/kitsilano/menu', '/careers']

for (const { id, look } of PRESETS) {
  test(`pages are accessible, fit their window and weigh as before in the look for a ${id}`, async ({
    ask,
    begin,
    browser,
    site,
  }) => {
    await ask('POST', '/globals/look', { ...look, type: look.type.id, _status: 'published' })
    const { page } = await begin({ reducedMotion: 'reduce' })
    for (const path of PAGES) {
      await page.goto(site.url + path)
      await atBothWidths(page, async (width) => {
        expect(await violations(page), `${path} at ${width} px`).toEqual([])
        await expectNoSidewaysScroll(page, path, width)
      })
      expectWithinBudget(await weigh(browser, site.url + path), path)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ forcedColors: 'active', colorScheme })
        const foreign = await foreignDrawings(page, page.locator('body'))
        expect(foreign, `${path} in forced colours, ${colorScheme}`).toEqual([])
      }
      await page.emulateMedia({ forcedColors: 'none', colorScheme: null })
    }
  })
}
