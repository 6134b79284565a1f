import { expect, inject } from 'vitest'
import { expectFine, expectNoSidewaysScroll, logIn, signedIn } from '#tests/support/admin.ts'
import { violations } from '#tests/support/axe.ts'
import { forget } from '#tests/support/browser.ts'
import { hand } from '#tests/support/hand.ts'
import { test as mailTest } from '#tests/support/mail-site.ts'
import { askAs, makeStaff, OWN_PASSWORD } from '#tests/support/staff.ts'
import { works } from '#tests/support/taken-over.ts'

const test = mailTest.extend('administrator', { scope: 'file' }, ({ site }) =>
  makeStaff(site, inject('seeds').sqlite.staff, { roles: ['admin'] }),
)

test('an administrator invites a host, who chooses their own password by the link of the mail', async ({
  begin,
  site,
  mails,
  administrator,
}) => {
  const office = await begin({ width: 1440, reducedMotion: 'reduce' })
  await signedIn(office, site, administrator)
  const { page } = office
  await page.goto(`${site.url}/admin/collections/staff/create`)
  await page.getByRole('heading', { name: 'Invite somebody' }).waitFor()
  const invite = await works(page.getByRole('button', { name: 'Send the invitation' }))
  await expectFine(page, 'the form of an invitation')
  await invite.click()
  await page.getByText('Please enter a name.').waitFor()
  const { did, tap, type } = hand()
  await type(page.getByLabel('Name'), 'Sam')
  await type(page.getByLabel('Email'), 'sam@example.com')
  await tap(page.getByLabel(/^Host:/))
  await tap(page.getByLabel('At all locations'))
  await tap(invite)
  const panel = page.getByRole('region', { name: 'Invitation' })
  await panel.getByText(/^Invited\. The link is good until/).waitFor()
  expect(did).toEqual({ taps: 3, typed: 2 })

  const mail = await mails.next('sam@example.com')
  const [link = ''] = /http\S+\/admin\/invitation\/\S+/.exec(mail.text ?? '') ?? []
  const guest = await begin({ width: 390, reducedMotion: 'reduce' })
  const phone = guest.page
  await phone.goto(link)
  await phone.getByRole('heading', { name: 'Welcome' }).waitFor()
  const begins = await works(phone.getByRole('button', { name: 'Save and begin' }))
  await expectFine(phone, 'the page of an invitation')
  // The browser complains of every refusal.
  forget(guest, /400 \(Bad Request/)
  expect(await phone.getByLabel('Your name').inputValue()).toBe('Sam')
  await phone.getByLabel('New password').fill('Saltwood2026!')
  await begins.click()
  await phone.getByText('little more than the account’s name').waitFor()
  // What was typed is still there, and can be looked at.
  await phone.getByRole('button', { name: 'Show the password' }).click()
  expect(await phone.getByLabel('New password').inputValue()).toBe('Saltwood2026!')
  await phone.getByLabel('New password').fill(OWN_PASSWORD)
  await begins.click()
  await phone.waitForURL(`${site.url}/admin`)

  await phone.goto(link)
  await phone.getByText('This invitation has been used').waitFor()
  await expectFine(phone, 'a link that was used')
  await page.goto(`${site.url}/admin/collections/staff`)
  const row = page.getByRole('row', { name: 'sam@example.com' })
  await row.getByText('Active').waitFor()
  await page.getByRole('columnheader', { name: 'Second step' }).waitFor()
  await row.getByText('None', { exact: true }).waitFor()
  await row.getByText('All', { exact: true }).waitFor()
  // No token of a link stands in a log.
  expect(site.log()).not.toContain(link.split('/').at(-1))
})

test('an invitation is sent again, handed over and withdrawn', async ({
  begin,
  site,
  mails,
  administrator,
}) => {
  const office = await begin({ width: 390, reducedMotion: 'reduce' })
  await signedIn(office, site, administrator)
  const { page } = office
  const body = { name: 'Kit', email: 'kit@example.com', roles: ['host'], allLocations: true }
  const ask = await askAs(site, administrator)
  const { doc } = (await ask('POST', '/staff', body)) as { doc: { id: number } }
  await mails.next('kit@example.com')
  await page.goto(`${site.url}/admin/collections/staff/${doc.id}`)
  const panel = page.getByRole('region', { name: 'Invitation' })
  await panel.getByRole('button', { name: 'Send it again' }).click()
  await panel.getByText('is on its way to kit@example.com').waitFor()
  await mails.next('kit@example.com')
  await panel.getByRole('button', { name: 'Make a link to hand over' }).click()
  const link = await panel.getByLabel('Link to hand over').inputValue()
  // The rest of the form is Payload's.
  expect(await violations(page, 'section[aria-labelledby="invitation-heading"]')).toEqual([])
  await expectNoSidewaysScroll(page, 'an account that is invited', 390)
  await panel.getByRole('button', { name: 'Withdraw' }).click()
  await panel.getByText('Nobody can sign in with this account').waitFor()
  const guest = await begin({ width: 390 })
  await guest.page.goto(link)
  await guest.page.getByText('This invitation was withdrawn').waitFor()
  await page.goto(`${site.url}/admin/collections/staff`)
  const row = page.getByRole('row', { name: 'kit@example.com' })
  await row.getByText('Invitation withdrawn').waitFor()
})

test('one’s own password is changed with the current one, and by the mail of who has lost it', async ({
  begin,
  site,
  mails,
  administrator,
}) => {
  const visit = await begin({ width: 390, reducedMotion: 'reduce' })
  await signedIn(visit, site, administrator)
  const { page } = visit
  await page.goto(`${site.url}/admin/account`)
  await page.getByRole('button', { name: 'Change Password' }).click()
  await page.getByText('A few words in a row are easy to remember').waitFor()
  await page.locator('#field-password').fill('three otters under a bridge')
  await page.locator('#field-confirm-password').fill('three otters under a bridge')
  const current = page.getByLabel('Current password')
  await current.fill('not the current one')
  // The rest of the form is Payload's.
  expect(await violations(page, '.password-change')).toEqual([])
  forget(visit, /400 \(Bad Request/)
  const save = page.getByRole('button', { name: 'Save', exact: true })
  // The form takes a moment to see that its fields are right, and sends nothing before.
  const saves = async (words: string) => {
    const said = page.getByText(words).first()
    if (!(await said.isVisible()) && (await save.isEnabled())) await save.click()
    return said.isVisible()
  }
  await expect.poll(() => saves('This is not your current password')).toBe(true)
  expect(await page.locator('#field-password').inputValue()).toBe('three otters under a bridge')
  await current.fill(administrator.password)
  await expect.poll(() => saves('Updated successfully')).toBe(true)
  await current.waitFor({ state: 'detached' })

  const { email } = administrator
  await fetch(`${site.url}/admin/api/staff/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  })
  const mail = await mails.next(email)
  const [link = ''] = /http\S+\/admin\/reset\/\w+/.exec(mail.text ?? '') ?? []
  // The mail leaves a moment before what it is about is kept.
  await expect.poll(async () => (await fetch(link)).text()).toContain('Save and sign in')
  const lost = await begin({ width: 390, reducedMotion: 'reduce' })
  await lost.page.goto(link)
  const chooses = await works(lost.page.getByRole('button', { name: 'Save and sign in' }))
  await expectFine(lost.page, 'the page of a new password')
  await lost.page.getByLabel('New password').fill('seven herons on the mud flats')
  await chooses.click()
  await lost.page.waitForURL(`${site.url}/admin`)
  await lost.page.goto(link)
  await lost.page.getByRole('link', { name: 'Ask for a new link' }).waitFor()

  const again = await begin({ width: 1440 })
  await again.page.goto(`${site.url}/admin/login`)
  await logIn(again.page, { email, password: 'seven herons on the mud flats' })
  await again.page.waitForURL(`${site.url}/admin`)
})
