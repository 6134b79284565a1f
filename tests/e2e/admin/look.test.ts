import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { expectNoSidewaysScroll, signedIn } from '#tests/support/admin.ts'
import { violations } from '#tests/support/axe.ts'
import { atBothWidths } from '#tests/support/browser.ts'
import { test as browserTest, ownSite } from '#tests/support/browser-test.ts'
import { hand } from '#tests/support/hand.ts'
import { makeStaff } from '#tests/support/staff.ts'
import { works } from '#tests/support/taken-over.ts'

const test = browserTest
  .extend('site', { scope: 'file' }, ownSite())
  .extend('editor', { scope: 'file' }, ({ site }) =>
    makeStaff(site, inject('seeds').sqlite.staff, { roles: ['editor'] }),
  )

test('an editor gives the group another look, which is seen on the home page before guests see it', async ({
  begin,
  editor,
  site,
}) => {
  const guest = await begin({ width: 1440, reducedMotion: 'reduce' })
  await guest.page.goto(site.url)
  expect(await lookOf(guest.page)).toEqual({ button: 'rgb(181, 64, 26)', type: 'Fraunces' })

  const desk = await begin({ width: 1440, reducedMotion: 'reduce' })
  await signedIn(desk, site, editor)
  const { page } = desk
  const { did, tap } = hand()
  await page.goto(`${site.url}/admin/globals/look`)
  const diner = page.getByRole('button', { name: 'Diner' })
  await works(diner)
  const shown = page.frameLocator('iframe[title="Your home page, On a laptop"]')
  const reserve = shown.getByRole('link', { name: 'Reserve' }).first()
  await reserve.waitFor()
  await tap(diner)
  await expect
    .poll(() => reserve.evaluate((one) => getComputedStyle(one).backgroundColor))
    .toBe('rgb(255, 198, 41)')
  await page.getByText('One tone is moved in lightness').waitFor()
  await page.getByText('Action as words on light: #ffc629 has 1.4 : 1 and needs 4.5 : 1').waitFor()
  await atBothWidths(page, async (width) => {
    for (const part of ['#look-presets', '#field-colours', '#look-contrast']) {
      expect(await violations(page, part)).toEqual([])
    }
    await expectNoSidewaysScroll(page, 'the look', width)
  })
  // Guests see nothing of it yet.
  await guest.page.reload()
  expect((await lookOf(guest.page)).button).toBe('rgb(181, 64, 26)')

  await tap(page.getByRole('button', { name: 'Publish changes' }))
  await expect
    .poll(async () => {
      await guest.page.reload()
      return lookOf(guest.page)
    })
    .toEqual({ button: 'rgb(255, 198, 41)', type: 'League Gothic' })
  expect(did).toEqual({ taps: 2, typed: 0 })
  const theme = guest.page.locator('meta[name="theme-color"]')
  expect(await theme.getAttribute('content')).toMatch(/^#0[0-9a-f]{5}$/)
  await atBothWidths(guest.page, async () => expect(await violations(guest.page)).toEqual([]))

  // The admin has it, too; and a colour that is none is refused at its field, and kept as it was typed.
  await page.reload()
  const accent = page.locator('#field-colours__accent')
  await works(accent)
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain(
    'Franklin',
  )
  desk.expected.push(/status of 400/)
  await accent.fill('reddish')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await page.getByText('A colour is a hash and six digits, for example #14211c.').first().waitFor()
  expect(await accent.inputValue()).toBe('reddish')
  await accent.fill('8A1F2B')
  expect(await accent.inputValue()).toBe('#8a1f2b')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect.poll(async () => (await fetch(site.url)).text()).toContain('--accent-500:#8a1f2b')
})

/** Ground of the button that counts, and the first family of the large heading that is no part of another. */
function lookOf(page: Page) {
  return page.evaluate(() => {
    const button = document.querySelector('header a[data-panel="reserve"]')
    const heading = document.querySelector('h1')
    if (!button || !heading) throw new Error('The page has no button or no heading')
    const families = getComputedStyle(heading).fontFamily.split(',')
    return {
      button: getComputedStyle(button).backgroundColor,
      type: families[1]?.trim().replaceAll('"', ''),
    }
  })
}
