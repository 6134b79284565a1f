import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { forget, hydrated, quiet } from '#tests/support/browser.ts'
import { test } from '#tests/support/browser-test.ts'

const query = (page: Page) => new URL(page.url()).search
const panel = (page: Page) => page.getByRole('dialog', { name: /^(Reserve|Order)$/ })

describe('the slide-out', () => {
  test.for([390, 1440])(
    'opens for the visitor, switches, follows Back and Forward, and closes by its button, at %i px',
    async (width, { look, site }) => {
      const { page } = await look({ width, reducedMotion: 'reduce' })
      await page.goto(`${site.url}/test`)
      await hydrated(page)
      await page.getByRole('link', { name: 'Reserve', exact: true }).first().click()
      await panel(page).waitFor()
      const reserve = query(page)
      expect(reserve).toMatch(/^\?reserve=[a-z-]+$/)
      await panel(page).getByRole('button', { name: 'Order', exact: true }).click()
      await page.getByRole('dialog', { name: 'Order' }).waitFor()
      expect(query(page)).toBe(reserve.replace('reserve', 'order'))
      await page.goBack()
      await page.getByRole('dialog', { name: 'Reserve' }).waitFor()
      await page.goBack()
      await panel(page).waitFor({ state: 'hidden' })
      expect(query(page)).toBe('')
      await page.goForward()
      await panel(page).waitFor()
      await panel(page).getByRole('button', { name: 'Close' }).click()
      await panel(page).waitFor({ state: 'hidden' })
      expect(query(page)).toBe('')
    },
  )

  test('closes by Esc, and leaves the rest of the address', async ({ look, site }) => {
    const { page } = await look({ width: 390, reducedMotion: 'reduce' })
    await page.goto(`${site.url}/test?x=1&reserve=burrard`)
    await panel(page).waitFor()
    await page.keyboard.press('Escape')
    await panel(page).waitFor({ state: 'hidden' })
    expect(query(page)).toBe('?x=1')
  })

  test('reserve wins over order, and an unknown location opens nothing', async ({ look, site }) => {
    const guest = await look({ width: 390, reducedMotion: 'reduce' })
    const { page } = guest
    await page.goto(`${site.url}/test?order=burrard&reserve=burrard`)
    await page.getByRole('dialog', { name: 'Reserve' }).waitFor()
    await expect.poll(() => query(page)).toBe('?reserve=burrard')
    const known = page.waitForResponse('**/api/locations/atlantis')
    forget(guest, /status of 404/)
    await page.goto(`${site.url}/test?reserve=atlantis`)
    await known
    await quiet(page)
    expect(await panel(page).count()).toBe(0)
    expect(query(page)).toBe('?reserve=atlantis')
  })

  test('says that a restaurant is not open yet, and leads to the others', async ({
    look,
    site,
  }) => {
    const { page } = await look({ width: 390, reducedMotion: 'reduce' })
    await page.goto(`${site.url}/test?reserve=halifax`)
    await panel(page).getByText('This location is not open yet.').waitFor()
    await panel(page).getByRole('link', { name: 'Find another restaurant' }).click()
    await page.waitForURL('**/locations')
  })
})

test('a visitor has the default of their session, and no lasting location before they set one', async ({
  begin,
  site,
}) => {
  const { page, context } = await begin({ reducedMotion: 'reduce' })
  await page.goto(`${site.url}/test`)
  await hydrated(page)
  const cookies = await context.cookies()
  const names = cookies.map((cookie) => cookie.name)
  expect(names).toContain('default-location')
  expect(names).not.toContain('selected-location')
  expect(cookies.find((cookie) => cookie.name === 'default-location')?.expires).toBe(-1)
})

test('an unknown address is a 404 that says so, inside the shell, and leads on in the same document', async ({
  begin,
  site,
}) => {
  const guest = await begin({ reducedMotion: 'reduce' })
  const { page } = guest
  const answer = await page.goto(`${site.url}/nothing-here`)
  expect(answer?.status()).toBe(404)
  forget(guest, /status of 404 .*\/nothing-here$/)
  await page.getByText('This page could not be found').first().waitFor()
  await page.getByRole('contentinfo').waitFor()
  await hydrated(page)
  await page.evaluate('window.sameDocument = true')
  await page.getByRole('main').getByRole('link').first().click()
  await page.waitForURL((url) => url.pathname !== '/nothing-here')
  expect(await page.evaluate('window.sameDocument')).toBe(true)
})
