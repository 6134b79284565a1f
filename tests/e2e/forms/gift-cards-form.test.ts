import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { signedIn } from '#tests/support/admin.ts'
import { forget } from '#tests/support/browser.ts'
import { test as browserTest, ownSite } from '#tests/support/browser-test.ts'
import { ENTRIES, fill, openForm, PATH, partsOf } from '#tests/support/gift-cards-form.ts'
import { expectAccessible, openPanel, panelOf, tabTo } from '#tests/support/guest.ts'
import { expectFocusOn, press } from '#tests/support/keyboard.ts'
import { keepMessages } from '#tests/support/passing-messages.ts'
import { makeStaff } from '#tests/support/staff.ts'

const API = '**/api/bulk-gift-card-apply'
const GENERIC = 'There was an error submitting your form. Please try again later.'
const SUCCESS = "Success! You're application has been submitted."
/** What the browser says of requests that a test has fail. */
const FAILED = /Failed to load resource/

const test = browserTest
  .extend('site', { scope: 'file' }, ownSite())
  .extend('marketing', { scope: 'file' }, ({ site }) =>
    makeStaff(site, inject('seeds').sqlite.staff, { roles: ['marketing'] }),
  )

describe('gift cards in bulk', () => {
  test('are asked for with the keyboard alone, mended, and sent once', async ({
    begin,
    site,
    marketing,
  }) => {
    const company = 'Marsh & Sons'
    const guest = await begin({ width: 390, address: '198.51.100.190' })
    const { page } = guest
    const messageGone = await keepMessages(page)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('bulk-gift-card-apply')) sent.push(request.postData() ?? '')
    })
    const parts = await openForm(page, site.url)
    const { field, summary, thanks, generic, send, form } = parts
    await expectAccessible(page, 'the form')

    // Nothing filled in: a summary, messages at the fields, the focus on the first.
    await tabTo(page, field('First name'))
    await press(page, 'Enter')
    const links = summary.getByRole('link')
    await expect
      .poll(() => links.allTextContents())
      .toEqual([
        'The First name field is required.',
        'The Last name field is required.',
        'The Phone number field is required.',
        'The Legal business name field is required.',
        'The Business address field is required.',
        'The City field is required.',
        'The Province field is required.',
        'The Website field is required.',
      ])
    await expectFocusOn(field('First name'))
    const described = await field('First name').getAttribute('aria-describedby')
    expect(await page.locator(`#${described}`).textContent()).toBe(
      'The First name field is required.',
    )
    await expectAccessible(page, 'the form with faults')
    await press(page, 'Shift+Tab', 'Enter')
    await expectFocusOn(field('Website'))

    // An error goes when its field is right; the others stay, and so does the focus.
    await field('Website').pressSequentially('marsh')
    await expect.poll(() => links.count()).toBe(7)
    expect(await links.allTextContents()).not.toContain('The Website field is required.')
    expect(await field('Website').getAttribute('aria-invalid')).toBeNull()
    expect(await field('Province').getAttribute('aria-invalid')).toBe('true')
    await expectFocusOn(field('Website'))

    // An address that only the server sees through comes back to its field; the rest stays.
    await fill(parts, { 'Legal business name': company })
    await field('Email').fill('ida@example.c')
    await press(page, 'Enter')
    const said = ['The Email field must be a valid email.']
    await expect.poll(() => links.allTextContents()).toEqual(said)
    await expectFocusOn(field('Email'))
    expect(await field('Province').inputValue()).toBe('BC')
    await field('Email').fill('ida@example.com')

    // A server that fails is not the visitor's doing: it fades, and all that was typed is kept.
    await page.route(API, (route) => route.fulfill({ status: 500, body: 'Oh' }))
    await press(page, 'Enter')
    await generic.waitFor()
    expect(await summary.count()).toBe(0)
    expect(await fadeOf(page, GENERIC)).toEqual(FADE)
    await expectAccessible(page, 'the form after an error')
    await messageGone()
    await generic.waitFor({ state: 'detached' })
    expect(await field('Legal business name').inputValue()).toBe(company)
    await page.unroute(API)

    // Pressed twice, sent once.
    sent.length = 0
    await send.dblclick()
    await thanks.waitFor()
    expect(await thanks.textContent()).toBe(SUCCESS)
    expect(await fadeOf(page, SUCCESS)).toEqual(FADE)
    await expectAccessible(page, 'the form that was sent')
    expect(sent).toHaveLength(1)
    expect(JSON.parse(sent[0] ?? '{}')).toEqual({
      ...{ fname: 'Ida', lname: 'Marsh', email: 'ida@example.com', tel: '604 555 0123' },
      ...{ businessName: company, businessAddress: '1 Water Street', city: 'Vancouver' },
      ...{ province: 'BC', website: 'marsh.example', toEmail: 'gifts@saltwood.example' },
      submission: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect(await field('First name').inputValue()).toBe('')
    expect(await form.isVisible()).toBe(true)
    await messageGone()
    await thanks.waitFor({ state: 'detached' })
    forget(guest, FAILED)

    // Once in the inbox, and once in the post.
    const staff = await begin({ reducedMotion: 'reduce' })
    await signedIn(staff, site, marketing)
    await staff.page.goto(`${site.url}/admin/enquiries`)
    const inInbox = staff.page.getByRole('listitem').filter({ hasText: company })
    await inInbox.first().waitFor()
    expect(await inInbox.count()).toBe(1)
    // The cookie counts where the browser says that it comes from this site.
    const headers = { origin: site.url }
    const isInPost = async () => {
      const post = await staff.context.request.get(`${site.url}/admin/outbox?list=kept`, {
        headers,
      })
      return (await post.text()).includes('gifts@saltwood.example')
    }
    await expect.poll(isInPost).toBe(true)
  })

  test('are asked for with the keyboard on a laptop', async ({ begin, site }) => {
    const { page } = await begin({ address: '198.51.100.40', reducedMotion: 'reduce' })
    const { field, thanks } = await openForm(page, site.url)
    for (const [label, text] of Object.entries({ ...ENTRIES, Email: 'ida@example.com' })) {
      await tabTo(page, field(label))
      await page.keyboard.type(text)
    }
    await press(page, 'Enter')
    await thanks.waitFor()
    expect(await field('First name').inputValue()).toBe('')
  })

  test('have fields that the address fills in by their names, unless it says not to, and may be kept from being sent', async ({
    begin,
    site,
  }) => {
    const { page } = await begin({ reducedMotion: 'reduce', address: '198.51.100.9' })
    const given = 'fname=Ida&city=Vancouver&subject=watches&nothing=x'
    const { field, form } = await openForm(page, site.url, `?${given}`)
    await expect.poll(() => field('First name').inputValue()).toBe('Ida')
    expect(await field('City').inputValue()).toBe('Vancouver')
    expect(await field('Last name').inputValue()).toBe('')
    expect(await form.locator('[name="subject"]').inputValue()).toBe('')

    const bare = await openForm(page, site.url, `?${given}&autofill=false`)
    expect(await bare.field('First name').inputValue()).toBe('')

    const excluded = await openForm(page, site.url, `?${given}&excludeform`)
    await fill(excluded)
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') asked.push(request.url())
    })
    await excluded.send.click()
    // A form that is being sent says so at once.
    expect(await excluded.send.getAttribute('aria-busy')).toBeNull()
    await excluded.field('City').clear()
    await excluded.send.click()
    expect(await excluded.form.getByRole('alert').count()).toBe(0)
    expect(await excluded.form.getByRole('status').count()).toBe(0)
    expect(asked).toEqual([])
  })

  test('have an address to write to on a page without scripts', async ({ look, site }) => {
    const { page } = await look({ javaScriptEnabled: false })
    await page.goto(site.url + PATH)
    const link = page.getByRole('link', { name: 'Ask about gift cards' })
    expect(await link.getAttribute('href')).toBe('mailto:gifts@saltwood.example')
    expect(await partsOf(page).form.isVisible()).toBe(false)
  })
})

test('a group above what can be booked is led to its restaurant’s form, which knows the party and the day', async ({
  begin,
  site,
}) => {
  const options = { width: 390, address: '198.51.100.191', reducedMotion: 'reduce' } as const
  const { page } = await begin(options)
  await openPanel(page, site.url, 'kitsilano')
  const { panel, people, date, find } = panelOf(page)
  await people.selectOption('20')
  await date.selectOption({ index: 5 })
  const day = await date.inputValue()
  await find.click()
  // To the letter (spec:forms.generic-error).
  await panel
    .getByText(
      'For any inquiries regarding parties of this size, please contact the restaurant directly.',
    )
    .waitFor()
  await expectAccessible(page, 'the panel')
  await panel.getByRole('link', { name: 'Ask about a group booking' }).click()
  await page.waitForURL('**/locations/kitsilano/group-bookings?**')
  const form = page.locator('form').filter({ has: page.getByLabel('Party size') })
  await expect.poll(() => form.getByLabel('Party size').inputValue()).toBe('20')
  expect(await form.getByLabel('Date').inputValue()).toBe(day)
  await expectAccessible(page, 'the form for groups')
  await form.getByLabel('First name').fill('Ida')
  await form.getByLabel('Last name').fill('Marsh')
  await form.getByLabel('Email').fill('ida@example.com')
  await form.getByLabel('Phone number').fill('604 555 0123')
  await form.getByRole('button', { name: 'Send' }).click()
  await form.getByRole('status').getByText('The restaurant has your enquiry').waitFor()
})

/** 0.6 s in, 4 s there, 0.6 s out (spec:forms.fading). */
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
