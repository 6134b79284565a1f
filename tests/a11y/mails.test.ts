import { expect } from 'vitest'
import { REFERENCE_PLAIN_LOOK } from '#lib/look/look.ts'
import { renderHtml } from '#outbox/mail/render-html.ts'
import { renderText } from '#outbox/mail/render-text.ts'
import { violations } from '#tests/support/axe.ts'
import { test } from '#tests/support/browser-test.ts'
import { MAILS } from '#tests/support/mails.ts'

const PHONE = { width: 360, height: 800 }

/** Who is on the list already is asked to do nothing. */
const NOTHING_TO_DO = ['newsletter-known']

test.for(Object.entries(MAILS))(
  'the mail for a %s has two parts that say the same, and fits a phone however long the names',
  async ([name, words], { look }) => {
    const { page } = await look(PHONE)
    const [html, text] = [renderHtml(words, REFERENCE_PLAIN_LOOK), renderText(words)]
    const { heading, lead, action, preheader, footer, phone, mapUrl } = words
    expect(text.split('\n')[0]).toBe(heading)
    expect(text).toContain(footer.text)
    expect(preheader).not.toBe('')
    expect(preheader).not.toBe(lead)
    expect(action === null).toBe(NOTHING_TO_DO.includes(name))
    if (action) expect(text).toContain(`${action.label}:\n${action.url}\n`)
    await page.setContent(html)
    expect(await page.locator('h1').textContent()).toBe(heading)
    expect(await page.locator('body').textContent()).toContain(preheader)
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width)
    const links = [action?.label, phone && `Call ${phone}`, mapUrl && 'Open the map']
    for (const label of links.filter((one) => typeof one === 'string')) {
      const box = await page.getByRole('link', { name: label, exact: true }).boundingBox()
      expect(box?.height, label).toBeGreaterThanOrEqual(44)
    }
  },
)

// One of each form, and the one whose visit is struck out.
test.for(['confirmation', 'cancellation', 'newsletter-confirm', 'group'] as const)(
  'the mail for a %s is legible and sound to everybody, by day and by night',
  async (name, { look }) => {
    const { page } = await look(PHONE)
    const words = MAILS[name]
    if (!words) throw new Error(`there is no mail for a ${name}`)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.setContent(renderHtml(words, REFERENCE_PLAIN_LOOK))
      expect(await violations(page), colorScheme).toEqual([])
    }
  },
)
