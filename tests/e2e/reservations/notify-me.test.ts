import { expect } from 'vitest'
import { freeTime } from '#tests/support/book-table.ts'
import { forget } from '#tests/support/browser.ts'
import { booker, expectAccessible, findTimes, openPanel, panelOf } from '#tests/support/guest.ts'
import { holdEvening } from '#tests/support/hold-evening.ts'
import { test as mailTest } from '#tests/support/mail-site.ts'

const UID = 'kitsilano'
const ADDRESS = 'ada@example.com'

/** What somebody waits for since the site began, which looks for tables twice a minute. */
const test = mailTest.extend('waitedFor', { scope: 'file' }, async ({ site }) => {
  // There is a table already: the next look finds it.
  const time = await freeTime(site, { uid: UID, party: 3 })
  const kept = await fetch(`${site.url}/api/opentable/notify-me`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ rid: UID, startDateTime: time, partySize: 3, email_address: ADDRESS },
    }),
  })
  expect(kept.status).toBe(200)
  return { day: time.slice(0, 10), time: time.slice(11, 16) }
})
test.beforeAll(({ waitedFor }) => void waitedFor)

test('who finds no table leaves an address, and is told where it goes', async ({ begin, site }) => {
  const guest = await begin(booker({ width: 390 }))
  const { page } = guest
  await openPanel(page, site.url, UID)
  const { panel, people, date, time, find, alert } = panelOf(page)
  await findTimes(page)
  await holdEvening(site.url, { uid: UID, party: '8', day: await date.inputValue() })
  await people.selectOption('8')
  await time.selectOption('19:00')
  await find.click()
  await alert.getByText('We could not find any availability').waitFor()
  const hear = panel.getByRole('region', { name: 'Get an email when a table opens up' })
  const tell = hear.getByRole('button', { name: 'Notify me' })
  await tell.click()
  await hear.getByText('The Email field is required.').waitFor()
  await hear.getByLabel('Email').fill('ida')
  await tell.click()
  await hear.getByText('The Email field must be a valid email.').waitFor()
  await hear.getByLabel('Email').fill('ida@example.com')
  // An error goes when its field is right.
  await expect.poll(() => hear.getByText('must be a valid email').count()).toBe(0)
  await expectAccessible(page, 'notify me')
  await hear.getByLabel('Email').press('Enter')
  await hear
    .getByText(
      'We will email ida@example.com when there is a table for 8 people around 7:00 PM that day.',
    )
    .waitFor()
  forget(guest, /422/)
})

test('nobody is offered to wait for a time at which the restaurant is closed', async ({
  begin,
  site,
}) => {
  const { page } = await begin(booker({ width: 390 }))
  await openPanel(page, site.url, UID)
  const { panel, time, find, alert } = panelOf(page)
  await findTimes(page)
  await time.selectOption('06:00')
  await find.click()
  await alert.getByText('We could not find any availability').waitFor()
  await panel.getByRole('region', { name: /^The nearest times? that day$/ }).waitFor()
  expect(
    await panel.getByRole('region', { name: 'Get an email when a table opens up' }).count(),
  ).toBe(0)
})

test('who waits gets one mail when there is a table, whose link opens the flow with their wish', async ({
  begin,
  mails,
  waitedFor,
}) => {
  const mail = await mails.next(ADDRESS)
  const { page } = await begin(booker({ width: 390 }))
  const { date, time, people, panel } = panelOf(page)
  const [, book = ''] = /Book this table:\n(\S+)/.exec(mail.text ?? '') ?? []
  await page.goto(book)
  await panel.waitFor()
  await expect.poll(() => people.inputValue()).toBe('3')
  expect(await date.inputValue()).toBe(waitedFor.day)
  expect(await time.inputValue()).toBe(waitedFor.time)

  const stop = /\S+\/my\/alerts\/[\w-]+/.exec(mail.text ?? '')?.[0] ?? ''
  await page.goto(stop)
  await page.getByRole('heading', { name: 'We have written to you' }).waitFor()
  await expectAccessible(page, 'alert page')
  expect(mails.arrived.filter(({ recipients }) => recipients.includes(ADDRESS))).toHaveLength(1)
})
