import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { atBothWidths } from '#tests/support/browser.ts'
import { type BeginVisit, test as browserTest, ownSite } from '#tests/support/browser-test.ts'
import {
  CARD,
  CARD_MESSAGES,
  CARD_REFUSED,
  cardOf,
  fillCard,
  hasNumber,
  sentTo,
} from '#tests/support/card.ts'
import {
  booker,
  expectAccessible,
  fillDetails,
  findTimes,
  GUEST,
  holdTable,
  openPanel,
  panelOf,
} from '#tests/support/guest.ts'
import { startSite } from '#tests/support/site.ts'

/** Here the fireside table is paid when it is booked, and a card vouches for a party of 7 or more. */
const UID = 'king-west'
const PAID = '$853.38'

const test = browserTest
  .extend('site', { scope: 'file' }, ownSite())
  .extend('publicSite', { scope: 'file' }, async ({}, { onCleanup }) => {
    const env = { PUBLIC_URL: 'https://saltwood.example' }
    const site = await startSite({ seed: inject('seeds').sqlite, env })
    onCleanup(async () => {
      await site.stop()
    })
    return site
  })

/** Somebody who books, and what their browser asks the site to do. */
async function arrive(begin: BeginVisit, site: { url: string }) {
  const { page } = await begin(booker({ width: 390 }))
  const sent = sentTo(page, site.url)
  const bodies = (end: string) =>
    sent.filter(({ path, body }) => body && path.endsWith(end)).map(({ body }) => JSON.parse(body))
  return { page, bodies }
}

/**
 * A Saturday with a fireside table; not the next two days, for which it may be too late to order or to
 * be paid back.
 */
async function findFireside(page: Page) {
  const { panel, date, time, find, times, alert } = panelOf(page)
  const list = panel.getByRole('region', { name: 'Saltwood experiences' })
  const options = await date
    .locator('option:enabled')
    .evaluateAll((all) => all.map((o) => [(o as HTMLOptionElement).value, o.textContent]))
  for (const [day = '', text] of options.slice(2)) {
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
async function toCharge(page: Page, site: { url: string }) {
  await toFireside(page, site)
  const { details, button } = panelOf(page)
  await button('Book Now The fireside table').click()
  await button('Continue · $853.38').click()
  await details.waitFor()
}

/** To the options of a time of the fireside table. */
async function toFireside(page: Page, site: { url: string }) {
  await openPanel(page, site.url, UID)
  const { panel, people, seating, button } = panelOf(page)
  await people.selectOption('5')
  const list = await findFireside(page)
  await list.getByRole('button').first().click()
  await seating.waitFor()
  await panel.locator('section').last().getByRole('button').first().click()
  await button('Book Now The fireside table').waitFor()
}

/** To the details of a table for 8, for which a card vouches. */
async function toHold(page: Page, site: { url: string }) {
  await openPanel(page, site.url, UID)
  await panelOf(page).people.selectOption('8')
  await findTimes(page)
  await holdTable(page)
}

/** On to the bank of a card that asks its owner. */
async function toBank(page: Page, site: { url: string }) {
  await toHold(page, site)
  await fillDetails(page)
  await fillCard(page, CARD.asks)
  await panelOf(page).complete.click()
  await page.waitForURL('**/test-bank/*')
}

/** All that the browser keeps of this site. */
const kept = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))

test('a card pays for an experience: what for and when is said first, and a declined one leaves all as it was', async ({
  begin,
  site,
}) => {
  const { page, bodies } = await arrive(begin, site)
  await toCharge(page, site)
  const { panel, alert, complete, firstName, phone, thanks } = panelOf(page)
  const card = cardOf(page)
  const section = (await card.section.textContent()) ?? ''
  expect(section).toContain(`${PAID} is charged when you complete the reservation.`)
  expect(section).toMatch(/Cancel by Sat, .* for a full refund; non-refundable after that/)
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
  expect(bodies('/get-card-tokens')).toEqual([])

  await fillDetails(page)
  await fillCard(page, CARD.declined)
  expect(await card.expiry.inputValue()).toMatch(/^12 \/ \d\d$/)
  // Each error has gone as its field was right, and the list of them with the last one.
  await expect.poll(() => alert.count()).toBe(0)
  for (const message of CARD_MESSAGES)
    expect(await card.section.getByText(message, { exact: true }).count()).toBe(0)
  await complete.click()
  await alert.filter({ hasText: CARD_REFUSED }).waitFor()
  const scrolled = () => page.locator('dialog[open]').evaluate((dialog) => dialog.scrollTop)
  await expect.poll(scrolled).toBe(0)
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

  const tokens = bodies('/get-card-tokens').map(({ card_number }) => card_number)
  expect(tokens).toEqual([CARD.declined, CARD.good].map((number) => number.replaceAll(' ', '')))
  const [first, second, ...more] = bodies('/reserve')
  expect(more).toEqual([])
  expect(Object.keys(second.credit_card).sort()).toEqual(['last4', 'token'])
  expect(second.credit_card.last4).toBe('4242')
  expect(second.credit_card.token).not.toBe(first.credit_card.token)
  expect(hasNumber(await kept(page), CARD.good)).toBe(false)
  await page.reload()
  await thanks.waitFor()
  expect(await panel.textContent()).toContain(`Paid today${PAID}`)
})

test('what costs $640 is shown, told and reckoned before it is chosen, and named once it is booked', async ({
  begin,
  site,
}) => {
  const { page } = await arrive(begin, site)
  await toFireside(page, site)
  const { panel, button, details, complete, phone, thanks } = panelOf(page)
  const option = panel.getByRole('listitem').filter({ has: page.getByRole('img') })
  await atBothWidths(page, async () => {
    const picture = option.getByRole('img', { name: /^A brick oven with a wood fire/ })
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)
  })
  const told = () => option.textContent()
  await expect.poll(told).toContain('about $853 with service and tax for 5 people')
  expect(await told()).toContain('$640.00 / party')
  expect(await told()).toContain('A whole fish or a whole rib, carved in front of you')
  expect(await told()).toContain('ForFive to eight who like to shareLastsAbout 2½ hours')
  await expectAccessible(page, 'what it is')

  await button('Book Now The fireside table').click()
  await button('Continue · $853.38').waitFor()
  await atBothWidths(page, async (width) => {
    const last = await panel.getByRole('group').last().boundingBox()
    const bill = await panel.getByText('Service charge').boundingBox()
    const gap = (bill?.y ?? 0) - ((last?.y ?? 0) + (last?.height ?? 0))
    expect(gap, `between the add-ons and the bill at ${width} px`).toBeLessThan(120)
    expect(gap).toBeGreaterThan(0)
  })
  const place = panel.getByRole('link', { name: 'Not your restaurant?' })
  expect(await place.isVisible()).toBe(true)
  await panel.getByRole('heading', { name: 'Reserve at King West' }).waitFor()

  await button('Continue · $853.38').click()
  await details.waitFor()
  expect(await panel.textContent()).toMatch(/Date[A-Z][a-z]{2}, [A-Z][a-z]{2} \d+ \d+\/\d+\/\d{4}/)
  await fillDetails(page)
  // A guest of her own: who books often is asked for the bot check's pass.
  await phone.fill('604-555-0164')
  await fillCard(page, CARD.good)
  await complete.click()
  await thanks.waitFor()
  await panel.getByRole('heading', { name: 'You have booked The fireside table' }).waitFor()
  expect(await panel.textContent()).not.toContain('Reserve at')
  expect(await panel.textContent()).toContain('King West, 452 Ropewalk Street')
  await place.waitFor({ state: 'hidden' })
  await expectAccessible(page, 'booked')
})

describe('a card that vouches for a large party', () => {
  test('leads to the test bank, which says what it is, and back to the booking', async ({
    begin,
    site,
  }) => {
    const { page, bodies } = await arrive(begin, site)
    await toHold(page, site)
    const { panel, complete, thanks } = panelOf(page)
    expect(await cardOf(page).section.textContent()).toContain(
      'Nothing is charged now. Up to $200.00 may be charged if you do not come or cancel too late.',
    )
    await fillDetails(page)
    await fillCard(page, CARD.asks)
    await complete.click()
    await page.waitForURL('**/test-bank/*')
    expect(bodies('/release')).toEqual([])
    await expectAccessible(page, 'test bank')
    const said = await page.locator('main').textContent()
    expect(said).toContain('This is a test, not a real bank.')
    expect(said).toContain('$200.00')
    await page.getByRole('button', { name: 'Complete' }).click()
    await thanks.waitFor()
    expect(await panel.textContent()).toContain('Nothing was charged. Up to $200.00')
    expect(new URL(page.url()).search).toBe(`?reserve=${UID}`)
    expect(bodies('/reserve')).toHaveLength(2)
    await expectAccessible(page, 'thank you')
  })

  test.for([
    [
      'whose owner fails the question',
      (page: Page) => page.getByRole('button', { name: 'Fail' }).click(),
    ],
    ['whose owner goes back without an answer', (page: Page) => page.goBack()],
  ] as const)(
    '%s leaves a usable form, which takes another one',
    async ([_what, comeBack], { begin, site }) => {
      const { page, bodies } = await arrive(begin, site)
      await toBank(page, site)
      const { alert, complete, details, firstName, thanks } = panelOf(page)
      await comeBack(page)
      await details.waitFor()
      await alert.filter({ hasText: CARD_REFUSED }).waitFor()
      expect(await firstName.inputValue()).toBe(GUEST.firstName)
      await fillCard(page)
      await complete.click()
      await thanks.waitFor()
      expect(bodies('/release')).toEqual([])
    },
  )

  test('asks its owner once, also without scripts', async ({ begin, site }) => {
    const { page } = await arrive(begin, site)
    await toBank(page, site)
    const plain = await begin({ javaScriptEnabled: false, width: 390 })
    const response = await plain.page.goto(page.url())
    expect(response?.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    })
    await plain.page.getByRole('button', { name: 'Complete' }).click()
    await plain.page.waitForURL(`**/locations/${UID}?reserve=${UID}&bank=back`)
    await page.reload()
    expect(await page.locator('h1').textContent()).toBe('Already answered')
    await page.getByRole('link', { name: 'Back to the restaurant' }).click()
    await panelOf(page).thanks.waitFor()
  })
})

test('nobody else is asked by the test bank', async ({ site }) => {
  for (const path of ['/test-bank/nobody', '/test-bank', '/test-bank/nobody/answer']) {
    const { status } = await fetch(site.url + path)
    expect([404, 405], path).toContain(status)
  }
  const answered = await fetch(`${site.url}/test-bank/nobody/answer`, {
    method: 'POST',
    body: new URLSearchParams({ answer: 'complete' }),
    redirect: 'manual',
  })
  expect(answered.status).toBe(404)
})

test('on a public address without an account no card is asked for', async ({ publicSite }) => {
  const answer = await fetch(`${publicSite.url}/api/locations/${UID}/booking`)
  expect(await answer.json()).toMatchObject({ cardMode: 'none', card: null })
  expect((await fetch(`${publicSite.url}/test-bank/anything`)).status).toBe(404)
})
