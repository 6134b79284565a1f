import type { Locator, Page, Response } from 'playwright-core'
import { expect } from 'vitest'
import { violations } from './axe.ts'
import { atBothWidths, type Visit } from './browser.ts'
import { works } from './taken-over.ts'

type Person = { email: string; password: string }
type Reached = { url: string }

/** Fills in the form of the sign-in page and sends it. */
export async function logIn(page: Page, person: Person) {
  const button = await works(page.getByRole('button', { name: 'Sign in', exact: true }))
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await button.click()
}

/**
 * Signs a visit in by the route of the login, whose cookie its browser keeps; no page is opened. Once is
 * enough for a browser: logins of one address are counted.
 */
export async function signedIn({ context }: Visit, site: Reached, { email, password }: Person) {
  const cookies = await context.cookies(site.url)
  if (cookies.some(({ name }) => name === 'tableside-session')) return
  const data = { email, password }
  const reply = await context.request.post(`${site.url}/admin/api/staff/login`, { data })
  expect(reply.status()).toBe(200)
}

/**
 * Nothing that axe can find is wrong with the part of an admin's page that is the site's own, and nothing
 * scrolls sideways, on a phone and on a laptop.
 */
export async function expectFine(page: Page, where: string): Promise<void> {
  await atBothWidths(page, async (width) => {
    expect(await violations(page, 'main'), `axe at ${where}, ${width} px`).toEqual([])
    await expectNoSidewaysScroll(page, where, width)
  })
}

/** Nothing makes the page wider than the window. */
export async function expectNoSidewaysScroll(page: Page, where: string, width: number) {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide, `width of ${where} at ${width} px`).toBeLessThanOrEqual(width)
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

/** Makes a draft with a title, and waits until its form can be filled in. */
export async function startDraft(page: Page, site: Reached, collection: string, title: string) {
  await page.goto(`${site.url}/admin/collections/${collection}/create`)
  await page.getByLabel('Title').fill(title)
  await page.getByRole('button', { name: 'Make the draft' }).click()
  await page.waitForURL(new RegExp(`/collections/${collection}/\\d+`))
  await works(page.locator('#field-title'))
}

/** Adds a slice through the drawer of slices, which is open then; `place` counts from 0. */
export async function addSlice(page: Page, name: string, place: number): Promise<Locator> {
  await page.getByRole('button', { name: 'Add slice' }).click()
  const drawer = page
    .getByRole('dialog')
    .filter({ has: page.getByRole('heading', { name: 'Add slice' }) })
  const card = drawer.getByRole('button').filter({ has: page.getByText(name, { exact: true }) })
  await card.click()
  await drawer.waitFor({ state: 'hidden' })
  const slice = page.locator(`#slices-row-${place}`)
  await slice.locator('.collapsible__content').first().locator('.field-type').first().waitFor()
  return slice
}

/** Opens a slice where it is shut. */
export async function openSlice(slice: Locator): Promise<void> {
  const shut = slice.locator('.collapsible').first().and(slice.locator('.collapsible--collapsed'))
  const toggle = slice.getByRole('button', { name: 'Toggle block' }).first()
  if (await shut.isVisible()) await toggle.click({ timeout: 1000 })
}

/** Fills in a field of a slice, and opens the slice for it. */
export async function fillSlice(slice: Locator, field: string, words: string) {
  const input = slice.locator(`[id$="__${field}"]`)
  const fill = async () => {
    await openSlice(slice)
    await input.fill(words, { timeout: 1000 })
    return input.inputValue({ timeout: 1000 })
  }
  await expect.poll(fill).toBe(words)
}

/** Chooses a picture of the library by what is on it, at the upload field `id`. */
export async function choosePicture(page: Page, id: string, words: string) {
  const field = page.locator(id)
  await field.getByRole('button', { name: 'Choose from existing' }).click()
  const drawer = page
    .getByRole('dialog')
    .filter({ has: page.getByRole('heading', { name: 'Pictures and files' }) })
  const search = drawer.getByPlaceholder('Search by Alt text')
  await search.waitFor()
  const chosen = field.locator('.upload-relationship-details')
  // The list is drawn anew when it has come: what was typed before is lost, a row on its way out takes
  // no press, and for a moment there is neither list nor heading. Only the field says that it is done.
  const choose = async () => {
    if (await chosen.isVisible()) return true
    if ((await search.inputValue({ timeout: 1000 })) !== words)
      await search.fill(words, { timeout: 1000 })
    // One row and the head are left once it has found the picture.
    if ((await drawer.getByRole('row').count()) === 2) {
      await drawer.getByRole('row', { name: words }).getByRole('button').click({ timeout: 1000 })
    }
    return chosen.isVisible()
  }
  await expect.poll(choose).toBe(true)
  await drawer.waitFor({ state: 'hidden' })
}
