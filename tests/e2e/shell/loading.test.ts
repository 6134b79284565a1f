import type { Route } from 'playwright-core'
import { expect } from 'vitest'
import { forget, hydrated } from '#tests/support/browser.ts'
import { test } from '#tests/support/browser-test.ts'

test('a chunk that cannot be loaded reloads the page once, and within 60 s shows the error page instead', async ({
  begin,
  site,
}) => {
  const guest = await begin({ reducedMotion: 'reduce' })
  const { page, context } = guest
  const loaded = new Set<string>()
  let failing = false
  await context.route('**/_next/static/**', (route) => {
    const url = route.request().url()
    if (failing && !loaded.has(url)) return route.abort()
    loaded.add(url)
    return route.continue()
  })
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  await page.goto(`${site.url}/test`)
  await hydrated(page)
  failing = true
  await page.locator('body > header').getByRole('link', { name: 'Reserve' }).first().click()
  await page.getByRole('heading', { name: 'This page did not load' }).waitFor()
  expect(documents).toBe(2)
  await page.getByRole('link', { name: 'Go back to home' }).waitFor()
  forget(guest, /net::ERR_FAILED \S+\.js$|ChunkLoadError/)
})

test('the page-load bar runs while a page is slow to come, and goes when it is there', async ({
  begin,
  site,
}) => {
  const { page, context } = await begin({ reducedMotion: 'reduce' })
  await page.goto(`${site.url}/test`)
  await hydrated(page)
  const held: Route[] = []
  let released = false
  await context.route(
    ({ pathname }) => pathname === '/about',
    (route) => {
      if (released) return route.continue()
      held.push(route)
    },
  )
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' })
  await link.click()
  await page.locator('[data-state="running"]').waitFor({ state: 'attached' })
  released = true
  for (const route of held) await route.continue()
  await page.waitForURL('**/about')
  await page.locator('[data-state="idle"]').waitFor({ state: 'attached' })
})
