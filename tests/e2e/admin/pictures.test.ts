import sharp from 'sharp'
import { expect, inject } from 'vitest'
import { expectFine, signedIn } from '#tests/support/admin.ts'
import { forget } from '#tests/support/browser.ts'
import { test as browserTest, ownSite } from '#tests/support/browser-test.ts'
import { publishSql } from '#tests/support/content-sql.ts'
import { hand } from '#tests/support/hand.ts'
import { makeStaff } from '#tests/support/staff.ts'

const test = browserTest
  .extend('site', { scope: 'file' }, ownSite())
  .extend('editor', { scope: 'file' }, ({ site }) =>
    makeStaff(site, inject('seeds').sqlite.staff, { roles: ['editor'] }),
  )
  .extend('open', ({ look, site, editor }) => async (path: string, width: number) => {
    const visit = await look({ width, reducedMotion: 'reduce' })
    await signedIn(visit, site, editor)
    await visit.page.goto(`${site.url}/admin${path}`)
    return visit
  })

const photo = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()

test('an editor finds the pictures without alt text and writes them; replaces a picture', async ({
  open,
  site,
}) => {
  const { did, tap, type } = hand()
  const [first, second] = ['oysters', 'salmon'] as const
  for (const name of [first, second]) {
    publishSql(site, `UPDATE media SET alt = 'IMG_1.jpg' WHERE filename LIKE '%-${name}.jpg'`)
  }
  const visit = await open('', 390)
  const { page } = visit
  const entry = page
    .getByRole('main')
    .getByRole('link', { name: 'Pictures and files', exact: true })
  await tap(entry)
  await page.getByRole('heading', { name: 'Pictures', exact: true }).waitFor()
  await expectFine(page, 'the picture library')
  await tap(page.getByRole('link', { name: 'Alt text missing' }))
  await page.getByText('2 found').waitFor()

  const alt = (name: string) => page.getByRole('textbox', { name: `Alt text of ${name}.jpg` })
  await type(alt(first), 'DSC 7')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').getByText('say in words what is in the picture').waitFor()
  forget(visit, /422/)
  await alt(first).fill(`A plate of ${first}, seen from above`)
  await tap(alt(second))
  await page.getByText(`Alt text of ${first}.jpg: saved.`).waitFor()
  publishSql(site, `UPDATE media SET alt = 'Theirs' WHERE filename LIKE '%-${second}.jpg'`)
  await alt(second).fill(`A plate of ${second}`)
  await page.keyboard.press('Enter')
  await page.getByText('Somebody has written “Theirs” meanwhile.').waitFor()
  forget(visit, /409/)
  await expectFine(page, 'an alt text that was written meanwhile')
  await tap(page.getByRole('button', { name: 'Keep mine' }))
  await page.getByText(`Alt text of ${second}.jpg: saved.`).waitFor()
  expect(did).toEqual({ taps: 4, typed: 1 })

  // Replaces one, and sees where it shows.
  await page.goto(`${site.url}/admin/pictures?text=${first}`)
  const uses = page.getByRole('button', { name: new RegExp(`uses? of ${first}`) })
  await tap(uses)
  const where = page.getByRole('dialog', { name: 'Where is it used?' })
  await where.getByRole('link').first().waitFor()
  await expectFine(page, 'where a picture is used')
  await tap(where.getByRole('button', { name: 'Close' }))
  const chosen = page.waitForEvent('filechooser')
  await tap(page.getByRole('button', { name: `Replace ${first}.jpg` }))
  await (await chosen).setFiles({
    ...{ name: `new-${first}.jpg`, mimeType: 'image/jpeg' },
    buffer: await photo(900, 600, '#336699'),
  })
  const ask = page.getByRole('dialog', { name: `Put new-${first}.jpg in its place?` })
  await expectFine(page, 'the question before a file is replaced')
  await tap(ask.getByRole('button', { name: 'Replace now' }))
  await page.getByText(`${first}.jpg is replaced.`).waitFor()
  await page.getByRole('button', { name: `Replace new-${first}.jpg` }).waitFor()
  expect(did).toEqual({ taps: 8, typed: 1 })
  await expectFine(page, 'a picture that was replaced')
})

test('several pictures get and lose a tag at once, and are found by it', async ({ open, site }) => {
  const { page } = await open('/pictures?kind=picture', 1440)
  const boxes = page.getByRole('checkbox')
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await page.getByText('2 selected').waitFor()
  const tag = page.getByRole('combobox', { name: 'Tag for what is selected' })
  await tag.fill('Autumn 2026')
  await page.keyboard.press('Enter')
  await page.getByText('2 are tagged Autumn 2026.').waitFor()
  await expectFine(page, 'pictures that were tagged')
  await page.goto(`${site.url}/admin/pictures?tag=autumn+2026`)
  await page.getByText('2 found').waitFor()
  await page.getByRole('button', { name: 'Select all on this page' }).click()
  await tag.fill('autumn 2026')
  await page.getByRole('button', { name: 'Remove tag' }).click()
  await page.getByText('autumn 2026 is taken off.').waitFor()
  await page.goto(`${site.url}/admin/pictures?tag=autumn+2026`)
  await page.getByText('Nothing is like that.').waitFor()
})
