import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { expectNoSidewaysScroll, signedIn } from '#tests/support/admin.ts'
import { violations } from '#tests/support/axe.ts'
import { atBothWidths } from '#tests/support/browser.ts'
import { test as browserTest, ownSite } from '#tests/support/browser-test.ts'
import { fontFile } from '#tests/support/fonts.ts'
import { watchShifts, watchShiftsOfLateFonts } from '#tests/support/shifts.ts'
import { makeStaff } from '#tests/support/staff.ts'
import { works } from '#tests/support/taken-over.ts'

const test = browserTest
  .extend('site', { scope: 'file' }, ownSite())
  .extend('editor', { scope: 'file' }, ({ site }) =>
    makeStaff(site, inject('seeds').sqlite.staff, { roles: ['editor'] }),
  )

/**
 * Scrolls to the fonts. Payload draws the fields of a group once it comes near the window, and misses one that does so before
 * the first groups are drawn.
 */
async function openFonts(page: Page): Promise<void> {
  await works(page.locator('#field-colours input').first())
  await page.locator('#field-fonts').scrollIntoViewIfNeeded()
}

/** A file as it is chosen on a desk. */
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'font/woff2', buffer })

test('an editor uploads a font for headings, and guests see headings in it, from which nothing moves', async ({
  begin,
  editor,
  site,
}) => {
  const guest = await begin({ width: 1440, reducedMotion: 'reduce' })
  const desk = await begin({ width: 1440, reducedMotion: 'reduce' })
  await signedIn(desk, site, editor)
  const { page } = desk
  await page.goto(`${site.url}/admin/globals/look`)
  await openFonts(page)
  const part = page.locator('#field-fonts__display')
  const upload = part.getByRole('button', { name: 'Upload a font' })
  await works(upload)
  const input = part.locator('input[type="file"]')

  // What is no font is refused beside the field, in words.
  desk.expected.push(/status of 422/)
  await input.setInputFiles(file('menu.woff2', Buffer.from('no font at all')))
  await part.getByRole('alert').getByText('menu.woff2: This file is no font.').waitFor()
  await atBothWidths(page, async () =>
    expect(await violations(page, '#field-fonts__display')).toEqual([]),
  )
  await input.setInputFiles(file('emoji.woff2', fontFile('emoji')))
  await part.getByText('This font has no A B C D').waitFor()

  await input.setInputFiles(file('tinos.woff2', fontFile('tinos')))
  await part.getByText('Tinos is uploaded and chosen. Guests see it once you publish.').waitFor()
  await part.getByText('Cut from 18 kB to the 13 kB that pages load').waitFor()
  expect(await part.getByRole('alert').count()).toBe(0)
  const specimen = part.getByText('Salt air, slow fire')
  const isShown = () =>
    specimen.evaluate((one) => {
      const { fontFamily, fontSize } = getComputedStyle(one)
      return document.fonts.check(`${fontSize} ${fontFamily}`) && fontFamily.includes('specimen')
    })
  await expect.poll(isShown).toBe(true)
  // The home page is shown in it, as nobody else sees it yet.
  const heading = page.frameLocator('iframe[title="Your home page, On a laptop"]').locator('h1')
  const familyOf = (one: Element) => getComputedStyle(one).fontFamily.split(',')[1]?.trim()
  await expect.poll(() => heading.evaluate(familyOf)).toBe('"Tinos Headings"')
  await guest.page.goto(site.url)
  expect(await guest.page.locator('h1').evaluate(familyOf)).toBe('Fraunces')
  await atBothWidths(page, async (width) => {
    expect(await violations(page, '#field-fonts')).toEqual([])
    await expectNoSidewaysScroll(page, 'the look with a font of one’s own', width)
  })

  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect
    .poll(async () => {
      await guest.page.reload()
      return guest.page.locator('h1').evaluate(familyOf)
    })
    .toBe('"Tinos Headings"')
  for (const width of [390, 1440]) {
    for (const [watch, most] of [
      [watchShifts, 0],
      // What stands for the font has its letters' average width, so a line may break elsewhere.
      [watchShiftsOfLateFonts, 0.1],
    ] as const) {
      const seen = await begin({ width, reducedMotion: 'reduce' })
      const shifts = await watch(seen.page)
      const answer = await seen.page.goto(site.url)
      const loaded = () => seen.page.evaluate(() => document.fonts.check('20px "Tinos Headings"'))
      await expect.poll(loaded).toBe(true)
      const moved = await shifts()
      expect([width, moved <= most, moved]).toEqual([width, true, moved])
      // In the head of the answer, or in that of the page.
      const asked = `${answer?.headers().link} ${await answer?.text()}`
      expect(asked).toMatch(/<[^<>]*-tinos\.woff2[^<]*as="font"|as="font"[^<>]*-tinos\.woff2/)
    }
  }
  await atBothWidths(guest.page, async () => expect(await violations(guest.page)).toEqual([]))

  // Taken off, the family of the pair stands there again; what was uploaded can be chosen once more, or deleted.
  await page.reload()
  await openFonts(page)
  await works(part.getByRole('button', { name: 'Take off' }))
  await part.getByRole('button', { name: 'Take off' }).click()
  await part.getByText('Taken off: the type pair’s own family stands here again.').waitFor()
  await expect.poll(() => heading.evaluate(familyOf)).toBe('Fraunces')
  await part.getByText('One uploaded before').click()
  // Guests still see it.
  expect(await part.getByRole('button', { name: 'Delete Tinos' }).count()).toBe(0)
  await part.getByRole('button', { name: 'Use Tinos' }).click()
  await specimen.waitFor()
})
