import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { addDays } from '#lib/time/dates.ts'
import { localOf } from '#lib/time/time.ts'
import { expectFine, signedIn } from '#tests/support/admin.ts'
import { TIME_ZONE } from '#tests/support/board-test.ts'
import { forget } from '#tests/support/browser.ts'
import { writeContent } from '#tests/support/content-sql.ts'
import { hand } from '#tests/support/hand.ts'
import { expectFocusOn } from '#tests/support/keyboard.ts'
import type { Site } from '#tests/support/site.ts'
import { makeHost } from '#tests/support/staff.ts'
import { works } from '#tests/support/taken-over.ts'
import { ownEmail, test as workerTest } from '#tests/support/worker-site.ts'

const UID = 'burrard'

const test = workerTest
  // Who recruits at a restaurant often hosts there, too.
  .extend('recruiter', { scope: 'file' }, ({ site, administrator }) =>
    makeHost(site, administrator, UID, { roles: ['recruiter', 'host'], email: ownEmail() }),
  )
  .extend('open', ({ look, site, recruiter }) => async (path: string, width: number) => {
    const visit = await look({ width, reducedMotion: 'reduce' })
    await signedIn(visit, site, recruiter)
    await visit.page.goto(`${site.url}/admin${path}`)
    return visit
  })

/** application for Burrard, as the form keeps it. */
function applied(site: Site, fname: string, lname: string): void {
  const email = `${fname}.${lname}@example.com`.toLowerCase()
  writeContent(
    site,
    `INSERT INTO applications (fname, lname, email, email_key, tel, tel_key, position, state, posted, location_id)
     SELECT '${fname}', '${lname}', '${email}', '${email}', '604 555 0${lname.length}${fname.length}',
       '+1604555${lname}${fname}', 'Culinary', 'new', 1, id FROM locations WHERE uid = '${UID}'`,
  )
}

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const detail = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const state = (page: Page, name: string, label: string) =>
  detail(page, name).getByRole('button', { name: label, exact: true, pressed: true })
const column = (page: Page, label: string) => page.getByRole('region', { name: label, exact: true })

test.for([390, 1440])(
  'a recruiter invites somebody to a trial shift from their first page, in four taps, at %i px',
  async (width, { open, site }) => {
    const fname = `Ida${width}`
    const name = `${fname} Marsh`
    applied(site, fname, 'Marsh')
    const { page } = await open('', width)
    const { did, tap } = hand()
    await tap(page.getByRole('link', { name: /unanswered application/ }))
    await works(link(page, name))
    await expectFine(page, 'the list of applications')
    expect(await page.getByRole('link', { name: `Call ${name}` }).getAttribute('href')).toMatch(
      /^tel:604555/,
    )
    const row = page.getByRole('listitem').filter({ hasText: name })
    await row.getByText(/^Will be deleted on \w+ \d+, 20\d\d$/).waitFor()

    await tap(link(page, name))
    await expectFocusOn(page.getByRole('heading', { name, exact: true }))
    await tap(detail(page, name).getByRole('button', { name: 'Invitation to a trial shift' }))
    expect(await page.getByLabel('Subject').inputValue()).toBe('A trial shift at Burrard')
    const text = await page.getByRole('textbox', { name: 'Text', exact: true }).inputValue()
    expect(text).toMatch(new RegExp(`^Hello ${fname},`))
    expect(text).not.toMatch(/[{}]/)
    await expectFine(page, 'a reply that is written')
    await tap(page.getByRole('button', { name: `Send to ${name}` }))
    await state(page, name, 'Trial shift').waitFor()
    // This site has no mail server: it is kept to be read, and says so.
    await detail(page, name)
      .getByText(/replied: A trial shift at Burrard.*not sent/)
      .waitFor()
    await expectFine(page, 'an application that was answered')
    expect(did).toEqual({ taps: 4, typed: 0 })

    if (width < 1024) {
      await page.getByRole('button', { name: 'Back to the list' }).click()
      await expectFocusOn(link(page, name))
    }
    await page.getByRole('searchbox').fill(fname.slice(1))
    await expect.poll(() => page.getByRole('listitem').filter({ hasText: 'Marsh' }).count()).toBe(1)
  },
)

test('the board is worked by the keyboard alone', async ({ open, site }) => {
  const name = 'Otto Board'
  applied(site, 'Otto', 'Board')
  const { page } = await open('/applications?view=board', 390)
  const next = page.getByRole('button', { name: `Move to In touch: ${name}` })
  await works(next)
  await expectFine(page, 'the board of applications')
  await next.focus()
  await page.keyboard.press('Enter')
  const card = (label: string) =>
    column(page, label).getByRole('listitem').filter({ hasText: name })
  await card('In touch')
    .getByText(/moved by Robin|moved by /)
    .waitFor()
  await card('In touch').getByLabel(`… Move ${name}`).selectOption('Hired')
  await card('Hired').waitFor()
  expect(await page.getByRole('listitem').filter({ hasText: name }).count()).toBe(1)
})

test('a card is dragged to another column with a mouse', async ({ open, site }) => {
  const name = 'Gus Drag'
  applied(site, 'Gus', 'Drag')
  const { page } = await open('/applications?view=board', 1440)
  const card = page.getByRole('listitem').filter({ hasText: name })
  await works(link(page, name))
  const [from, to] = [await card.boundingBox(), await column(page, 'Closed').boundingBox()]
  if (!from || !to) throw new Error('the board is on the screen')
  await page.mouse.move(from.x + 20, from.y + from.height / 2 - 20)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + 40, { steps: 8 })
  await page.mouse.up()
  await column(page, 'Closed').getByRole('listitem').filter({ hasText: name }).waitFor()
  // What it was is a click away, and the board has its room back afterwards.
  await link(page, name).click()
  await detail(page, name).getByText('moved it to Closed').waitFor()
  await page.getByRole('button', { name: 'Back to the board' }).click()
  await expectFocusOn(link(page, name))
  await detail(page, name).waitFor({ state: 'detached' })
})

test('the second of two recruiters is told who was faster, and keeps what they wrote', async ({
  open,
  site,
}) => {
  const name = 'Ada Twice'
  applied(site, 'Ada', 'Twice')
  const [one, two] = [await open('/applications', 390), await open('/applications', 1440)]
  for (const { page } of [one, two]) {
    await link(page, name).click()
    await works(detail(page, name).getByRole('button', { name: 'Hired', exact: true }))
  }
  await two.page.getByRole('button', { name: 'Blank', exact: true }).click()
  await two.page.getByLabel('Subject').fill('Come on Monday')
  await two.page.getByRole('textbox', { name: 'Text', exact: true }).fill('At nine.')
  await one.page.getByRole('button', { name: 'Hired', exact: true }).click()
  await state(one.page, name, 'Hired').waitFor()
  // The browser complains of every refusal.
  forget(two, /409 \(Conflict\)/)
  const send = two.page.getByRole('button', { name: `Send to ${name}` })
  await send.click()
  const told = two.page.getByRole('alert').filter({ hasText: 'was faster and moved it to Hired' })
  await told.waitFor()
  await state(two.page, name, 'Hired').waitFor()
  expect(await two.page.getByRole('textbox', { name: 'Text', exact: true }).inputValue()).toBe(
    'At nine.',
  )
  await send.click()
  await detail(two.page, name)
    .getByText(/replied: Come on Monday/)
    .waitFor()
})

test('a host makes a booking of a group’s enquiry in four taps, and types nothing', async ({
  open,
  site,
  recruiter,
}) => {
  const name = 'Rosa Group'
  const day = addDays(localOf(site.now(), TIME_ZONE).slice(0, 10), 2)
  writeContent(
    site,
    `INSERT INTO enquiries (kind, fname, lname, email, tel, party_size, date, message, state, posted, location_id)
     VALUES ('group-booking', 'Rosa', 'Group', 'rosa@example.com', '604 555 0790',
       4, '${day}', 'A quiet corner', 'new', 1, ${recruiter.location})`,
  )
  const { page } = await open('/enquiries', 390)
  const { did, tap } = hand()
  await works(link(page, name))
  await expectFine(page, 'the list of enquiries')
  await tap(link(page, name))
  await detail(page, name).getByText('A quiet corner').waitFor()
  await expectFine(page, 'an enquiry')
  await tap(link(page, 'Make a booking of it'))
  const dialog = page.getByRole('dialog', { name: 'New booking' })
  await works(dialog.getByRole('button', { name: /^Book/ }))
  await dialog.getByRole('radio', { name: /^7:00 PM/ }).waitFor()
  const given = async (label: string) => dialog.getByLabel(label, { exact: true }).inputValue()
  expect(await given('Name')).toBe(name)
  expect(await given('Day')).toBe(day)
  expect(await given('Email (they get a confirmation)')).toBe('rosa@example.com')
  expect(await given('Request')).toBe('A quiet corner')
  expect(await dialog.getByRole('radio', { name: '4', exact: true }).isChecked()).toBe(true)
  expect(new URL(page.url()).search).not.toMatch(/Rosa|604|@/)
  await tap(dialog.getByRole('radio', { name: /^7:00 PM/ }))
  await tap(dialog.getByRole('button', { name: /^Book/ }))
  await dialog.waitFor({ state: 'detached' })
  expect(did).toEqual({ taps: 4, typed: 0 })
  await expect.poll(() => new URL(page.url()).searchParams.has('enquiry')).toBe(false)

  await page.goto(`${site.url}/admin/enquiries`)
  await link(page, name).click()
  await state(page, name, 'Booked').waitFor()
  await detail(page, name)
    .getByText(/made a booking for/)
    .waitFor()
  expect(await link(page, 'Make a booking of it').count()).toBe(0)
  await link(page, 'See the day').click()
  const row = page.locator('li[data-id]').filter({ hasText: name })
  await row.getByRole('button', { name: /^More/ }).click()
  await row.getByText(/from enquiry \d+/).waitFor()
})
