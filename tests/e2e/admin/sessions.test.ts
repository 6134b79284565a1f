import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { logIn, signedIn } from '#tests/support/admin.ts'
import { violations } from '#tests/support/axe.ts'
import { forget } from '#tests/support/browser.ts'
import { test as browserTest, ownSite } from '#tests/support/browser-test.ts'
import { writeContent } from '#tests/support/content-sql.ts'
import { askAs, makeStaff } from '#tests/support/staff.ts'

const test = browserTest
  .extend('site', { scope: 'file' }, ownSite())
  .extend('editor', { scope: 'file' }, ({ site }) =>
    makeStaff(site, inject('seeds').sqlite.staff, { roles: ['editor'] }),
  )

/** As when somebody comes back to a page: it asks how things stand. */
const comesBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')))
const MINUTES = 60_000

test('somebody sees where they are signed in, and signs out elsewhere', async ({
  begin,
  site,
  editor,
}) => {
  const phone = await begin({ width: 390, reducedMotion: 'reduce' })
  await signedIn(phone, site, editor)
  const others = [await askAs(site, editor), await askAs(site, editor), await askAs(site, editor)]
  const { page } = phone
  await page.goto(`${site.url}/admin/account`)
  const panel = page.getByRole('region', { name: 'Signed in on' })
  await panel.getByText('This device').waitFor()
  const rows = panel.getByRole('listitem')
  const before = await rows.count()
  const own = rows.filter({ hasText: 'This device' })
  expect(await own.count()).toBe(1)
  expect(await own.getByText(/^Chrome on /).count()).toBe(1)
  expect(await own.getByRole('button').count()).toBe(0)
  expect(await violations(page, 'section[aria-labelledby="sessions-heading"]')).toEqual([])
  // The rest of the form is Payload's.
  const { x, width } = (await panel.boundingBox()) ?? { x: 0, width: 0 }
  expect(x + width).toBeLessThanOrEqual(390)
  expect(await panel.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
  const end = panel.getByRole('button', { name: /^Sign out A program/ }).first()
  await end.click()
  await panel.getByText('Signed out, with the next click there.').waitFor()
  expect(await rows.count()).toBe(before - 1)
  await panel.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect.poll(() => rows.count()).toBe(1)
  for (const ask of others) expect(await ask('GET', '/staff/me')).toMatchObject({ user: null })
})

test('whoever is signed out meanwhile signs in where they are, with what they have typed', async ({
  begin,
  site,
  editor,
}) => {
  const desk = await begin({ width: 1180, height: 820, reducedMotion: 'reduce' })
  await signedIn(desk, site, editor)
  const { page } = desk
  await page.goto(`${site.url}/admin/collections/menu-tags/create`)
  const field = page.getByRole('textbox').first()
  await field.fill('Half a thought')
  // The form asks the server as somebody types, and is refused.
  forget(desk, /status of 500|React error/)
  writeContent(site, 'DELETE FROM sign_in_sessions')
  await comesBack(page)
  const dialog = page.getByRole('dialog', { name: 'You are signed out' })
  await dialog.waitFor()
  expect(await violations(page, 'dialog')).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.getByLabel(`Password of ${editor.email}`).fill(editor.password)
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await field.inputValue()).toBe('Half a thought')
  // The page that is opened next knows them, too.
  await page.goto(`${site.url}/admin/account`)
  await page.getByRole('region', { name: 'Signed in on' }).waitFor()
})

test('the end of a session is said before, and a touch puts it off', async ({
  begin,
  site,
  editor,
}) => {
  const desk = await begin({ width: 1440, reducedMotion: 'reduce' })
  await signedIn(desk, site, editor)
  const { page } = desk
  await page.goto(`${site.url}/admin/account`)
  await page.getByRole('region', { name: 'Signed in on' }).waitFor()
  const unused = Date.now() - 119 * MINUTES
  writeContent(site, `UPDATE sign_in_sessions SET last_used_at = ${unused}`)
  await comesBack(page)
  const warning = page.getByText('as nothing was done here for a while')
  await warning.waitFor()
  expect(await violations(page, '[role="alert"]')).toEqual([])
  await page.getByRole('button', { name: 'Stay signed in' }).focus()
  await page.keyboard.press('Enter')
  await warning.waitFor({ state: 'detached' })
  writeContent(site, `UPDATE sign_in_sessions SET ends_at = ${Date.now() + MINUTES}`)
  await comesBack(page)
  await page.getByText('twelve hours after you signed in').waitFor()
})

test('a page that is opened without a session leads to the sign-in, and back', async ({
  begin,
  site,
  editor,
}) => {
  const desk = await begin({ width: 1440, reducedMotion: 'reduce' })
  const { page } = desk
  await page.goto(`${site.url}/admin/collections/menu-tags`)
  await logIn(page, editor)
  await page.waitForURL(`${site.url}/admin/collections/menu-tags`)
})

test('a page whose session cannot be looked up says that it failed, and not that somebody is signed out', async ({
  begin,
  site,
  editor,
}) => {
  const desk = await begin({ width: 1440, reducedMotion: 'reduce' })
  await signedIn(desk, site, editor)
  const { page } = desk
  forget(desk, /status of 500|React error/)
  writeContent(site, 'ALTER TABLE sign_in_sessions RENAME TO sessions_elsewhere')
  await page.goto(`${site.url}/admin/account`)
  await page.getByRole('heading', { name: 'This page could not be shown' }).waitFor()
  expect(await violations(page, 'main')).toEqual([])
  writeContent(site, 'ALTER TABLE sessions_elsewhere RENAME TO sign_in_sessions')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('region', { name: 'Signed in on' }).waitFor()
})
