import { expect } from 'vitest'
import { SENTENCES } from '#lib/words/sentences.gen.ts'
import { expectNoSidewaysScroll, signedIn } from '#tests/support/admin.ts'
import { violations } from '#tests/support/axe.ts'
import { atBothWidths } from '#tests/support/browser.ts'
import {
  booker,
  expectAccessible,
  fillDetails,
  openAndHold,
  panelOf,
} from '#tests/support/guest.ts'
import { hand } from '#tests/support/hand.ts'
import { expectFocusOn } from '#tests/support/keyboard.ts'
import { works } from '#tests/support/taken-over.ts'
import { test } from '#tests/support/worker-site.ts'

const UID = 'kitsilano'

// spec:content.words
test('an editor changes the sentence of thanks, and a guest reads it', async ({
  begin,
  editor,
  site,
}) => {
  const desk = await begin({ width: 1440, reducedMotion: 'reduce' })
  await signedIn(desk, site, editor)
  const { page } = desk
  const { did, tap, type } = hand()
  await page.goto(`${site.url}/admin/globals/words`)
  const search = page.getByLabel('Search', { exact: true })
  await works(search)
  await page.getByText('“Saltwood” stands in titles').waitFor()
  await page.getByText('Administrators change it in the settings.').waitFor()
  const sentences = page.locator('#field-sentences')
  const status = sentences.getByRole('status')
  expect(await status.textContent()).toBe(`${SENTENCES.length} sentences, 0 in your words`)
  await atBothWidths(page, async (width) => {
    for (const part of ['#field-sentences', 'section[aria-labelledby="short-name"]'])
      expect(await violations(page, part)).toEqual([])
    await expectNoSidewaysScroll(page, 'the words', width)
  })

  await type(search, 'reads once a table is booked')
  await expect.poll(() => status.textContent()).toBe('1 sentence, 0 in your words')
  const thanks = page.getByLabel('The heading that a guest reads once a table is booked.')
  expect(await thanks.getAttribute('placeholder')).toBe('Thank you, {name}')
  await type(thanks, 'Splendid, ')
  await tap(page.getByRole('button', { name: 'Put in {name}: the guest’s first name' }))
  expect(await thanks.inputValue()).toBe('Splendid, {name}')
  await expectFocusOn(thanks)
  await thanks.pressSequentially('!')
  expect(await thanks.inputValue()).toBe('Splendid, {name}!')
  await page.getByText('Guests read: “Splendid, Ida!”').waitFor()
  await page.getByText('Without your words: “Thank you, {name}”').waitFor()

  // What cannot be said is told at its field, and keeps the form from being published.
  desk.expected.push(/status of 400/)
  await thanks.fill('Splendid, {guest}')
  await tap(page.getByRole('button', { name: 'Publish changes' }))
  await sentences.getByText('One sentence cannot be said like this.').waitFor()
  await sentences.getByText('“{guest}” cannot stand here.').waitFor()
  expect(await thanks.getAttribute('aria-invalid')).toBe('true')
  await atBothWidths(page, async () =>
    expect(await violations(page, '#field-sentences')).toEqual([]),
  )
  await sentences.getByRole('button', { name: 'Booking a table: The heading that' }).click()
  await expectFocusOn(thanks)
  await thanks.fill('Splendid, {name}!')
  await expect.poll(() => thanks.getAttribute('aria-invalid')).toBe('false')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  const panel = () => fetch(`${site.url}/api/locations/${UID}/panel`)
  await expect.poll(async () => (await panel()).text()).toContain('Splendid, {name}!')
  expect(did).toEqual({ taps: 2, typed: 2 })

  const guest = await begin(booker({ width: 390 }))
  await openAndHold(guest.page, site.url, UID)
  await fillDetails(guest.page)
  await panelOf(guest.page).complete.click()
  await guest.page.getByRole('heading', { name: /^Splendid, \w+!$/ }).waitFor()
  await expectAccessible(guest.page, 'thank you')

  // Only what was changed, and back to what it was; its row stays until something else is looked for.
  await page.reload()
  await works(search)
  await page.getByLabel('Only yours').check()
  await expect.poll(() => status.textContent()).toBe('1 sentence, 1 in your words')
  await page.getByRole('button', { name: 'Use the default again' }).click()
  await expect.poll(() => status.textContent()).toBe('1 sentence, 0 in your words')
  await expectFocusOn(thanks)
  await page.getByLabel('Only yours').uncheck()
  await page.getByLabel('Only yours').check()
  await page.getByText('No sentence is like that.').waitFor()
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect.poll(async () => (await panel()).text()).not.toContain('Splendid')
})
