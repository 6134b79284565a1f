import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { CARD, CARD_MESSAGES, cardOf, fillCard } from '#tests/support/card.ts'
import {
  expectAccessible,
  fillDetails,
  findTimes,
  GUEST,
  openPanel,
  panelOf,
  tabTo,
} from '#tests/support/guest.ts'
import { oneVisit } from '#tests/support/one-visit.ts'
import { type Site, startSite } from '#tests/support/site.ts'

/** Here the fireside table is paid when it is booked, and a card vouches for a party of 7 or more. */
const UID = 'king-west'
const PAID = '$853.38'
const PAYMENT_ERROR = 'There was a problem with your card. Please try again or use another card.'
const visits = oneVisit()

let site: Site
beforeAll(async () => {
  site = await startSite({ seed: inject('seeds').sqlite })
})
afterAll(() => site?.stop())

let guests = 0
/** Somebody of an address of their own, and all that their browser sends to the booking interface. */
async function begin(width: number) {
  guests += 1
  const address = `192.0.2.${guests}`
  const { page } = await visits.begin({ width, reducedMotion: 'reduce', address })
  const sent: { path: string; body: string }[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'POST') sent.push({ path: pathname, body: request.postData() ?? '' })
  })
  const sentTo = (end: string) => sent.filter(({ path }) => path.endsWith(end))
  return { page, sentTo }
}

/** A Saturday with a fireside table, of which there is one an evening; tests take theirs in turn. */
async function findFireside(page: Page) {
  const { panel, date, time, find, times, alert } = panelOf(page)
  const list = panel.getByRole('region', { name: 'Saltwood experiences' })
  const options = await date
    .locator('option')
    .evaluateAll((all) => all.map((o) => [(o as HTMLOptionElement).value, o.textContent]))
  for (const [day = '', text] of options) {
    if (!text?.startsWith('Sat')) continue
    await date.selectOption(day)
    await time.selectOption('19:00')
    await find.click()
    await times.or(list).or(alert).first().waitFor()
    if (await list.isVisible()) return list
  }
  throw new Error('no Saturday has a fireside table')
}

/** To the details of the fireside table, whose card is charged. */
async function toCharge(page: Page) {
  await openPanel(page, site.url, UID)
  const { panel, people, seating, details, button } = panelOf(page)
  await people.selectOption('5')
  const list = await findFireside(page)
  await list.getByRole('button').first().click()
  await seating.waitFor()
  await panel.locator('section').last().getByRole('button').first().click()
  await button('Book Now The fireside table').click()
  await button('Continue · $853.38').click()
  await details.waitFor()
}

/** To the details of a table for 8, for which a card vouches. */
async function toHold(page: Page) {
  await openPanel(page, site.url, UID)
  const { panel, people, anyTime, seating, details } = panelOf(page)
  await people.selectOption('8')
  await findTimes(page)
  await anyTime.first().click()
  await seating.waitFor()
  await panel.locator('section').last().getByRole('button').first().click()
  await details.waitFor()
}

/** All that the browser keeps of this site. */
const kept = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))

describe.each([390, 1440])('a card at %i px', (width) => {
  test('pays for an experience: what for and when is said first, and a declined one leaves all as it was', async () => {
    const { page, sentTo } = await begin(width)
    await toCharge(page)
    const { panel, alert, complete, firstName, phone, thanks } = panelOf(page)
    const card = cardOf(page)
    const section = (await card.section.textContent()) ?? ''
    expect(section).toContain(`${PAID} is charged when you complete the reservation.`)
    expect(section).toMatch(/Cancel by Sat, .* and all of it is paid back/)
    expect(section).toContain('This is a test: no money moves.')
    expect(section.indexOf(PAID)).toBeLessThan(section.indexOf('Card number'))
    expect(section).not.toMatch(/[A-Z]{2}\$/)
    await expectAccessible(page, 'payment')

    await complete.click()
    await alert.waitFor()
    for (const message of CARD_MESSAGES) {
      expect(await alert.textContent()).toContain(message)
      await card.section.getByText(message, { exact: true }).waitFor()
    }
    await expectAccessible(page, 'card errors')
    expect(sentTo('/get-card-tokens')).toEqual([])

    await fillDetails(page)
    await fillCard(page, CARD.declined)
    expect(await card.expiry.inputValue()).toMatch(/^12 \/ \d\d$/)
    await complete.click()
    await alert.filter({ hasText: PAYMENT_ERROR }).waitFor()
    expect(await page.locator('dialog[open]').evaluate((dialog) => dialog.scrollTop)).toBe(0)
    expect(await firstName.inputValue()).toBe(GUEST.firstName)
    expect(await phone.inputValue()).toBe(GUEST.phone)
    expect(await card.number.inputValue()).toBe(CARD.declined)
    await expectAccessible(page, 'declined')

    await card.number.fill(CARD.good)
    await complete.dblclick()
    await thanks.waitFor()
    expect(await panel.textContent()).toContain(`Paid today${PAID}`)
    expect(await panel.textContent()).not.toContain('Left to pay')
    await expectAccessible(page, 'paid')

    expect(sentTo('/reserve')).toHaveLength(2)
    const tokens = sentTo('/get-card-tokens').map(({ body }) => JSON.parse(body))
    expect(tokens.map(({ card_number }) => card_number)).toEqual(
      [CARD.declined, CARD.good].map((number) => number.replaceAll(' ', '')),
    )
    const [first, second] = sentTo('/reserve').map(({ body }) => JSON.parse(body))
    expect(Object.keys(second.credit_card).sort()).toEqual(['last4', 'token'])
    expect(second.credit_card.last4).toBe('4242')
    expect(second.credit_card.token).not.toBe(first.credit_card.token)
    for (const number of [CARD.good, tokens[1].card_number])
      expect(await kept(page)).not.toContain(number)
    await page.reload()
    await thanks.waitFor()
    expect(await panel.textContent()).toContain(`Paid today${PAID}`)
  })

  test('vouches for a large party, by way of its bank and back', async () => {
    const { page, sentTo } = await begin(width)
    await toHold(page)
    const { panel, complete, thanks } = panelOf(page)
    expect(await cardOf(page).section.textContent()).toContain(
      'Nothing is charged now. Up to $200.00 may be charged if you do not come or cancel too late.',
    )
    await fillDetails(page)
    await fillCard(page, CARD.asks)
    await complete.click()
    await page.waitForURL('**/test-bank/*')
    expect(sentTo('/release')).toEqual([])
    await expectAccessible(page, 'bank')
    await page.getByRole('button', { name: 'Complete' }).click()
    await thanks.waitFor()
    expect(await panel.textContent()).toContain('Nothing was charged. Up to $200.00')
    expect(new URL(page.url()).search).toBe(`?reserve=${UID}`)
    expect(sentTo('/reserve')).toHaveLength(2)
    await expectAccessible(page, 'thank you')
  })
})

test.each([
  [
    'whose owner fails the question',
    (page: Page) => page.getByRole('button', { name: 'Fail' }).click(),
  ],
  ['whose owner goes back without an answer', (page: Page) => page.goBack()],
])('a card %s leaves a usable form', async (_what, comeBack) => {
  const { page, sentTo } = await begin(1440)
  await toHold(page)
  const { alert, complete, details, firstName, thanks } = panelOf(page)
  await fillDetails(page)
  await fillCard(page, CARD.asks)
  await complete.click()
  await page.waitForURL('**/test-bank/*')
  await comeBack(page)
  await details.waitFor()
  await alert.filter({ hasText: PAYMENT_ERROR }).waitFor()
  expect(await firstName.inputValue()).toBe(GUEST.firstName)
  await fillCard(page)
  await complete.click()
  await thanks.waitFor()
  expect(sentTo('/release')).toEqual([])
})

test('a card is typed with the keyboard alone, and gone with the panel', async () => {
  const { page } = await begin(1440)
  await toHold(page)
  const { panel, thanks, complete } = panelOf(page)
  const card = cardOf(page)
  const { keyboard } = page
  await fillDetails(page)
  await tabTo(page, card.name)
  await keyboard.type('Ada Byron')
  await keyboard.press('Tab')
  await keyboard.type('4242')
  expect(await card.number.inputValue()).toBe('4242 ')
  await keyboard.press('Backspace')
  expect(await card.number.inputValue()).toBe('424')
  await keyboard.type('2424242424242 and more 99')
  expect(await card.number.inputValue()).toBe(CARD.good)
  await keyboard.press('Tab')
  await keyboard.type('12')
  expect(await card.expiry.inputValue()).toBe('12 / ')
  await keyboard.press('Backspace')
  await keyboard.type(`2${new Date().getUTCFullYear() + 3}`)
  expect(await card.expiry.inputValue()).toMatch(/^12 \/ \d\d$/)
  await keyboard.press('Tab')
  await keyboard.type('12345')
  expect(await card.cvc.inputValue()).toBe('1234')
  await keyboard.press('Tab')
  await keyboard.type('M5V 1J5')

  await panel.getByRole('button', { name: 'Close' }).click()
  await panel.waitFor({ state: 'hidden' })
  await toHold(page)
  expect(await card.number.inputValue()).toBe('')
  await fillDetails(page)
  await fillCard(page)
  await tabTo(page, complete)
  await keyboard.press('Enter')
  await thanks.waitFor()
})
