import { rmSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { signedIn } from '#tests/support/admin.ts'
import { bookTable } from '#tests/support/book-table.ts'
import { test as browserTest } from '#tests/support/browser-test.ts'
import { hand } from '#tests/support/hand.ts'
import { makeSeed, startSite } from '#tests/support/site.ts'
import { OWN_PASSWORD, signIn } from '#tests/support/staff.ts'
import { works } from '#tests/support/taken-over.ts'

// A group that has nothing yet: `npm start -- --empty`. Each test begins one.
const test = browserTest.extend('empty', async ({}, { onCleanup }) => {
  const seed = await makeSeed({ options: ['--empty'], quickHashes: true })
  const env = { BACKUP_DIR: path.join(seed.dataDir, 'own-backups') }
  const site = await startSite({ seed, keep: true, env })
  onCleanup(async () => {
    await site.stop()
    rmSync(seed.dataDir, { recursive: true, force: true })
  })
  await signIn(site, seed.staff)
  return { ...site, owner: { email: seed.staff.email, password: OWN_PASSWORD } }
})

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']

/** Chooses from a list of Payload's: one tap opens it, and one takes a value. */
async function pick(
  page: Page,
  tap: (target: Locator) => Promise<void>,
  [field, value]: [string, string],
) {
  await tap(page.locator(`${field} .rs__control`))
  await tap(page.locator('.rs__option').filter({ hasText: value }).first())
}

const SECTIONS = ['Starters', 'Salads', 'Mains', 'Sides', 'Desserts']
/** 40 dishes as they are copied out of a document: eight in each of five sections. */
const MENU = SECTIONS.map((section) => {
  const dishes = Array.from({ length: 8 }, (_, at) => {
    const dish = `${section.replace(/s$/, '')} of the ${ORDINALS[at]} day`
    return `${dish} ...... ${9 + at}.50\nWith lemon and good oil`
  })
  return `${section.toUpperCase()}\n\n${dishes.join('\n')}`
}).join('\n\n')

test('a newcomer has a restaurant with 25 tables and a menu of 40 dishes, and a guest books there', async ({
  begin,
  empty: site,
}) => {
  const visit = await begin({ width: 390, reducedMotion: 'reduce' })
  await signedIn(visit, site, site.owner)
  const { page } = visit
  const uid = 'harbour-house'
  const { did, tap, type } = hand()
  const first = async (step: string) => {
    await page.goto(`${site.url}/admin/going-live`)
    await tap(page.getByRole('link', { name: step, exact: true }))
  }
  const save = async (button: Locator) => {
    await tap(await works(button))
  }

  await first('Your group’s name and time zone')
  await type(await works(page.getByLabel(/Short name/)), 'Harbour')
  await save(page.getByRole('button', { name: 'Save' }))
  await page.getByText('Updated successfully').first().waitFor()

  await first('Your first restaurant')
  await tap(page.getByRole('link', { name: /^Create new/i }).first())
  await type(await works(page.getByLabel('Title')), 'Harbour House')
  await tap(page.getByRole('button', { name: 'Make the draft' }))
  await type(await works(page.locator('#field-address')), '12 Pier Road')
  await type(page.locator('#field-city'), 'Halifax')
  await type(page.locator('#field-postalCode'), 'B3J 1A1')
  await pick(page, tap, ['#field-province', 'Nova Scotia (CA)'])
  await pick(page, tap, ['#field-timeZone', 'America/Halifax'])
  await tap(page.getByRole('button', { name: 'Find by postal code and city' }))
  await page.getByText('B3J, Halifax, NS: about there').waitFor()
  await type(page.locator('#field-phoneNumber'), '902-555-0134')
  await tap(page.getByRole('button', { name: 'Opening hours', exact: true }))
  await tap(page.getByRole('button', { name: 'Add line' }).first())
  await type(page.locator('#field-hours__weekly__0__opens'), '11:30')
  await type(page.locator('#field-hours__weekly__0__closes'), '10pm')
  await save(page.getByRole('button', { name: 'Publish changes' }))
  await page.getByText('successfully').first().waitFor()

  await first('Its tables and booking hours')
  await works(page.getByRole('button', { name: 'Make the tables' }))
  await tap(page.getByRole('radio', { name: '80 seats, 25 tables' }))
  await tap(page.getByRole('button', { name: 'Make the tables' }))
  await page.waitForURL(/collections\/booking-settings\/\d+$/)

  await page.goto(`${site.url}/admin/going-live`)
  await tap(page.getByRole('link', { name: 'Begin with the text of the one you have.' }))
  await type(await works(page.getByLabel('Paste your menu here')), MENU)
  await tap(page.getByRole('button', { name: 'Show the menu' }))
  await type(await works(page.getByLabel('Name of the menu')), 'All day')
  await tap(page.getByRole('button', { name: 'Make a menu of 5 sections and 40 dishes' }))
  await page.waitForURL(/collections\/menus\/\d+$/)
  await save(page.getByRole('button', { name: 'Publish changes' }))
  const menu = () => fetch(`${site.url}/locations/${uid}/menu`).then((reply) => reply.text())
  await expect.poll(menu).toContain('Dessert of the eighth day')
  for (const section of SECTIONS) expect(await menu()).toContain(section.toUpperCase())

  await bookTable(site, { uid, lastName: 'First' })
  expect(did).toEqual({ taps: 20, typed: 10 })
})
