import type { Locator, Page, Response } from 'playwright-core'
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

/** Adds a slice through the drawer of slices and opens it; `place` counts from 0. */
export async function addSlice(page: Page, name: string, place: number): Promise<Locator> {
  await page.getByRole('button', { name: 'Add slice' }).click()
  const drawer = page
    .getByRole('dialog')
    .filter({ has: page.getByRole('heading', { name: 'Add slice' }) })
  await drawer.getByRole('button', { name: `The slice “${name}” ${name}`, exact: true }).click()
  await drawer.waitFor({ state: 'hidden' })
  const row = page.locator(`#slices-row-${place}`)
  const shut = row.locator('.collapsible--collapsed')
  // The first slice of a document shuts when the server has answered; the others stay open.
  await row.locator(`[id^="field-slices__${place}__"]`).or(shut).first().waitFor()
  if (await shut.isVisible()) await row.getByRole('button', { name: 'Toggle block' }).click()
  return row
}

/** Chooses a picture of the library by what is on it, at the upload field `id`. */
export async function choosePicture(page: Page, id: string, words: string) {
  await page.locator(id).getByRole('button', { name: 'Choose from existing' }).click()
  const drawer = page
    .getByRole('dialog')
    .filter({ has: page.getByRole('heading', { name: 'Pictures and files' }) })
  await drawer.getByPlaceholder('Search by What is on it').fill(words)
  // The list is drawn anew when the search is done: its head and one row are left.
  await drawer.getByRole('row').nth(2).waitFor({ state: 'detached' })
  await drawer.getByRole('row', { name: words }).getByRole('button').click()
  await drawer.waitFor({ state: 'hidden' })
}
