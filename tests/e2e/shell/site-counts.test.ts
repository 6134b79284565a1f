import { expect } from 'vitest'
import { violations } from '#tests/support/axe.ts'
import { atBothWidths, hydrated } from '#tests/support/browser.ts'
import { test } from '#tests/support/browser-test.ts'
import { counted } from '#tests/support/counted-visit.ts'

const MENU = '/locations/kitsilano/menu'

// spec:operations.site-counts
test('pages count what a guest does, each step once, and send no cookie along', async ({
  begin,
  site,
}) => {
  const visit = await begin({ width: 390, reducedMotion: 'reduce' })
  const { page } = visit
  const sent = await counted(visit)
  const first = page.waitForRequest('**/counts')
  await page.goto(`${site.url}${MENU}?utm_source=Letter&utm_medium=email`)
  const request = await first
  expect(await request.headerValue('cookie')).toBeNull()
  expect((await request.response())?.status()).toBe(204)
  await hydrated(page)
  // What is typed counts once the field is left, and an address never.
  const search = page.getByRole('searchbox')
  for (const words of ['Guest@Example.com', '604 555 0100', 'Hydrogen Soup', 'hydrogen soup!']) {
    await search.fill(words)
    await page.getByText('Nothing here matches that.').waitFor()
    await search.blur()
  }
  // The router brings the next page: the visit goes on.
  await page.getByRole('contentinfo').getByRole('link', { name: 'What we count' }).click()
  await page.getByRole('heading', { level: 1, name: 'What we count' }).waitFor()
  await expect
    .poll(() => sent, { timeout: 30_000 })
    .toEqual([
      ['view', 'kitsilano', 'menu'],
      ['landing', 'kitsilano', 'letter/email'],
      ['dish', 'kitsilano', 'hydrogen soup'],
      ['view', '', 'other'],
    ])
  await atBothWidths(page, async () => expect(await violations(page, 'main')).toEqual([]))
})

// spec:operations.site-counts-refused
test('a browser that asks not to be tracked is not counted', async ({ begin, site }) => {
  const visit = await begin({ reducedMotion: 'reduce' })
  const sent = await counted(visit)
  await visit.page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
  })
  await visit.page.goto(`${site.url}${MENU}`)
  await hydrated(visit.page)
  expect(sent).toEqual([])
})
