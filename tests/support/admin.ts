import type { Locator, Page, Response } from 'playwright-core'
import { expect } from 'vitest'
import type { Visit } from './browser.ts'
import type { Site } from './site.ts'

/** Fills in the form of the admin's login page and sends it. */
export async function logIn(page: Page, person: { email: string; password: string }) {
  await page.getByLabel('Email').fill(person.email)
  await page.locator('#field-password').fill(person.password)
  await page.getByRole('button', { name: 'Login' }).click()
}

/** The answer to the next change that the admin sends to an address with `part`. */
export function patched(page: Page, part: string): Promise<Response> {
  return page.waitForResponse(
    (reply) => reply.request().method() === 'PATCH' && reply.url().includes(part),
  )
}

/** Waits until the admin has saved a draft with these words by itself. */
export function autosaved(page: Page, words: string): Promise<Response> {
  return page.waitForResponse(
    async (reply) =>
      reply.url().includes('autosave=true') &&
      reply.status() === 200 &&
      (await reply.text()).includes(words),
  )
}

/** Opens the form of a new document, and waits until it can be filled in. */
export async function startDocument(page: Page, site: Site, collection: string) {
  await page.goto(`${site.url}/admin/collections/${collection}/create`)
  // The admin gives the document a number at once, and moves to its address.
  await page.waitForURL(new RegExp(`/collections/${collection}/\\d+`))
  await page.locator('#field-title').waitFor()
}

/** Adds a slice through the drawer of slices; `place` counts from 0. */
export async function addSlice(page: Page, name: string, place: number): Promise<Locator> {
  await page.getByRole('button', { name: 'Add slice' }).click()
  const drawer = page
    .getByRole('dialog')
    .filter({ has: page.getByRole('heading', { name: 'Add slice' }) })
  const card = drawer.getByRole('button').filter({ has: page.getByText(name, { exact: true }) })
  await card.click()
  await drawer.waitFor({ state: 'hidden' })
  return page.locator(`#slices-row-${place}`)
}

/**
 * Fills in a field of a slice, and opens the slice for it: the first one of a document shuts again
 * when the server has answered.
 */
export async function fillSlice(slice: Locator, field: string, words: string) {
  const input = slice.locator(`[id$="__${field}"]`)
  const toggle = slice.getByRole('button', { name: 'Toggle block' })
  const shut = slice.locator('.collapsible').first().and(slice.locator('.collapsible--collapsed'))
  const fill = async () => {
    if (await shut.isVisible()) await toggle.click({ timeout: 1000 })
    await input.fill(words, { timeout: 1000 })
    return input.inputValue()
  }
  await expect.poll(fill, { timeout: 20_000 }).toBe(words)
}

/** Chooses a picture of the library by what is on it, at the upload field `id`. */
export async function choosePicture(page: Page, id: string, words: string) {
  const field = page.locator(id)
  await field.getByRole('button', { name: 'Choose from existing' }).click()
  const drawer = page
    .getByRole('dialog')
    .filter({ has: page.getByRole('heading', { name: 'Pictures and files' }) })
  const search = drawer.getByPlaceholder('Search by What is on it')
  await search.waitFor()
  const chosen = field.locator('.upload-relationship-details')
  // The list is drawn anew when it has come: what was typed before is lost, a row on its way out takes
  // no press, and for a moment there is neither list nor heading. Only the field says that it is done.
  const choose = async () => {
    if (await chosen.isVisible()) return true
    if ((await search.inputValue({ timeout: 1000 })) !== words) await search.fill(words)
    // One row and the head are left once it has found the picture.
    if ((await drawer.getByRole('row').count()) === 2) {
      await drawer.getByRole('row', { name: words }).getByRole('button').click({ timeout: 1000 })
    }
    return chosen.isVisible()
  }
  await expect.poll(choose, { timeout: 20_000 }).toBe(true)
  await drawer.waitFor({ state: 'hidden' })
}

/** Logs a member of staff in without the login page: their browser gets its cookie. */
export async function enter(
  { context }: Pick<Visit, 'context'>,
  site: Pick<Site, 'url'>,
  person: { email: string; password: string },
): Promise<void> {
  const reply = await context.request.post(`${site.url}/admin/api/staff/login`, { data: person })
  expect(reply.status()).toBe(200)
}
