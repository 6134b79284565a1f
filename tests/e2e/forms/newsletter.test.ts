import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { startSimulator } from '#providers/newsletter/activecampaign/simulator.ts'
import { forget, hydrated, type VisitOptions } from '#tests/support/browser.ts'
import { type BeginVisit, test as browserTest } from '#tests/support/browser-test.ts'
import { expectAccessible, tabTo } from '#tests/support/guest.ts'
import { expectFocusOn } from '#tests/support/keyboard.ts'
import { startMailServer } from '#tests/support/mail-server.ts'
import { refuseCookies } from '#tests/support/notices.ts'
import { keepMessages } from '#tests/support/passing-messages.ts'
import { startSite } from '#tests/support/site.ts'

const GENERIC = 'There was an error submitting your form. Please try again later.'

const test = browserTest
  .extend('mails', { scope: 'file' }, async ({}, { onCleanup }) => {
    const mails = await startMailServer()
    onCleanup(() => mails.stop())
    return mails
  })
  .extend('campaign', { scope: 'file' }, async ({}, { onCleanup }) => {
    const campaign = await startSimulator()
    onCleanup(() => campaign.stop())
    return campaign
  })
  // A site with a list of its own.
  .extend('site', { scope: 'file' }, async ({ mails }, { onCleanup }) => {
    const site = await startSite({ seed: inject('seeds').sqlite, env: { SMTP_URL: mails.url } })
    onCleanup(async () => {
      await site.stop()
    })
    return site
  })
  // A site whose guests ask ActiveCampaign themselves.
  .extend('scripted', { scope: 'file' }, async ({ campaign }, { onCleanup }) => {
    const { origin, form } = campaign.account('browser')
    const site = await startSite({
      seed: inject('seeds').sqlite,
      env: {
        ACTIVECAMPAIGN_ACCOUNT: 'saltwood',
        ACTIVECAMPAIGN_CALL: 'browser',
        ACTIVECAMPAIGN_OR: form.or,
        ACTIVECAMPAIGN_URL: origin,
      },
    })
    onCleanup(async () => {
      await site.stop()
    })
    return site
  })

let guests = 0
/** An address of a guest's own: limits count by it. */
const address = () => `203.0.113.${++guests}`

type Opened = VisitOptions & { query?: string }

/** A guest at the form of a page, whose messages stay until they are let go. */
async function guestAt(begin: BeginVisit, url: string, { query = '', ...options }: Opened = {}) {
  const seen = await begin({ width: 390, reducedMotion: 'reduce', address: address(), ...options })
  const messageGone = await keepMessages(seen.page)
  await seen.page.goto(`${url}/contact${query}`)
  await hydrated(seen.page)
  const form = seen.page.getByRole('form', { name: 'May we write to you?' })
  // It is fetched when it comes into view.
  await form.scrollIntoViewIfNeeded()
  await form.locator('button[type="submit"]').waitFor()
  return { ...seen, form, messageGone, parts: partsOf(form) }
}

type Form = ReturnType<Page['getByRole']>
const partsOf = (form: Form) => ({
  first: form.getByLabel('First name'),
  last: form.getByLabel('Last name'),
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

describe('the newsletter of the site itself', () => {
  test('is offered for a restaurant that is coming soon, too', async ({ begin, site, mails }) => {
    const { parts, form } = await guestAt(begin, site.url)
    await fill(parts, 'soon@example.com')
    await parts.restaurant.selectOption({ label: 'Halifax' })
    await parts.send.click()
    await form.getByText('Thank you. Please check your email').waitFor()
    await mails.next('soon@example.com')
  })

  test('keeps the focus and the choice of a guest while its restaurants come to be known', async ({
    begin,
    site,
  }) => {
    const known = Promise.withResolvers<void>()
    const { page } = await begin({ width: 390, reducedMotion: 'reduce', address: address() })
    await page.route('**/api/locations*', async (route) => {
      await known.promise
      await route.continue()
    })
    await page.goto(`${site.url}/contact`)
    await hydrated(page)
    const form = page.getByRole('form', { name: 'May we write to you?' })
    await form.scrollIntoViewIfNeeded()
    const { restaurant } = partsOf(form)
    await expect.poll(() => restaurant.inputValue()).toBe('burrard')
    expect(await restaurant.locator('option').allTextContents()).toEqual(['All of them', 'Burrard'])
    await tabTo(page, restaurant)
    await page.keyboard.type('All')
    expect(await restaurant.inputValue()).toBe('')

    known.resolve()
    await expect.poll(() => restaurant.locator('option').count()).toBeGreaterThan(2)
    await expectFocusOn(restaurant)
    expect(await restaurant.inputValue()).toBe('')
  })

  test('takes a guest by keyboard, asks them by mail, and ends at one button', async ({
    begin,
    site,
    mails,
  }) => {
    const { page, context, form, parts, messageGone } = await guestAt(begin, site.url)
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

    const to = 'ida@example.com'
    await page.keyboard.type('Ida')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Marsh')
    await page.keyboard.press('Tab')
    await page.keyboard.type('ida')
    await page.keyboard.press('Enter')
    await form.getByText('The Email field must be a valid email.').first().waitFor()
    await expectFocusOn(email)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(to)
    await page.keyboard.press('Tab')
    await expectFocusOn(month)
    await page.keyboard.press('m')
    expect(await month.inputValue()).toBe('3')
    await tabTo(page, send)
    await page.keyboard.press('Enter')

    const said = form.getByText('Thank you. Please check your email')
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
    await messageGone()
    await said.waitFor({ state: 'detached' })

    const mail = await mails.next(to)
    const link = /\S+\/my\/newsletter\/[\w.-]+/.exec(mail.text ?? '')?.[0] ?? ''
    const answer = await page.goto(link)
    expect(answer?.headers()).toMatchObject({
      'cache-control': expect.stringContaining('no-store'),
      'x-robots-tag': expect.stringContaining('noindex'),
      'referrer-policy': 'no-referrer',
    })
    await page.getByRole('heading', { name: 'One more step' }).waitFor()
    await expectAccessible(page, 'confirmation')
    await page.getByRole('button', { name: 'Yes, sign me up' }).click()
    await page.getByRole('heading', { name: 'You are on our list' }).waitFor()
    await expectAccessible(page, 'confirmed')
    await page.goto(`${link}/unsubscribe`)
    await page.getByRole('heading', { name: 'Would you like to unsubscribe?' }).waitFor()
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await page.getByRole('heading', { name: 'You are off our list' }).waitFor()
    await expectAccessible(page, 'unsubscribed')
    // As a mail program does it by itself, from wherever its servers are (RFC 8058).
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    const pressed = await fetch(`${link}/unsubscribe`, { method: 'POST', body })
    expect([pressed.status, await pressed.text()]).toEqual([200, 'Unsubscribed.\n'])
  })

  test('is filled in by the address unless autofill is false, and with excludeform sends nothing', async ({
    begin,
    site,
  }) => {
    const named = 'firstname=Ada&email=ada@example.com&birthMonth=12&location=kitsilano'
    const values = ({ first, email, month, restaurant }: ReturnType<typeof partsOf>) =>
      Promise.all([first, email, month, restaurant].map((one) => one.inputValue()))
    const filled = await guestAt(begin, site.url, { query: `?${named}` })
    await expect
      .poll(() => values(filled.parts))
      .toEqual(['Ada', 'ada@example.com', '12', 'kitsilano'])

    const query = `?${named}&autofill=false&excludeform`
    const { page, parts, form } = await guestAt(begin, site.url, { query })
    await expect.poll(() => values(parts)).toEqual(['', '', '', 'burrard'])
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') asked.push(request.url())
    })
    await fill(parts, 'nobody@example.com')
    await parts.send.click()
    // A form that is being sent says so at once.
    expect(await parts.send.getAttribute('aria-busy')).toBeNull()
    expect(await form.getByRole('alert').count()).toBe(0)
    expect(await form.getByRole('status').count()).toBe(0)
    expect(await parts.first.inputValue()).toBe('Ida')
    expect(asked.filter((url) => url.includes('/api/'))).toEqual([])
  })

  test('in a popup stands beside the form of the page, and closes it when its message has faded', async ({
    begin,
    site,
  }) => {
    const { page, context } = await begin({
      ...{ width: 390, notices: 'open', reducedMotion: 'reduce', address: address() },
    })
    await refuseCookies(context, site.url)
    const messageGone = await keepMessages(page)
    // The demo group's popup, as a newsletter that waits for a quiet moment alone.
    await page.route('**/api/notices*', async (route) => {
      const answer = await route.fetch()
      const body = await answer.json()
      for (const entry of body.popups) {
        entry.variation = 'newsletter'
        entry.patience = { seconds: 0, scrolled: 0 }
        Object.assign(entry.slice, { variation: 'newsletter', title: 'Letters from the fire' })
      }
      await route.fulfill({ response: answer, json: body })
    })
    await page.goto(`${site.url}/contact`)
    const popup = page.getByRole('dialog', { name: 'Letters from the fire' })
    const form = popup.getByRole('form', { name: 'Letters from the fire' })
    const parts = partsOf(form)
    await form.locator('button[type="submit"]').waitFor()
    const doubled = await page.evaluate(() => {
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
      return ids.filter((id, index) => ids.indexOf(id) !== index)
    })
    expect(doubled).toEqual([])
    await expectAccessible(page, 'newsletter popup')
    await fill(parts, 'popup@example.com')
    await parts.send.click()
    await form.getByText('Thank you. Please check your email').waitFor()
    expect(await popup.count()).toBe(1)
    await messageGone()
    await popup.waitFor({ state: 'hidden' })
    const names = (await context.cookies()).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['newsletter-closed', 'popup-hearth-counter']))
  })
})

describe('a newsletter whose provider the browser asks by its script (spec:forms.newsletter-script)', () => {
  const policy = async ({ url }: { url: string }) =>
    (await fetch(`${url}/contact`)).headers.get('content-security-policy') ?? ''

  test('only there, the provider’s origin is in the policy', async ({
    campaign,
    scripted,
    site,
  }) => {
    const { origin } = campaign.account('browser')
    expect(await policy(scripted)).toContain(origin)
    expect(await policy(site)).not.toContain(origin)
  })

  test('sends its fields and shows its message', async ({ begin, campaign, scripted }) => {
    const { form, parts } = await guestAt(begin, scripted.url)
    await expect.poll(() => parts.restaurant.inputValue()).not.toBe('')
    await fill(parts, 'ida@example.com')
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
      email: 'ida@example.com',
      birthMonth: '12',
      jsonp: 'true',
    })
  })

  // ASVS 3.2.2
  test('shows the provider’s reason as text, and the general error where it does not answer', async ({
    begin,
    campaign,
    scripted,
  }) => {
    const guest = await guestAt(begin, scripted.url)
    const { page, form, parts, messageGone } = guest
    campaign.injectFault({
      kind: 'refused',
      message: '<b onclick="x()">Not</b> this one &amp; not now',
    })
    await fill(parts, 'ida@example.com')
    await parts.send.click()
    await form.getByRole('alert').getByText('Not this one & not now').waitFor()
    await expectAccessible(page, 'newsletter refused')
    expect(await parts.email.inputValue()).toBe('ida@example.com')
    for (const mishap of [{ kind: 'garbage' }, { kind: 'status', status: 500 }] as const) {
      await messageGone()
      await form.getByRole('alert').waitFor({ state: 'detached' })
      campaign.injectFault(mishap)
      await parts.send.click()
      await form.getByRole('alert').getByText(GENERIC).waitFor()
    }
    forget(guest, /Failed to load resource/)
  })
})
