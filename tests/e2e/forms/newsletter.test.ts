import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Simulator, startSimulator } from '#providers/newsletter/activecampaign/simulator.ts'
import { hydrated, openBrowser, visit } from '#tests/support/browser.ts'
import { expectAccessible, tabTo } from '#tests/support/guest.ts'
import { expectFocusOn } from '#tests/support/keyboard.ts'
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts'
import { type Site, startSite } from '#tests/support/site.ts'

const GENERIC = 'There was an error submitting your form. Please try again later.'

let browser: Browser
let mails: MailServer
let campaign: Simulator
/** A site with a list of its own, and one whose guests ask ActiveCampaign themselves. */
let own: Site
let scripted: Site
beforeAll(async () => {
  const seed = inject('seeds').sqlite
  ;[browser, mails, campaign] = await Promise.all([
    openBrowser(),
    startMailServer(),
    startSimulator(),
  ])
  const { origin, form } = campaign.account('browser')
  ;[own, scripted] = await Promise.all([
    startSite({ seed, env: { SMTP_URL: mails.url } }),
    startSite({
      seed,
      env: {
        ACTIVECAMPAIGN_ACCOUNT: 'saltwood',
        ACTIVECAMPAIGN_CALL: 'browser',
        ACTIVECAMPAIGN_OR: form.or,
        ACTIVECAMPAIGN_URL: origin,
      },
    }),
  ])
})
afterAll(async () => {
  await Promise.all([own?.stop(), scripted?.stop(), mails?.stop(), campaign?.stop()])
  await browser?.close()
})

let guests = 0
/** A guest at the form of a page. */
async function guest(site: Site, options: { width?: number; query?: string } = {}) {
  const { width = 1440, query = '' } = options
  guests += 1
  const seen = await visit(browser, { width, address: `203.0.113.${guests}` })
  await seen.page.goto(`${site.url}/contact${query}`)
  await hydrated(seen.page)
  const form = seen.page.getByRole('form', { name: 'May we write to you?' })
  await form.getByRole('button', { name: 'Sign up' }).waitFor()
  return { ...seen, form, parts: partsOf(form) }
}

type Form = ReturnType<Page['getByRole']>
const partsOf = (form: Form) => ({
  first: form.getByLabel('First Name'),
  last: form.getByLabel('Last Name'),
  email: form.getByLabel('Email'),
  month: form.getByLabel('Birth month'),
  restaurant: form.getByLabel('Your restaurant'),
  send: form.getByRole('button', { name: 'Sign up' }),
})

async function fill({ first, last, email }: ReturnType<typeof partsOf>, address: string) {
  await first.fill('Ida')
  await last.fill('Marsh')
  await email.fill(address)
}

describe.each([390, 1440])('the newsletter of the site itself, at %i px', (width) => {
  test('takes a guest by keyboard, asks them by mail, and ends at one button', async () => {
    const { page, context, problems, form, parts } = await guest(own, { width })
    const { first, last, email, month, restaurant, send } = parts
    await expectAccessible(page, 'newsletter form')
    // The visitor's own, nearest to where the network says that they are.
    await expect.poll(() => restaurant.inputValue()).toBe('burrard')

    await tabTo(page, first)
    await page.keyboard.press('Enter')
    await form.getByText('The First Name field is required.').first().waitFor()
    for (const label of ['Last Name', 'Email'])
      expect(await form.getByText(`The ${label} field is required.`).count()).toBe(2)
    await expectFocusOn(first)
    await expectAccessible(page, 'newsletter faults')

    const address = `ida-${width}@example.com`
    await page.keyboard.type('Ida')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Marsh')
    await page.keyboard.press('Tab')
    await page.keyboard.type('ida')
    await page.keyboard.press('Enter')
    await form.getByText('The Email field must be a valid email.').first().waitFor()
    await expectFocusOn(email)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(address)
    await page.keyboard.press('Tab')
    await expectFocusOn(month)
    await page.keyboard.type('March')
    expect(await month.inputValue()).toBe('3')
    await tabTo(page, send)
    await page.keyboard.press('Enter')

    const said = form.getByText('Thank you. We have written to you')
    await said.waitFor()
    await expectAccessible(page, 'newsletter success')
    expect(await form.getAttribute('data-success')).toBe('true')
    expect(await Promise.all([first, last, email, month].map((one) => one.inputValue()))).toEqual([
      '',
      '',
      '',
      '',
    ])
    expect(await restaurant.inputValue()).toBe('burrard')
    const cookie = (await context.cookies()).find(({ name }) => name === 'newsletter-closed')
    expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 6 * 86_400)
    await said.waitFor({ state: 'detached' })

    const mail = await mails.next(address)
    const link = /\S+\/my\/newsletter\/[\w.-]+/.exec(mail.text ?? '')?.[0] ?? ''
    const answer = await page.goto(link)
    expect(answer?.headers()).toMatchObject({
      'cache-control': expect.stringContaining('no-store'),
      'x-robots-tag': expect.stringContaining('noindex'),
      'referrer-policy': 'no-referrer',
    })
    await page.getByRole('heading', { name: 'One more step' }).waitFor()
    await expectAccessible(page, 'confirmation')
    await page.getByRole('button', { name: 'Yes, write to me' }).click()
    await page.getByRole('heading', { name: 'You are on our list' }).waitFor()
    await expectAccessible(page, 'confirmed')
    await page.goto(`${link}/unsubscribe`)
    await page.getByRole('heading', { name: 'Shall we stop writing?' }).waitFor()
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await page.getByRole('heading', { name: 'You are off our list' }).waitFor()
    await expectAccessible(page, 'unsubscribed')
    // As a mail program does it by itself, from wherever its servers are (RFC 8058).
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    const pressed = await fetch(`${link}/unsubscribe`, { method: 'POST', body })
    expect([pressed.status, await pressed.text()]).toEqual([200, 'Unsubscribed.\n'])
    expect(problems).toEqual([])
    await context.close()
  })
})

test('the address fills fields in unless autofill is false, and excludeform sends nothing', async () => {
  const named = 'firstname=Ada&email=ada@example.com&birthMonth=12&location=kitsilano'
  const filled = await guest(own, { query: `?${named}` })
  const values = ({ first, email, month, restaurant }: ReturnType<typeof partsOf>) =>
    Promise.all([first, email, month, restaurant].map((one) => one.inputValue()))
  await expect
    .poll(() => values(filled.parts))
    .toEqual(['Ada', 'ada@example.com', '12', 'kitsilano'])
  await filled.context.close()

  const { page, context, parts, form } = await guest(own, {
    query: `?${named}&autofill=false&excludeform`,
  })
  await expect.poll(() => values(parts)).toEqual(['', '', '', 'burrard'])
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') asked.push(request.url())
  })
  await fill(parts, 'nobody@example.com')
  await parts.send.click()
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0))))
  expect(await form.getByRole('alert').count()).toBe(0)
  expect(await form.getByRole('status').count()).toBe(0)
  expect(await parts.first.inputValue()).toBe('Ida')
  expect(asked.filter((url) => url.includes('/api/'))).toEqual([])
  await context.close()
})

test.each([390, 1440])(
  'in a popup it stands beside the form of the page, and closes it when its message has faded, at %i px',
  async (width) => {
    const { page, context, problems } = await visit(browser, {
      ...{ width, notices: 'open', reducedMotion: 'reduce', address: `203.0.113.2${guests++}` },
    })
    // The demo group's popup, as a newsletter.
    await page.route('**/api/notices*', async (route) => {
      const answer = await route.fetch()
      const body = await answer.json()
      for (const entry of body.popups) {
        entry.variation = 'newsletter'
        Object.assign(entry.slice, { variation: 'newsletter', title: 'Letters from the fire' })
      }
      await route.fulfill({ response: answer, json: body })
    })
    await page.goto(`${own.url}/contact`)
    const popup = page.getByRole('dialog', { name: 'Letters from the fire' })
    const form = popup.getByRole('form', { name: 'Letters from the fire' })
    const parts = partsOf(form)
    await parts.send.waitFor()
    const doubled = await page.evaluate(() => {
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
      return ids.filter((id, index) => ids.indexOf(id) !== index)
    })
    expect(doubled).toEqual([])
    await expectAccessible(page, 'newsletter popup')
    await fill(parts, `popup-${width}@example.com`)
    await parts.send.click()
    const said = form.getByText('Thank you. We have written to you')
    await said.waitFor()
    expect(await popup.count()).toBe(1)
    await popup.waitFor({ state: 'hidden' })
    const names = (await context.cookies()).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['newsletter-closed', 'popup-prawn-supper']))
    expect(problems).toEqual([])
    await context.close()
  },
)

describe('a newsletter whose provider the browser asks by its script (S1 §7)', () => {
  const policy = async (site: Site) =>
    (await fetch(`${site.url}/contact`)).headers.get('content-security-policy') ?? ''

  test('only there, the provider’s origin is in the policy', async () => {
    const { origin } = campaign.account('browser')
    expect(await policy(scripted)).toContain(origin)
    expect(await policy(own)).not.toContain(origin)
  })

  test.each([390, 1440])('sends its fields and shows its message, at %i px', async (width) => {
    const { context, problems, form, parts } = await guest(scripted, { width })
    await expect.poll(() => parts.restaurant.inputValue()).not.toBe('')
    await fill(parts, `ida-${width}@example.com`)
    await parts.month.selectOption('December')
    await parts.restaurant.selectOption('kitsilano')
    const title = await parts.restaurant.locator('option:checked').textContent()
    await parts.send.click()
    await form.getByText("Thanks, Ida! You'll hear from us & soon.").waitFor()
    expect(await form.getAttribute('data-success')).toBe('true')
    expect(Object.fromEntries(campaign.received.at(-1) ?? [])).toEqual({
      ...{ u: '3', f: '3', s: '', c: '0', m: '0', act: 'sub', v: '2' },
      or: campaign.account('browser').form.or,
      'field[3]': '12',
      'field[9]': 'Website',
      'field[4]': 'kitsilano',
      birth_month: 'December',
      location: title,
      optin_source: 'Website',
      firstname: 'Ida',
      lastname: 'Marsh',
      email: `ida-${width}@example.com`,
      birthMonth: '12',
      jsonp: 'true',
    })
    expect(problems).toEqual([])
    await context.close()
  })

  test('shows the provider’s reason as text, and the general error where it does not answer', async () => {
    const { page, context, form, parts } = await guest(scripted)
    campaign.script({ kind: 'refused', message: '<b onclick="x()">Not</b> this one &amp; not now' })
    await fill(parts, 'ida@example.com')
    await parts.send.click()
    await form.getByRole('alert').getByText('Not this one & not now').waitFor()
    await expectAccessible(page, 'newsletter refused')
    expect(await parts.email.inputValue()).toBe('ida@example.com')
    for (const mishap of [{ kind: 'garbage' }, { kind: 'status', status: 500 }] as const) {
      await form.getByRole('alert').waitFor({ state: 'detached' })
      campaign.script(mishap)
      await parts.send.click()
      await form.getByRole('alert').getByText(GENERIC).waitFor()
    }
    await context.close()
  })
})
