import { expect, inject } from 'vitest'
import { PRESETS } from '#lib/look/presets.ts'
import { expectFine, expectNoSidewaysScroll, signedIn } from '#tests/support/admin.ts'
import { violations } from '#tests/support/axe.ts'
import { atBothWidths } from '#tests/support/browser.ts'
import { test as browserTest, ownSite } from '#tests/support/browser-test.ts'
import { foreignDrawings } from '#tests/support/forced-colours.ts'
import { expectWithinBudget } from '#tests/support/page-budget.ts'
import { weigh } from '#tests/support/page-weight.ts'
import { makeStaff, signIn } from '#tests/support/staff.ts'

const test = browserTest
  .extend('site', { scope: 'file' }, ownSite())
  .extend('owner', { scope: 'file' }, ({ site }) =>
    makeStaff(site, inject('seeds').sqlite.staff, { roles: ['admin'] }),
  )
  .extend('ask', { scope: 'file' }, ({ site, owner }) =>
    signIn(site, { ...inject('seeds').sqlite.staff, password: owner.password }),
  )

const PAGES = ['/', '/locations', '/locations/kitsilano', '/locations/kitsilano/menu', '/careers']

/** Pages of the admin: figures, the board, a list, steps, a form. */
const DESK = ['/', '/reservations', '/imports', '/going-live', '/system']

for (const { id, look } of PRESETS) {
  test(`pages are accessible, fit their window, keep to forced colours and to the budget in the look for a ${id}`, async ({
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

  test(`the admin is accessible by day and by night in the look for a ${id}`, async ({
    ask,
    begin,
    owner,
    site,
  }) => {
    await ask('POST', '/globals/look', { ...look, type: look.type.id, _status: 'published' })
    const desk = await begin({ width: 1440, reducedMotion: 'reduce' })
    await signedIn(desk, site, owner)
    const { page } = desk
    for (const path of DESK) {
      await page.goto(`${site.url}/admin${path}`)
      for (const theme of ['light', 'dark']) {
        await page.evaluate(
          (one) => document.documentElement.setAttribute('data-theme', one),
          theme,
        )
        await expectFine(page, `/admin${path}, ${theme}`)
      }
    }
  })
}
