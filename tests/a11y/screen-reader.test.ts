import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { hydrated } from '#tests/support/browser.ts'
import { type BeginVisit, test as browserTest, ownSite } from '#tests/support/browser-test.ts'
import { findTimes, GUEST, holdTable, panelOf, tabTo } from '#tests/support/guest.ts'
import { screenReader } from '#tests/support/screen-reader.ts'

const test = browserTest.extend('site', { scope: 'file' }, ownSite({ at: '15:00' }))

/** A page, and what is said of the element that has the focus there. */
async function listen(begin: BeginVisit, width: number, address: string) {
  const { page } = await begin({ width, reducedMotion: 'reduce' })
  const said = await screenReader(page)
  await page.goto(address)
  await hydrated(page)
  return { page, said }
}

type Said = () => Promise<string>
/** What is said at each of the next steps of the Tab key. */
async function next(page: Page, said: Said, count: number): Promise<string[]> {
  const words: string[] = []
  for (let step = 0; step < count; step++) {
    await page.keyboard.press('Tab')
    words.push(await said())
  }
  return words
}

const headings = (page: Page) =>
  page.getByRole('main').getByRole('heading').filter({ visible: true }).allTextContents()

describe.each([390, 1440])('by ear, at %i px', (width) => {
  test('a page has its landmarks, and its headings tell what is on it', async ({ begin, site }) => {
    const { page, said } = await listen(begin, width, `${site.url}/locations/kitsilano`)
    expect(await next(page, said, 2)).toEqual(['link, Skip to content', 'link, Saltwood'])
    for (const landmark of ['banner', 'main', 'contentinfo'] as const)
      expect(await page.getByRole(landmark).count(), landmark).toBe(1)
    expect((await headings(page)).slice(0, 3)).toEqual(['Kitsilano', 'Find us', 'Hours'])
    await page.goto(`${site.url}/locations/kitsilano/menu`)
    await hydrated(page)
    expect((await headings(page))[0]).toBe('Menu')
    const search = page.getByRole('searchbox')
    await tabTo(page, search)
    expect(await said()).toMatch(/^searchbox, Search this menu/)
  })

  test('a table is found, held and booked', async ({ begin, site }) => {
    const { page, said } = await listen(begin, width, `${site.url}/locations/kitsilano`)
    const { panel, find, complete, firstName, lastName, phone, thanks } = panelOf(page)
    const open = page.getByRole('main').getByRole('link', { name: 'Book a Table' }).first()
    await open.focus()
    expect(await said()).toBe('link, Book a Table')
    await page.keyboard.press('Enter')
    await find.waitFor()
    // The dialog is read from its beginning, by its name.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('dialog')?.ariaLabel))
      .toBe('Reserve')
    const first = await next(page, said, 3)
    expect(first).toEqual([
      'button, Close',
      'button, Reserve, pressed',
      'button, Order, not pressed',
    ])
    await tabTo(page, panelOf(page).people)
    expect(await said()).toBe('combobox, People, collapsed, 2 people')
    expect(await next(page, said, 1)).toEqual([
      expect.stringMatching(/^combobox, Date, collapsed, ./),
    ])

    await findTimes(page)
    await expect.poll(said).toBe('heading, Standard reservations')
    await panel
      .getByRole('status')
      .filter({ hasText: /^\d+ times? available$/ })
      .waitFor()
    expect(await next(page, said, 1)).toEqual([
      expect.stringMatching(/^button, \d+:\d\d [AP]M, not pressed$/),
    ])

    await holdTable(page)
    await expect.poll(said).toBe('heading, Your Details')
    await panel.getByRole('status').filter({ hasText: 'Your table is held' }).waitFor()
    expect(await next(page, said, 4)).toEqual([
      'textbox, First name, required',
      'textbox, Last name, required',
      'textbox, Phone, required',
      'textbox, Email optional',
    ])

    await tabTo(page, complete)
    await page.keyboard.press('Enter')
    await panel.getByRole('alert').getByText('Please check these fields:').waitFor()
    await tabTo(page, firstName)
    expect(await said()).toBe(
      'textbox, First name, invalid, required, The First name field is required.',
    )
    await firstName.fill(GUEST.firstName)
    await lastName.fill(GUEST.lastName)
    await phone.fill(GUEST.phone)
    await complete.press('Enter')
    await thanks.waitFor()
    await expect.poll(said).toBe(`heading, Thank you, ${GUEST.firstName}`)
    expect((await next(page, said, 2)).join()).toContain('link, Manage Reservation')
    // What was told on the way is over.
    expect(
      await panel
        .getByRole('status')
        .filter({ hasText: /available|held/ })
        .count(),
    ).toBe(0)
  })
})

test('by ear, an answer, and what a form misses, are said', async ({ begin, site }) => {
  const { page, said } = await listen(begin, 390, `${site.url}/contact`)
  const question = page.getByRole('main').locator('summary').last()
  await tabTo(page, question)
  const words = await said()
  expect(words).toMatch(/collapsed/)
  await page.keyboard.press('Enter')
  await expect.poll(said).toBe(words.replace('collapsed', 'expanded'))
  const send = page.getByRole('button', { name: 'Sign up' })
  await tabTo(page, send)
  await page.keyboard.press('Enter')
  await expect
    .poll(said)
    .toMatch(/^textbox, First name, .*invalid.*The First Name field is required\.$/)
})
