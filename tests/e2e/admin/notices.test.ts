import { expect, inject } from 'vitest'
import { expectFine, signedIn } from '#tests/support/admin.ts'
import { test as browserTest, ownSite } from '#tests/support/browser-test.ts'
import { hand } from '#tests/support/hand.ts'
import { makeStaff } from '#tests/support/staff.ts'

const test = browserTest
  .extend('site', { scope: 'file' }, ownSite({ at: '15:00' }))
  .extend('editor', { scope: 'file' }, ({ site }) =>
    makeStaff(site, inject('seeds').sqlite.staff, { roles: ['editor'] }),
  )
  .extend('open', ({ look, site, editor }) => async (path: string, width: number) => {
    const visit = await look({ width, reducedMotion: 'reduce' })
    await signedIn(visit, site, editor)
    await visit.page.goto(`${site.url}/admin${path}`)
    return visit
  })

test('an editor adds a banner without naming it, and asks what a guest of Kitsilano sees on Friday', async ({
  open,
  site,
}) => {
  const { page } = await open('/notices', 1440)
  const { did, tap, type } = hand()
  await tap(page.getByRole('link', { name: 'Edit banners', exact: true }))
  await tap(page.getByRole('button', { name: 'Add banner', exact: true }))
  await tap(
    page
      .getByRole('dialog')
      .getByRole('button')
      .filter({ hasText: /^Banner$/ }),
  )
  await type(page.locator('#field-slices__1__text'), 'The patios are open.')
  await tap(page.getByRole('button', { name: 'Publish changes' }))
  // Its name is made by the save.
  const named = page.locator('#field-slices__1__uid')
  await expect.poll(() => named.inputValue()).toBe('the-patios-are-open')
  const { banners } = await (await fetch(`${site.url}/api/notices`)).json()
  expect(banners.map(({ uid }: { uid: string }) => uid)).toContain('the-patios-are-open')

  await page.goto(`${site.url}/admin/notices`)
  await page.getByRole('combobox', { name: 'Restaurant' }).selectOption({ label: 'Kitsilano' })
  await type(page.getByLabel('Day and time, there'), '2026-12-04T19:00')
  await tap(page.getByRole('button', { name: 'Show', exact: true }))
  const answer = page.getByRole('article')
  await answer.getByText('Banner: Halifax gets its hearth in spring.').waitFor()
  await answer.getByText('Another one before it shows.').waitFor()
  expect(did).toEqual({ taps: 5, typed: 2 })
  await answer.getByText(/Friday, December 4, 7:00 PM/).waitFor()
  await expectFine(page, 'the notices')

  // Whoever has closed the first one sees the second.
  await tap(page.getByText('Closed within the last 7 days'))
  await page.getByLabel('Banner: Halifax gets its hearth in spring.').check()
  await tap(page.getByRole('button', { name: 'Show', exact: true }))
  await answer.getByText('Banner: The patios are open.').waitFor()
  await answer.getByText('They closed it.').waitFor()

  // A row of the calendar leads to its own slice of the form, which is open.
  await page.locator('main li').getByRole('link', { name: 'The patios are open.' }).first().click()
  await page.locator('#field-slices__1__text').waitFor()
})

test('an editor says when a post comes down, and takes it back', async ({ open }) => {
  const { page } = await open('/collections/news-posts', 1440)
  const { did, tap, type } = hand()
  await tap(page.getByRole('link', { name: 'A fire for winter' }))
  const plans = page.getByRole('region', { name: 'Comes down' })
  await plans.getByText('Nothing is planned.').waitFor()
  await tap(plans.getByRole('button', { name: 'Take it down then' }))
  await plans.getByRole('alert').filter({ hasText: 'still to come' }).waitFor()
  await type(plans.getByLabel('Day and time in America/Vancouver'), '2099-12-28T21:00')
  await tap(plans.getByRole('button', { name: 'Take it down then' }))
  await plans.getByText('It comes down Mon, Dec 28, 9:00 PM, 2099.').waitFor()
  // The slip of the empty field is one of them.
  expect(did).toEqual({ taps: 3, typed: 1 })
  await plans
    .getByRole('listitem')
    .filter({ hasText: 'Comes down Mon, Dec 28, 9:00 PM, 2099' })
    .waitFor()
  await plans.getByRole('button', { name: /^Cancel:/ }).click()
  await plans.getByText('Cancelled.').waitFor()
  await plans.getByText('Nothing is planned.').waitFor()
})

test('on a phone both calendars are lists by day', async ({ open, site }) => {
  const { page } = await open('/notices', 390)
  const list = page.getByRole('list', { name: 'Popups' })
  await list.getByText('Today').waitFor()
  await list.getByRole('link', { name: 'Letters from the fire' }).first().waitFor()
  await expectFine(page, 'the notices')
  await page.goto(`${site.url}/admin/news-calendar`)
  await page.getByRole('heading', { name: 'News calendar', exact: true }).waitFor()
  await expectFine(page, 'the news calendar')
})
