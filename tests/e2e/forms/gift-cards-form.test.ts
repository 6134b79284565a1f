import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Simulator, startSimulator } from '#providers/bot-check/recaptcha/simulator.ts'
import { logIn } from '#tests/support/admin.ts'
import { violations } from '#tests/support/axe.ts'
import { hydrated, openBrowser, type Visit, visit } from '#tests/support/browser.ts'
import { openPanel, panelOf, tabTo } from '#tests/support/guest.ts'
import { expectFocusOn, press, SOON } from '#tests/support/keyboard.ts'
import { type Site, startSite } from '#tests/support/site.ts'
import { makeStaff } from '#tests/support/staff.ts'

const PATH = '/corporate-gift-cards'
const API = '**/api/bulk-gift-card-apply'
const GENERIC = 'There was an error submitting your form. Please try again later.'
const SUCCESS = "Success! You're application has been submitted."

let browser: Browser
let site: Site
let marketing: { email: string; password: string }
beforeAll(async () => {
  const seed = inject('seeds').sqlite
  ;[browser, site] = await Promise.all([openBrowser(), startSite({ seed })])
  marketing = await makeStaff(site, seed.staff, { roles: ['marketing'] })
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

const partsOf = (page: Page) => {
  const form = page.locator('form').filter({ has: page.getByLabel('Legal business name') })
  const field = (label: string) => form.getByLabel(label, { exact: label !== 'Email' })
  return {
    form,
    field,
    send: form.getByRole('button', { name: 'Send' }),
    summary: form.getByRole('alert').filter({ hasText: 'Please check these fields:' }),
    generic: form.getByRole('alert').filter({ hasText: GENERIC }),
    thanks: form.getByRole('status'),
  }
}

async function open(page: Page, url: string, query = '') {
  await page.goto(`${url}${PATH}${query}`)
  await hydrated(page)
  const parts = partsOf(page)
  // Until the form works, its button sends nothing.
  await parts.form.locator('button[type="submit"]').waitFor()
  return parts
}

const ENTRIES = {
  'First name': 'Ida',
  'Last name': 'Marsh',
  'Phone number': '604 555 0123',
  'Legal business name': 'Marsh & Sons',
  'Business address': '1 Water Street',
  City: 'Vancouver',
  Province: 'BC',
  Website: 'marsh.example',
}
type Parts = ReturnType<typeof partsOf>

async function fill({ field }: Parts, change: Record<string, string> = {}) {
  for (const [label, text] of Object.entries({ ...ENTRIES, ...change }))
    await field(label).fill(text)
}

/** What the browser says of requests that a test has fail, and nothing else. */
function expectOnlyFailedRequests({ problems }: Visit): void {
  expect(problems.filter((text) => !text.includes('Failed to load resource'))).toEqual([])
}

describe.each([390, 1440])('gift cards in bulk, at %i px', (width) => {
  test('are asked for with the keyboard alone, mended, and sent once', async () => {
    const address = `198.51.100.${width % 200}`
    const company = `Marsh & Sons ${width}`
    const guest = await visit(browser, { width, address })
    const { page } = guest
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('bulk-gift-card-apply')) sent.push(request.postData() ?? '')
    })
    const parts = await open(page, site.url)
    const { field, summary, thanks, generic, send, form } = parts
    expect(await violations(page)).toEqual([])

    // Nothing filled in: a summary, messages at the fields, the focus on the first.
    await tabTo(page, field('First name'))
    await press(page, 'Enter')
    await expectFocusOn(field('First name'))
    const links = summary.getByRole('link')
    expect(await links.allTextContents()).toEqual([
      'The First name field is required.',
      'The Last name field is required.',
      'The Phone number field is required.',
      'The Legal business name field is required.',
      'The Business address field is required.',
      'The City field is required.',
      'The Province field is required.',
      'The Website field is required.',
    ])
    const described = await field('First name').getAttribute('aria-describedby')
    expect(await page.locator(`#${described}`).textContent()).toBe(
      'The First name field is required.',
    )
    expect(await violations(page)).toEqual([])
    await press(page, 'Shift+Tab', 'Enter')
    await expectFocusOn(field('Website'))

    // An address that only the server sees through comes back to its field; the rest stays.
    await fill(parts, { 'Legal business name': company })
    await field('Email').fill('ida@example.c')
    await press(page, 'Enter')
    const said = ['The Email field must be a valid email.']
    await expect.poll(() => links.allTextContents(), SOON).toEqual(said)
    await expectFocusOn(field('Email'))
    expect(await field('Province').inputValue()).toBe('BC')
    await field('Email').fill('ida@example.com')

    // A server that fails is not the visitor's doing: it fades, and all that was typed is kept.
    await page.route(API, (route) => route.fulfill({ status: 500, body: 'Oh' }))
    await press(page, 'Enter')
    await generic.waitFor()
    expect(await summary.count()).toBe(0)
    expect(await fadeOf(page, GENERIC)).toEqual(FADE)
    expect(await violations(page)).toEqual([])
    await generic.waitFor({ state: 'detached' })
    expect(await field('Legal business name').inputValue()).toBe(company)
    await page.unroute(API)

    // Pressed twice, sent once.
    sent.length = 0
    await send.dblclick()
    await thanks.waitFor()
    expect(await thanks.textContent()).toBe(SUCCESS)
    expect(await fadeOf(page, SUCCESS)).toEqual(FADE)
    expect(await violations(page)).toEqual([])
    expect(sent).toHaveLength(1)
    expect(JSON.parse(sent[0] ?? '{}')).toEqual({
      ...{ fname: 'Ida', lname: 'Marsh', email: 'ida@example.com', tel: '604 555 0123' },
      ...{ businessName: company, businessAddress: '1 Water Street', city: 'Vancouver' },
      ...{ province: 'BC', website: 'marsh.example', toEmail: 'gifts@saltwood.example' },
      submission: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect(await field('First name').inputValue()).toBe('')
    expect(await form.isVisible()).toBe(true)
    await thanks.waitFor({ state: 'detached' })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(width)
    expectOnlyFailedRequests(guest)
    await guest.context.close()

    // Once in the inbox, and once in the post.
    const staff = await visit(browser, { width: 1440, address })
    await staff.page.goto(`${site.url}/admin/collections/enquiries`)
    await logIn(staff.page, marketing)
    await staff.page.getByRole('cell', { name: company }).first().waitFor()
    expect(await staff.page.getByRole('cell', { name: company }).count()).toBe(1)
    await staff.page.goto(`${site.url}/admin/post?list=kept`)
    await expect
      .poll(async () => {
        await staff.page.reload()
        return staff.page.getByText('gifts@saltwood.example').count()
      })
      .toBeGreaterThan(0)
    await staff.context.close()
  })
})

describe.each([390, 1440])('a group above what can be booked, at %i px', (width) => {
  test('is led to its restaurant’s form, which knows the party and the day', async () => {
    const guest = await visit(browser, { width, address: `198.51.100.${(width % 200) + 1}` })
    const { page } = guest
    await openPanel(page, site.url, 'kitsilano')
    const { panel, people, date, find } = panelOf(page)
    await people.selectOption('20')
    await date.selectOption({ index: 5 })
    const day = await date.inputValue()
    await find.click()
    // S2 §8, to the letter.
    await panel
      .getByText(
        'For any inquiries regarding parties of this size, please contact the restaurant directly.',
      )
      .waitFor()
    expect(await violations(page)).toEqual([])
    await panel.getByRole('link', { name: 'Ask about a group booking' }).click()
    await page.waitForURL('**/locations/kitsilano/group-bookings?**')
    const form = page.locator('form').filter({ has: page.getByLabel('Party size') })
    await form.locator('button[type="submit"]').waitFor()
    expect(await form.getByLabel('Party size').inputValue()).toBe('20')
    expect(await form.getByLabel('Day').inputValue()).toBe(day)
    expect(await violations(page)).toEqual([])
    const name = `Marsh ${width}`
    await form.getByLabel('First name').fill('Ida')
    await form.getByLabel('Last name').fill(name)
    await form.getByLabel('Email').fill('ida@example.com')
    await form.getByLabel('Phone number').fill('604 555 0123')
    await form.getByRole('button', { name: 'Send' }).click()
    await form.getByRole('status').waitFor()
    expect(await form.getByRole('status').textContent()).toContain(
      'The restaurant has your enquiry',
    )
    expect(guest.problems).toEqual([])
    await guest.context.close()
  })
})

/** S1 §4: 0.6 s in, 4 s there, 0.6 s out. */
const FADE = { duration: 5200, opaque: ['0.6', '4.6'] }

async function fadeOf(page: Page, text: string) {
  const notice = page.getByText(text).locator('xpath=ancestor::*[@data-kind]')
  return notice.evaluate((element) => {
    const [animation] = element.getAnimations()
    const effect = animation?.effect as KeyframeEffect
    const duration = Number(effect.getTiming().duration)
    const opaque = effect
      .getKeyframes()
      .filter(({ opacity }) => opacity === '1')
      .map(({ computedOffset }) => ((computedOffset * duration) / 1000).toFixed(1))
    return { duration, opaque }
  })
}

test('the address fills in fields by their names, unless it says not to, and may keep a form from being sent', async () => {
  const guest = await visit(browser, { reducedMotion: 'reduce', address: '198.51.100.9' })
  const { page } = guest
  const given = 'fname=Ida&city=Vancouver&subject=watches&nothing=x'
  const { field, form } = await open(page, site.url, `?${given}`)
  await expect.poll(() => field('First name').inputValue()).toBe('Ida')
  expect(await field('City').inputValue()).toBe('Vancouver')
  expect(await field('Last name').inputValue()).toBe('')
  expect(await form.locator('[name="subject"]').inputValue()).toBe('')

  const bare = await open(page, site.url, `?${given}&autofill=false`)
  expect(await bare.field('First name').inputValue()).toBe('')

  const excluded = await open(page, site.url, `?${given}&excludeform`)
  await fill(excluded)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') asked.push(request.url())
  })
  await excluded.send.click()
  await excluded.field('City').clear()
  await excluded.send.click()
  expect(await excluded.form.getByRole('alert').count()).toBe(0)
  expect(await excluded.form.getByRole('status').count()).toBe(0)
  expect(asked).toEqual([])
  expect(guest.problems).toEqual([])
  await guest.context.close()
})

test('without scripts the page says where to write', async () => {
  const { page, context } = await visit(browser, { javaScriptEnabled: false })
  await page.goto(site.url + PATH)
  const link = page.getByRole('link', { name: 'Ask for gift cards' })
  expect(await link.getAttribute('href')).toBe('mailto:gifts@saltwood.example')
  expect(await partsOf(page).form.isVisible()).toBe(false)
  await context.close()
})

describe('with reCAPTCHA', () => {
  let simulator: Simulator
  let checked: Site
  beforeAll(async () => {
    simulator = await startSimulator()
    const { siteKey, secretKey, verifyUrl, scriptUrl } = simulator.account
    checked = await startSite({
      seed: inject('seeds').sqlite,
      env: {
        ...{ RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET_KEY: secretKey },
        ...{ RECAPTCHA_VERIFY_URL: verifyUrl, RECAPTCHA_SCRIPT_URL: scriptUrl },
      },
    })
  })
  afterAll(async () => {
    await checked?.stop()
    await simulator?.stop()
  })

  test('the form has its text and not its badge; whoever scores low is told what everybody is told', async () => {
    const guest = await visit(browser, { address: '198.51.100.20' })
    const parts = await open(guest.page, checked.url)
    await fill(parts)
    const words =
      'This site is protected by reCAPTCHA and the Google Privacy Policy and Terms of Service apply.'
    await parts.form.getByText(words).waitFor()
    await guest.page.locator('.grecaptcha-badge').waitFor({ state: 'attached' })
    expect(await guest.page.locator('.grecaptcha-badge').isVisible()).toBe(false)
    simulator.score(0.1)
    await parts.send.click()
    await parts.generic.waitFor()
    simulator.score(0.9)
    await parts.send.click()
    await parts.thanks.waitFor()
    expect(guest.problems).toEqual([])
    const asked = simulator.received.filter(({ call }) => call === 'verify')
    expect(asked).toHaveLength(2)
    await guest.context.close()
  })

  test.each([
    ['script', 'ReCaptcha error: Failed to load script'],
    ['token', 'ReCaptcha error: Failed to execute'],
  ] as const)(
    'a %s that fails is logged, and the form says its general error',
    async (call, words) => {
      const guest = await visit(browser, { address: '198.51.100.21' })
      simulator.script(call, { kind: 'status', status: 500 })
      if (call === 'script') simulator.script(call, { kind: 'status', status: 500 })
      const parts = await open(guest.page, checked.url)
      await fill(parts)
      await parts.send.click()
      await parts.generic.waitFor()
      expect(guest.problems.filter((text) => text.includes(words))).toHaveLength(1)
      expect(await parts.field('City').inputValue()).toBe('Vancouver')
      await guest.context.close()
    },
  )
})
