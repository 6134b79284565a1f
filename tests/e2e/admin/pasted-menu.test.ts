import { expect, inject } from 'vitest'
import { expectFine, signedIn } from '#tests/support/admin.ts'
import { test as browserTest, ownSite } from '#tests/support/browser-test.ts'
import { hand } from '#tests/support/hand.ts'
import { makeStaff, signIn } from '#tests/support/staff.ts'
import { works } from '#tests/support/taken-over.ts'

const test = browserTest
  .extend('site', { scope: 'file' }, ownSite())
  .extend('editor', { scope: 'file' }, ({ site }) =>
    makeStaff(site, inject('seeds').sqlite.staff, { roles: ['editor'] }),
  )
  .extend('ask', { scope: 'file' }, ({ site, editor }) =>
    signIn(site, { ...inject('seeds').sqlite.staff, password: editor.password }),
  )

/** 40 dishes in 6 sections, as they come out of a PDF; of two rows somebody has to say what they are. */
const PASTE = `THE PIER
DINNER MENU

STARTERS
Pier chowder ............ 9/14
clams, potato, smoked
bacon
Beet carpaccio (V) ...... 15
Salt cod fritters ....... 13
Smoked trout toast ...... 16
Tomato bread (VG) ....... 8
Oysters on the half shell ... MP

SALADS
Garden leaves 11
Pear and walnut 14
Grilled romaine 15
with anchovy and egg
Melon and feta 13
Lentils and herbs 12
Potato and dill 10
From our boats and their long lines
Whole bream 34
Black cod 38
Mussels and fries 26
Lobster roll 31
Scallops 36
Fish pie 24
Squid and rice 27

MAINS
Half chicken 27
Pork chop 29
Flat iron steak 33
Mushroom risotto (V) 24
Lamb shoulder for two 62
Celery root schnitzel 22
Pier burger 21

SIDES
Fries 7
Buttered greens 8
Baked potato 7
Corn on the cob 7
Coleslaw 6
Rice 5
Mash 7

DESSERTS
Lemon tart 11
Burnt cream 10
Apple crumble 11
Chocolate pot 12
Three sorbets 9
Cheese and oatcakes 16
Ice cream scoop 4

www.thepier.example.com
- 2 -
`

test('an editor pastes the menu of a new restaurant, corrects two lines and publishes it', async ({
  ask,
  begin,
  editor,
  site,
}) => {
  await ask('POST', '/locations', {
    ...{ title: 'Pier', uid: 'pier', _status: 'published' },
    ...{ address: '1 Pier', city: 'Vancouver', province: 'BC', timeZone: 'America/Vancouver' },
  })
  const countMenus = async () => {
    const { totalDocs } = (await ask('GET', '/menus?draft=true&limit=1')) as { totalDocs: number }
    return totalDocs
  }
  const before = await countMenus()
  const visit = await begin({ width: 390, reducedMotion: 'reduce' })
  await visit.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signedIn(visit, site, editor)
  const { page } = visit
  const { did, tap, type, choose } = hand()
  await page.goto(`${site.url}/admin/collections/menus`)
  await tap(page.getByRole('link', { name: 'Make a menu of a pasted text' }))
  const field = await works(page.getByLabel('Paste your menu here'))
  await expectFine(page, 'an empty paste')
  await page.evaluate((text) => navigator.clipboard.writeText(text), PASTE)
  await tap(field)
  await page.keyboard.press('ControlOrMeta+V')

  const make = page.getByRole('button', { name: /^Make a menu of/ })
  await works(make)
  expect(await page.getByLabel('Name of the menu').inputValue()).toBe('DINNER MENU')
  expect(await make.textContent()).toBe('Make a menu of 5 sections and 40 dishes')
  await expectFine(page, 'the proposal')

  // A heading that nothing marks as one was read as a description: it becomes a section where it stands.
  const boats = page.getByRole('combobox', { name: /: From our boats/ })
  await boats.focus()
  await choose(boats, 'Section')
  expect(await make.textContent()).toBe('Make a menu of 6 sections and 40 dishes')
  expect(await boats.evaluate((one) => one === document.activeElement)).toBe(true)
  // Two prices want to know what they are for.
  await tap(make)
  await page.getByText('1 line has to be corrected first.').waitFor()
  const faulty = page.getByRole('listitem').filter({ has: page.locator('[aria-invalid="true"]') })
  expect(await faulty.locator('[aria-invalid="true"]').evaluate((one) => one.ariaLabel)).toMatch(
    /^Size/,
  )
  const chowder = page.locator(`#${await faulty.getAttribute('id')}`)
  await type(chowder.getByLabel(/^Size/).first(), 'Cup')
  await type(chowder.getByLabel(/^Size/).last(), 'Bowl')
  expect(await page.getByLabel('Whose menu is it?').inputValue()).not.toBe('')

  // The line is gone for once; nothing that was typed is lost, and it is made once.
  let made = 0
  await page.route('**/menu-editing/pasted', async (route) => {
    made++
    const reply = await route.fetch()
    if (made === 1) return route.abort('connectionreset')
    await route.fulfill({ response: reply })
  })
  visit.expected.push(/ERR_CONNECTION_RESET/)
  await tap(make)
  await page.getByText('There was no answer. Press again').waitFor()
  await expectFine(page, 'no answer')
  await tap(make)
  await page.waitForURL(/collections\/menus\/\d+$/)
  expect(made).toBe(2)
  expect(await countMenus()).toBe(before + 1)

  const menu = () => fetch(`${site.url}/locations/pier/menu`).then((reply) => reply.text())
  expect(await menu()).not.toContain('Celery root schnitzel')
  await tap(page.getByRole('button', { name: 'Publish changes' }))
  await expect.poll(menu, { timeout: 60_000 }).toContain('Celery root schnitzel')
  const html = await menu()
  for (const words of ['From our boats', 'clams, potato, smoked bacon', 'Market price', 'Bowl'])
    expect(html).toContain(words)
  expect(did).toEqual({ taps: 7, typed: 2 })
})

test('every line can be reached, said to be another and taken back by the keyboard', async ({
  begin,
  editor,
  site,
}) => {
  const visit = await begin({ width: 1440, reducedMotion: 'reduce' })
  await signedIn(visit, site, editor)
  const { page } = visit
  await page.goto(`${site.url}/admin/menus/paste`)
  await page
    .getByLabel('Paste your menu here')
    .fill('STARTERS\nSoup 9\nRibs\n• Wings\nBrittle (N) 6')
  await page.getByRole('button', { name: 'Show the menu' }).press('Enter')
  const heading = page.getByRole('heading', { name: 'The menu as it was read' })
  await heading.waitFor()
  expect(await heading.evaluate((one) => one === document.activeElement)).toBe(true)
  await page.getByText('2 lines need a look').waitFor()
  const next = page.getByRole('button', { name: 'Next one' })
  await next.press('Enter')
  const wings = page.getByRole('combobox', { name: /Wings$/ })
  expect(await wings.evaluate((one) => one === document.activeElement)).toBe(true)
  await wings.selectOption({ label: 'Leave out' })
  await page.getByText('1 line needs a look').waitFor()
  await page.getByRole('button', { name: /^That is right: Brittle/ }).press('Enter')
  await page.getByText('No line needs a look').waitFor()
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await page.getByText('1 line needs a look').waitFor()
})
