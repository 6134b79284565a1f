import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { violations } from '#tests/support/axe.ts'
import { atBothWidths } from '#tests/support/browser.ts'
import type { BeginVisit } from '#tests/support/browser-test.ts'
import {
  answerBank,
  CARD,
  CARD_REFUSED,
  cardOf,
  expectAccessibleCard,
  fillStripeFields,
  pathsWithNumber,
  sentTo,
  stripeField,
} from '#tests/support/card.ts'
import {
  booker,
  fillDetails,
  findTimes,
  GUEST,
  holdTable,
  openPanel,
  panelOf,
} from '#tests/support/guest.ts'
import { openTableTest, UID } from '#tests/support/opentable-site.ts'

/** A picture that the site has; which one makes no difference here. */
const LOGO = '/samples/cocktail-coupe-480.avif'
/** OpenTable's own restaurant for trying cards: they vouch from four guests on, six pay a deposit. */
const test = openTableTest({ rid: '1038007', cards: true, env: { OPENTABLE_LOGO: LOGO } })

/** Somebody at the times that there are for a party, and all that their browser sends to the site. */
async function toTimes(begin: BeginVisit, site: { url: string }, people: number) {
  const { page } = await begin(booker({ width: 390 }))
  const sent = sentTo(page, site.url)
  await openPanel(page, site.url, UID)
  await panelOf(page).people.selectOption(String(people))
  await findTimes(page)
  return { page, sent }
}

/** Fills the form as OpenTable wants it. */
async function fillForm(page: Page) {
  await fillDetails(page)
  const { panel } = panelOf(page)
  await panel.getByRole('textbox', { name: 'Email' }).fill('ada@example.com')
  await panel.getByRole('textbox', { name: 'Special request' }).fill('By the window')
}

/** Nothing of what was typed is gone: the guest's words, and the card's in its own fields. */
async function expectKept(page: Page, number: string) {
  const { firstName, lastName, phone, panel } = panelOf(page)
  const values = await Promise.all(
    [
      ...[firstName, lastName, phone],
      panel.getByRole('textbox', { name: 'Email' }),
      panel.getByRole('textbox', { name: 'Special request' }),
      ...[cardOf(page).name, cardOf(page).zip, stripeField(page, 'number')],
    ].map((field) => field.inputValue()),
  )
  expect(values).toEqual([
    ...[GUEST.firstName, GUEST.lastName, GUEST.phone, 'ada@example.com', 'By the window'],
    ...['Ada Byron', 'M5V 1J5', number],
  ])
}

const cad = (amount: number) => ({ amount, currency: 'CAD', multiplier: 100 })

describe('a card that OpenTable takes', () => {
  test('vouches for a table, after one that was refused', async ({ begin, site, opentable }) => {
    const { page, sent } = await toTimes(begin, site, 4)
    const { panel, complete, alert, thanks } = panelOf(page)
    await holdTable(page)
    await fillForm(page)
    const section = await cardOf(page).section.textContent()
    expect(section).toContain(
      'Nothing is charged now. Up to $100.00 may be charged if you do not come or cancel too late.',
    )
    expect(section).toContain('We have a 15 minute grace period.')
    await stripeField(page, 'number').waitFor()
    await expectAccessibleCard(page)

    await fillStripeFields(page, CARD.declined)
    await complete.click()
    await alert.filter({ hasText: CARD_REFUSED }).waitFor()
    await expectKept(page, CARD.declined)
    await stripeField(page, 'number').fill(CARD.good)
    await complete.click()
    await thanks.waitFor()
    expect(await panel.textContent()).toContain('Nothing was charged. Up to $100.00 may be charged')
    const taken = { kind: 'hold', money: cad(10_000), last4: '4242' }
    expect(opentable.taken.at(-1)).toMatchObject(taken)
    expect(pathsWithNumber(sent, CARD.good, CARD.declined)).toEqual([])
  })

  test('pays a deposit, once its bank has asked', async ({ begin, site, opentable }) => {
    const { page, sent } = await toTimes(begin, site, 6)
    const { panel, complete, thanks } = panelOf(page)
    await holdTable(page)
    await fillForm(page)
    expect(await cardOf(page).section.textContent()).toContain(
      '$150.00 is charged when you complete the reservation.',
    )
    await fillStripeFields(page, CARD.asks)
    await complete.click()
    await answerBank(page, 'Complete')
    await thanks.waitFor()
    expect(await panel.textContent()).toContain('Paid today$150.00')
    const taken = { kind: 'charge', money: cad(15_000), last4: '3184' }
    expect(opentable.taken.at(-1)).toMatchObject(taken)
    const made = opentable.received.filter(({ call }) => call === 'make').at(-1)
    expect(made?.body.credit_card).toEqual({
      ...{ token: expect.stringMatching(/^tok_/), last4: '3184' },
      ...{ paymentMethod: expect.any(String), paymentIntent: expect.stringMatching(/^pi_/) },
    })
    expect(pathsWithNumber(sent, CARD.asks)).toEqual([])
  })

  test('that its owner does not confirm takes no table, and another one does', async ({
    begin,
    site,
    opentable,
  }) => {
    const { page, sent } = await toTimes(begin, site, 4)
    const { complete, thanks, alert } = panelOf(page)
    await holdTable(page)
    await fillForm(page)
    await fillStripeFields(page, CARD.asks)
    await complete.click()
    const before = opentable.taken.length
    await answerBank(page, 'Fail')
    await alert.filter({ hasText: CARD_REFUSED }).waitFor()
    await expectKept(page, CARD.asks)
    expect(opentable.taken).toHaveLength(before)
    await stripeField(page, 'number').fill(CARD.good)
    await complete.click()
    await thanks.waitFor()
    expect(opentable.taken.at(-1)).toMatchObject({ kind: 'hold', last4: '4242' })
    expect(pathsWithNumber(sent, CARD.good, CARD.asks)).toEqual([])
  })

  test('pays for an experience with children and add-ons, to the cent of what was shown', async ({
    begin,
    site,
    opentable,
  }) => {
    const { page, sent } = await toTimes(begin, site, 3)
    const { panel, seating, button, complete, alert, thanks, details } = panelOf(page)
    const list = panel.getByRole('region', { name: 'Saltwood experiences' })
    await list.getByRole('button').first().click()
    await seating.waitFor()
    await panel.locator('section').last().getByRole('button').first().click()
    await panel.getByText('Adult $125.00 / person').waitFor()
    expect(await panel.getByText('Child $50.50 / person').isVisible()).toBe(true)
    // 3 × 125.00, 10 % service, and 5 % tax on all of it.
    await panel.getByText('about $433 with service and tax for 3 × Adult').waitFor()
    const whole = panel.getByText('about $433 with service and tax for 3 people')
    expect(await whole.isVisible()).toBe(true)
    await button('Book Now The whole fish').click()
    await button('Continue · $433.13').waitFor()
    await button('Add one: Child').click()
    expect(await panel.getByText('1 of Child').count()).toBe(1)
    expect(await panel.getByText('2 of Adult').count()).toBe(1)
    for (let n = 0; n < 4; n++) await button('Add one: Oysters to begin').click()
    await button('Add one: Bread and kelp butter').click()
    const more = button('Add one: Bread and kelp butter')
    expect(await more.getAttribute('aria-disabled')).toBe('true')
    expect(await panel.getByText('Up to 5 add-ons in all.').isVisible()).toBe(true)
    await button('Remove one: Oysters to begin').click()
    // 2 × 125.00 + 50.50 + 3 × 24.00 + 7.75, and the same on it.
    await button('Continue · $439.19').waitFor()
    await atBothWidths(page, async (width) => {
      expect(await violations(page, 'dialog'), `axe at ${width} px`).toEqual([])
    })
    await button('Continue · $439.19').click()

    await details.waitFor()
    const order = panel.getByRole('region', { name: 'Your experience' })
    await order.getByText('$439.19', { exact: true }).waitFor()
    expect(await order.textContent()).toContain('2 × Adult1 × Child')
    expect(await cardOf(page).section.textContent()).toContain(
      '$439.19 is charged when you complete the reservation.',
    )
    await fillForm(page)
    await fillStripeFields(page, CARD.asks)
    await complete.click()
    await answerBank(page, 'Fail')
    await alert.filter({ hasText: CARD_REFUSED }).waitFor()
    await expectKept(page, CARD.asks)
    await complete.click()
    await answerBank(page, 'Complete')
    await thanks.waitFor()
    expect(await panel.textContent()).toContain('Paid today$439.19')
    const taken = { kind: 'charge', money: cad(43_919), last4: '3184' }
    expect(opentable.taken.at(-1)).toMatchObject(taken)
    const made = opentable.received.filter(({ call }) => call === 'make').at(-1)
    expect(made?.body.experience).toMatchObject({
      party_size_per_price_type: [
        { id: 117333, count: 2 },
        { id: 117334, count: 1 },
      ],
    })
    expect(pathsWithNumber(sent, CARD.asks)).toEqual([])
  })
})

test('a logo stands where OpenTable takes the booking, and nowhere else', async ({
  begin,
  site,
}) => {
  const { page } = await toTimes(begin, site, 2)
  await holdTable(page)
  const { panel } = panelOf(page)
  const logo = panel.getByRole('img', { name: 'Powered by OpenTable' })
  await logo.waitFor()
  expect(await logo.getAttribute('src')).toBe(LOGO)
  await openPanel(page, site.url, 'burrard')
  await findTimes(page)
  await holdTable(page)
  expect(await panel.getByText('OpenTable').count()).toBe(0)
  expect(await logo.count()).toBe(0)
})
