import { expect, inject } from 'vitest'
import { expectFine, signedIn } from '#tests/support/admin.ts'
import { test as browserTest, ownSite } from '#tests/support/browser-test.ts'
import { hand } from '#tests/support/hand.ts'
import { makeStaff } from '#tests/support/staff.ts'

const test = browserTest
  .extend('site', { scope: 'file' }, ownSite())
  .extend('editor', { scope: 'file' }, ({ site }) =>
    makeStaff(site, inject('seeds').sqlite.staff, { roles: ['editor'] }),
  )

test('an editor whose restaurant has another name finds it, leaves one place out, replaces the others and takes it back', async ({
  begin,
  site,
  editor,
}) => {
  const guest = await begin({ reducedMotion: 'reduce' })
  const headingOf = async () => {
    await guest.page.goto(`${site.url}/locations/kitsilano`)
    return guest.page.getByRole('heading', { level: 1 }).textContent()
  }
  const visit = await begin({ width: 390, reducedMotion: 'reduce' })
  const { page } = visit
  await signedIn(visit, site, editor)
  await page.goto(`${site.url}/admin`)
  const { did, tap, type } = hand()
  await tap(page.getByRole('main').getByRole('link', { name: 'Find and replace', exact: true }))
  await type(page.getByLabel('Find', { exact: true }), 'kitsilano')
  await type(page.getByLabel('Replace with', { exact: true }), 'Kits Beach')
  await tap(page.getByRole('button', { name: 'Find', exact: true }))
  await page.getByText(/^\d+ places in \d+ documents\.$/).waitFor()
  const restaurant = page.getByRole('region', { name: 'Kitsilano', exact: true })
  const post = page.getByRole('region', { name: /prawns/i })
  await expectFine(page, 'the places of a name')
  // Its page for orders has the name in its address, which would lead nowhere with another one.
  expect(
    await restaurant
      .getByRole('checkbox', { name: /web address/ })
      .first()
      .isChecked(),
  ).toBe(false)
  const inPost = post.getByRole('checkbox', { name: /with the last of the sun/ })
  await tap(inPost)
  await tap(page.getByRole('button', { name: /^Replace \d+ places$/ }))
  await page.getByText(/^\d+ places in \d+ documents replaced\.$/).waitFor()
  expect(did).toEqual({ taps: 4, typed: 2 })
  await expect.poll(headingOf).toContain('Kits Beach')

  // After loading the page again, too.
  await page.reload()
  await page.getByText(/Last replacement: “kitsilano” by “Kits Beach”/).waitFor()
  await expectFine(page, 'the last replacement')
  await tap(page.getByRole('button', { name: 'Undo' }))
  await page.getByText(/documents are as before\.$/).waitFor()
  expect(did).toEqual({ taps: 5, typed: 2 })
  await expect.poll(headingOf).toContain('Kitsilano')

  // By the keyboard; and a place leads to its field, in its tab and rows.
  await page.getByLabel('Find', { exact: true }).fill('with the last of the sun')
  await page.keyboard.press('Tab')
  await page.keyboard.type('with the first')
  await page.keyboard.press('Enter')
  await page.getByText('1 place in 1 document.').waitFor()
  await page.getByRole('link', { name: /^Open .*Text of/ }).press('Enter')
  await page.waitForURL(/\/collections\/news-posts\/\d+#field-slices__/)
  const field = page.locator('textarea:focus')
  await field.waitFor()
  expect(await field.inputValue()).toBe('Kitsilano, with the last of the sun.')
})
