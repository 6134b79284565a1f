import { expect } from 'vitest'
import { expectFine, signedIn } from '#tests/support/admin.ts'
import { hand } from '#tests/support/hand.ts'
import { test } from '#tests/support/worker-site.ts'

/** A menu as a spreadsheet saves it, with a heading that says nothing and a price that is none. */
const fileOf = (name: string) => ({
  name: `${name}.csv`,
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'Course;Thing;Details;Price',
      `${name} starters;${name} soup;Of the day;9,50`,
      `;${name} bread;;market price`,
      `${name} mains;${name} steak;"From the fire; rare";1.032,00`,
    ].join('\r\n'),
  ),
})

test('an editor imports a menu but for a row that is refused, and takes it back', async ({
  ask,
  begin,
  editor,
  site,
}) => {
  const name = 'Pierhead'
  const countDishes = async () => {
    const path = `/menu-items?where[title][like]=${encodeURIComponent(name)}&limit=1`
    return ((await ask('GET', path)) as { totalDocs: number }).totalDocs
  }
  const visit = await begin({ width: 390, reducedMotion: 'reduce' })
  visit.expected.push(/status of 409/)
  await signedIn(visit, site, editor)
  const { page } = visit
  const { did, tap, choose } = hand()
  await page.goto(`${site.url}/admin/imports`)
  await expectFine(page, 'before a file')
  await choose(page.getByLabel('What is in the file?'), 'Menus')
  await page.getByLabel('File', { exact: true }).setInputFiles(fileOf(name))
  await tap(page.getByRole('button', { name: 'Read the file' }))

  // The column of dishes is not called one.
  await page.getByRole('heading', { name: 'Which column is what?' }).waitFor()
  await page.getByText('3 rows, CSV, UTF-8, parted by semicolons').waitFor()
  await expectFine(page, 'the columns')
  const check = page.getByRole('button', { name: 'Check the rows' })
  await tap(check)
  await page.getByText('Choose the column for “Dish”').waitFor()
  await choose(page.getByLabel('Dish (needed)'), 'Thing')
  await page.getByText(`For example: ${name} soup`).waitFor()
  await choose(page.getByLabel('Description'), 'Details')
  await tap(check)

  await page.getByRole('heading', { name: 'What the import would do' }).waitFor()
  expect(await countDishes()).toBe(0)
  await page.getByText('Row 2, line 3').waitFor()
  await page.getByText('Price: “market price” cannot be read.').waitFor()
  await expectFine(page, 'what would be done')
  await tap(page.getByRole('button', { name: 'Import the others, leave out what is refused' }))

  await page.getByRole('heading', { name: 'What the import did' }).waitFor()
  expect(await countDishes()).toBe(2)
  await page.getByRole('link', { name: `${name} steak` }).waitFor()
  await expectFine(page, 'what was done')
  expect(did).toEqual({ taps: 7, typed: 0 })

  await tap(page.getByRole('button', { name: 'Take the import back' }))
  await tap(page.getByRole('button', { name: 'Yes, take it back' }))
  await page.getByText('Taken back', { exact: false }).first().waitFor()
  await expect.poll(countDishes).toBe(0)
})

test('a file that is none is refused at its field, by the keyboard alone', async ({
  begin,
  editor,
  site,
}) => {
  const visit = await begin({ width: 1440, reducedMotion: 'reduce' })
  visit.expected.push(/status of 422/)
  await signedIn(visit, site, editor)
  const { page } = visit
  await page.goto(`${site.url}/admin/imports`)
  const read = page.getByRole('button', { name: 'Read the file' })
  await read.press('Enter')
  await page.getByText('Please choose a file.').waitFor()
  const file = page.getByLabel('File', { exact: true })
  await file.setInputFiles({
    ...{ name: 'menu.xlsx', mimeType: 'application/octet-stream' },
    buffer: Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 6, 0, 8, 0]),
  })
  await read.press('Enter')
  await page.getByText('Save it as CSV first').waitFor()
  expect(await file.getAttribute('aria-invalid')).toBe('true')
  await expectFine(page, 'a refused file')
})
