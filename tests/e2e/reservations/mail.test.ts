import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { logIn } from '#tests/support/admin.ts'
import { openBrowser, visit } from '#tests/support/browser.ts'
import {
  expectAccessible,
  fillDetails,
  findTimes,
  GUEST,
  holdTable,
  openPanel,
  panelOf,
} from '#tests/support/guest.ts'
import { type Arrived, type MailServer, startMailServer } from '#tests/support/mail-server.ts'
import { type Site, startSite } from '#tests/support/site.ts'
import { makeStaff } from '#tests/support/staff.ts'

const UID = 'kitsilano'
const EMAIL = 'ada@example.com'

let browser: Browser
let server: MailServer
let site: Site
beforeAll(async () => {
  ;[browser, server] = await Promise.all([openBrowser(), startMailServer()])
  const env = { SMTP_URL: server.url, MAIL_FROM: 'Saltwood <a@b.example>' }
  site = await startSite({ seed: inject('seeds').sqlite, env })
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
  await server?.stop()
})

/** Books a table in the panel, and leaves an address. */
async function book(email = EMAIL) {
  const one = await visit(browser, { reducedMotion: 'reduce', address: '198.51.100.77' })
  const { page } = one
  await openPanel(page, site.url, UID)
  await findTimes(page)
  await holdTable(page)
  await fillDetails(page)
  await panelOf(page).panel.getByRole('textbox', { name: 'Email' }).fill(email)
  await panelOf(page).complete.click()
  await panelOf(page).thanks.waitFor()
  return one
}

const linkIn = (mail: Arrived) =>
  /https?:\/\/\S+\/my\/reservations\/[\w-]+/.exec(mail.text ?? '')?.[0] ?? ''

describe('the mail of a booking', () => {
  test('is announced, arrives within moments, and leads to the visit', async () => {
    const { page, context } = await book()
    expect(await panelOf(page).panel.textContent()).toContain(
      `A confirmation is on its way to ${EMAIL}.`,
    )
    const asked = performance.now()
    const mail = await server.next(EMAIL)
    // Not at the ticker's next turn, which may be five seconds away.
    expect(performance.now() - asked).toBeLessThan(4000)
    expect(mail.subject).toContain('Your table at ')
    await page.goto(linkIn(mail))
    await page.getByRole('heading', { name: 'Your reservation' }).waitFor()
    await expectAccessible(page, 'manage')
    await context.close()
  })

  test('is sent again on request, without a script, and not twice in a row', async () => {
    const { page: panel, context } = await book()
    const link = linkIn(await server.next(EMAIL))
    await panel.close()
    await context.close()
    const { page, context: plain } = await visit(browser, { javaScriptEnabled: false })
    await page.goto(link)
    const again = page.getByRole('button', { name: 'Send me the e-mail again' })
    await again.click()
    await page.getByText('The e-mail is on its way').waitFor()
    expect(linkIn(await server.next(EMAIL))).toBe(link)
    await again.click()
    await page.getByText('The e-mail was sent a few minutes ago.').waitFor()
    await plain.close()
  })

  test('stands in the staff’s post, who try again what could not be delivered', async () => {
    const email = 'byron@example.com'
    server.refusals[email] = 550
    const { context: theirs } = await book(email)
    await theirs.close()
    const { page, context } = await visit(browser, { width: 1440 })
    await page.goto(`${site.url}/admin`)
    const { staff } = inject('seeds').sqlite
    await logIn(page, await makeStaff(site, staff, { roles: ['host'], allLocations: true }))
    // The menu is shut; the link in it is there.
    await page.locator('nav a[href="/admin/post"]').first().waitFor({ state: 'attached' })
    await page.goto(`${site.url}/admin/post`)
    await page.getByRole('heading', { level: 1, name: 'Post' }).waitFor()
    await page.getByRole('row', { name: email }).getByRole('link').click()
    await page.getByText('Undeliverable: refused by the mail server (550)').waitFor()
    const mail = page.frameLocator('iframe[title="The mail"]')
    await mail.getByRole('heading', { name: 'Your table is reserved' }).waitFor()
    expect(await mail.locator('body').textContent()).toContain(GUEST.firstName)

    delete server.refusals[email]
    await page.getByRole('button', { name: 'Try again' }).click()
    expect((await server.next(email)).subject).toContain('Your table at ')
    await page.goto(`${site.url}/admin/post?list=sent`)
    await page
      .getByRole('row', { name: email })
      .getByText(/^Sent /)
      .waitFor()
    await context.close()
  })
})
