import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectFine } from '#tests/support/admin.ts'
import { bookByTelephone, bookSoon, soon, workerBoardTest } from '#tests/support/board-test.ts'
import { forget } from '#tests/support/browser.ts'
import { works } from '#tests/support/taken-over.ts'

const UID = 'bellevue'

const test = workerBoardTest(UID)

/** The section for the group; the other one is of the restaurant. */
const group = (page: Page) => page.getByRole('region', { name: 'At all restaurants' })
const save = (page: Page) => group(page).getByRole('button', { name: 'Save: At all restaurants' })
const field = (page: Page, label: string) => group(page).getByLabel(label)
const saved = (page: Page) => group(page).getByRole('status').filter({ hasText: 'Saved.' })
const rowOf = (page: Page, name: string) => page.locator('li[data-id]').filter({ hasText: name })

/** Opens the page of a party's guest from its row. */
async function openGuest(page: Page, name: string): Promise<void> {
  await rowOf(page, name).first().getByRole('button', { name: /^More/ }).click()
  await page.getByRole('link', { name: `Guest page: ${name}` }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await works(save(page))
}

test.for([390, 1180])(
  'a host writes down an allergy and a tag of a guest, and both stand at their row, at %i px',
  async (width, { openBoard, site }) => {
    const name = `Ada G${width}`
    await bookSoon(site, `G${width}`, { uid: UID, phone: `604-555-02${String(width).slice(-2)}` })
    const page = await openBoard(width)
    await openGuest(page, name)
    // The keyboard alone.
    await field(page, 'Allergies').focus()
    await page.keyboard.type('nuts, Nuts, shellfish')
    for (let step = 0; step < 4; step++) await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    expect(await field(page, 'VIP').isChecked()).toBe(true)
    await page.keyboard.press('Tab')
    await save(page).focus()
    await page.keyboard.press('Enter')
    await saved(page).waitFor()
    expect(await field(page, 'Allergies').inputValue()).toBe('nuts, shellfish')
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectFine(page, `the page of a guest, ${colorScheme}`)
    }
    await page.getByRole('link', { name: /, \d{1,2}:\d\d/ }).click()
    await rowOf(page, name).getByText('Allergies: nuts, shellfish').waitFor()
    await rowOf(page, name).getByText('VIP', { exact: true }).waitFor()
    await expectFine(page, 'the day with what is known of guests')
    await page.goto(`${site.url}/admin/kitchen`)
    const party = page.getByRole('listitem').filter({ hasText: name })
    await party.getByText('nuts, shellfish').waitFor()
    expect(await party.textContent()).not.toContain('VIP')
    await page.goto(`${site.url}/admin/reservations/paper`)
    for (const sheet of ['List', 'Floor sheet', 'Kitchen note']) {
      await page
        .getByRole('article', { name: sheet })
        .getByText('Allergies: nuts, shellfish')
        .first()
        .waitFor()
    }
  },
)

test('what is known of a guest stands on the timeline, at what a search finds, and while they have no table', async ({
  openBoard,
  askAsHost,
  host,
  site,
}) => {
  const guest = { name: 'Ada Known', phone: '604-555-0341' }
  await bookByTelephone(askAsHost, host, { ...guest, at: soon(site) })
  await bookByTelephone(askAsHost, host, { ...guest, at: soon(site), table: { kind: 'none' } })
  const page = await openBoard(390)
  const without = page.getByRole('region', { name: 'No table yet' })
  await without.getByRole('button', { name: /^Ada Known/ }).waitFor()
  await openGuest(page, 'Ada Known')
  await field(page, 'Allergies').fill('nuts')
  await field(page, 'VIP').check()
  await save(page).click()
  await saved(page).waitFor()
  await openBoard(390)
  await without.getByRole('button', { name: /^Ada Known, .* VIP Allergies: nuts$/ }).waitFor()
  await page.getByRole('searchbox').fill('known')
  const found = page.getByRole('search').getByRole('button', { name: / VIP Allergies: nuts$/ })
  await expect.poll(() => found.count()).toBe(2)
  await expectFine(page, 'what a search for a known guest finds')
  await page.getByRole('searchbox').fill('')
  await page.getByRole('button', { name: 'Timeline', exact: true }).click()
  const bar = page.getByRole('button', { name: /^2 Ada Known VIP, Allergies: nuts, / }).first()
  expect(await bar.textContent()).toContain('VIP, Allergies: nuts')
  await expectFine(page, 'a known guest on the timeline')
})

test('two who edit one guest at once lose nothing: the second one sees both, and puts them together', async ({
  openBoard,
  look,
  site,
}) => {
  await bookSoon(site, 'Both', { uid: UID, phone: '604-555-0301' })
  const [one, two] = [await openBoard(390), await openBoard(1180)]
  for (const page of [one, two]) await openGuest(page, 'Ada Both')
  await field(one, 'Diets').fill('vegan')
  await save(one).click()
  await saved(one).waitFor()
  // The browser complains of every refusal.
  forget(await look({ width: 1180, reducedMotion: 'reduce' }), /409 \(Conflict\)/)
  await field(two, 'Allergies').fill('eggs')
  await save(two).click()
  const conflict = group(two).getByRole('alert')
  await conflict.getByText('Somebody else saved this meanwhile').waitFor()
  await conflict.getByText('vegan').waitFor()
  await expectFine(two, 'two edits at once')
  await conflict.getByRole('button', { name: 'Put both together' }).click()
  await save(two).click()
  await saved(two).waitFor()
  expect(await field(two, 'Allergies').inputValue()).toBe('eggs')
  expect(await field(two, 'Diets').inputValue()).toBe('vegan')
})

test('a host finds a guest, merges the other number that they had, and splits them again', async ({
  openBoard,
  site,
}) => {
  await bookSoon(site, 'Merger', { uid: UID, phone: '604-555-0311' })
  await bookSoon(site, 'Merger', { uid: UID, phone: '604-555-0312' })
  const page = await openBoard(390)
  await page.goto(`${site.url}/admin/guests`)
  const find = async (text: string) => {
    const search = page.getByRole('searchbox')
    await works(page.getByRole('button', { name: 'Find', exact: true }))
    await search.fill(text)
    await search.press('Enter')
  }
  await find('604 555 0311')
  await expectFine(page, 'the search for guests')
  await page.getByRole('link', { name: /Ada Merger/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Ada Merger' }).waitFor()
  expect(page.url()).not.toContain('5550311')
  await find('merger')
  await page.getByRole('button', { name: 'Merge with Ada Merger, 604-555-0312' }).click()
  await page.getByText('Merged. Split them again').waitFor()
  await page.getByRole('link', { name: '604-555-0312' }).waitFor()
  await expectFine(page, 'a merged guest')
  await page.getByRole('button', { name: 'Split again: 604-555-0312' }).click()
  await page.getByText('Split. Both guests are as they were.').waitFor()
  expect(await page.getByRole('link', { name: '604-555-0312' }).count()).toBe(0)
})

test('a caller who is banned is named as such when their number is entered', async ({
  openBoard,
  site,
}) => {
  await bookSoon(site, 'Banned', { uid: UID, phone: '604-555-0321' })
  const page = await openBoard(390)
  await openGuest(page, 'Ada Banned')
  await field(page, 'Banned').check()
  await save(page).click()
  await saved(page).waitFor()
  await page.getByText('This guest is banned.').waitFor()
  await page.goto(`${site.url}/admin/reservations`)
  await page.getByRole('button', { name: 'New booking' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Telephone' }).fill('(604) 555-0321')
  await dialog.getByText('This guest is banned.').waitFor()
  await expectFine(page, 'a banned caller')
})
