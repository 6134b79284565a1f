import type { Page } from 'playwright-core'
import { hydrated } from './browser.ts'

/** Where the form for gift cards in bulk is. */
export const PATH = '/corporate-gift-cards'
const GENERIC = 'There was an error submitting your form. Please try again later.'

/** The form for gift cards in bulk, by the words that a guest goes by. */
export const partsOf = (page: Page) => {
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

/** Opens the page of the form at an address of it, which is fetched when it is begun. */
export async function openForm(page: Page, url: string, query = '') {
  await page.goto(`${url}${PATH}${query}`)
  await hydrated(page)
  return partsOf(page)
}

/** What fills in all that it asks for. */
export const ENTRIES = {
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

/** Fills it in. */
export async function fill({ field }: Parts, change: Record<string, string> = {}) {
  for (const [label, text] of Object.entries({ ...ENTRIES, ...change }))
    await field(label).fill(text)
}
