import type { Locator, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { logIn } from '#tests/support/admin.ts'
import { bookTable } from '#tests/support/book-table.ts'
import {
  booker,
  expectAccessible,
  fillDetails,
  findTimes,
  GUEST,
  holdTable,
  openPanel,
  panelOf,
} from '#tests/support/guest.ts'
import type { Arrived } from '#tests/support/mail-server.ts'
import { test } from '#tests/support/mail-site.ts'
import { makeStaff } from '#tests/support/staff.ts'

const UID = 'kitsilano'

const linkIn = (mail: Arrived) =>
  /https?:\/\/\S+\/my\/reservations\/[\w-]+/.exec(mail.text ?? '')?.[0] ?? ''

/** How often something stands in the staff's post, which is opened for it: a list is as it was then. */
async function listed(page: Page, list: string, what: Locator): Promise<number> {
  await page.goto(new URL(list, page.url()).href)
  await page.getByRole('heading', { level: 1, name: 'Outbox' }).waitFor()
  return what.count()
}

test('the mail of a booking is announced, arrives, and leads to the visit', async ({
  begin,
  site,
  mails,
}) => {
  const email = 'ada@example.com'
  const { page } = await begin(booker({ width: 390 }))
  const { panel, complete, thanks } = panelOf(page)
  await openPanel(page, site.url, UID)
  await findTimes(page)
  await holdTable(page)
  await fillDetails(page)
  await panel.getByRole('textbox', { name: 'Email' }).fill(email)
  await complete.click()
  await thanks.waitFor()
  expect(await panel.textContent()).toContain(`A confirmation is on its way to ${email}.`)
  const mail = await mails.next(email)
  expect(mail.subject).toContain('Your table at ')
  await page.goto(linkIn(mail))
  await page.getByRole('heading', { name: 'Your reservation' }).waitFor()
  await expectAccessible(page, 'manage')
})

test('the mail of a booking is sent again on request, without a script, and not twice in a row', async ({
  begin,
  site,
  mails,
}) => {
  const email = 'ida@example.com'
  await bookTable(site, { uid: UID, email })
  const link = linkIn(await mails.next(email))
  const { page } = await begin({ javaScriptEnabled: false })
  await page.goto(link)
  const again = page.getByRole('button', { name: 'Send me the email again' })
  await again.click()
  await page.getByText('The email is on its way').waitFor()
  expect(linkIn(await mails.next(email))).toBe(link)
  await again.click()
  await page.getByText('The email was sent a few minutes ago.').waitFor()
})

test('the mail of a booking stands in the staff’s post, who try again what could not be delivered', async ({
  begin,
  site,
  mails,
}) => {
  const email = 'byron@example.com'
  mails.refusals[email] = 550
  await bookTable(site, { uid: UID, email })
  const { page } = await begin({ reducedMotion: 'reduce' })
  await page.goto(`${site.url}/admin`)
  const { staff } = inject('seeds').sqlite
  await logIn(page, await makeStaff(site, staff, { roles: ['host'], allLocations: true }))
  // The menu is shut; the link in it is there.
  await page.locator('nav a[href="/admin/outbox"]').first().waitFor({ state: 'attached' })
  const row = page.getByRole('row', { name: email })
  await expect.poll(() => listed(page, '/admin/outbox', row)).toBe(1)
  await row.getByRole('link').click()
  await page.getByText('Undeliverable: refused by the mail server (550)').waitFor()
  const mail = page.frameLocator('iframe[title="The email"]')
  await mail.getByRole('heading', { name: 'Your table is reserved' }).waitFor()
  expect(await mail.locator('body').textContent()).toContain(GUEST.firstName)

  delete mails.refusals[email]
  await page.getByRole('button', { name: 'Try again' }).click()
  expect((await mails.next(email)).subject).toContain('Your table at ')
  await expect.poll(() => listed(page, '/admin/outbox?list=sent', row.getByText(/^Sent /))).toBe(1)
})
