import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { signedIn } from '#tests/support/admin.ts'
import { forget } from '#tests/support/browser.ts'
import { works } from '#tests/support/taken-over.ts'
import { test } from '#tests/support/worker-site.ts'

/** One screen of each kind that the content system has. */
const SCREENS = [
  ...['', '/account', '/collections/staff', '/collections/pages', '/collections/locations/1'],
  ...[
    '/collections/menu-items/create',
    '/collections/media/create',
    '/collections/news-posts/1/api',
  ],
  ...['/globals/header', '/globals/header/versions', '/globals/settings', '/guest-data', '/guests'],
  '/outbox',
  ...['/reservations', '/sold-out', '/table-cards', '/menu-check', '/content-check', '/audit-log'],
]

/** Opens a screen, and waits until its scripts work. */
async function open(page: Page, address: string) {
  const reply = await page.goto(address)
  await works(page.locator('button:visible, a:visible').first())
  return reply?.headers()['content-security-policy'] ?? ''
}

test('each screen of the content system works, and its policy has no inline scripts but its own', async ({
  begin,
  site,
  administrator,
}) => {
  const guest = await begin({ reducedMotion: 'reduce' })
  await signedIn(guest, site, administrator)
  const nonces = new Set<string>()
  const before = site.log().length
  for (const path of SCREENS) {
    const [, scripts = ''] =
      /script-src ([^;]*)/.exec(await open(guest.page, `${site.url}/admin${path}`)) ?? []
    expect(scripts, path).toMatch(/^'self' 'nonce-[\w-]{22}'$/)
    nonces.add(scripts)
  }
  expect(nonces.size).toBe(SCREENS.length)
  // Whatever the browser had refused would have been a complaint, and a report to the site.
  expect(site.log().slice(before)).not.toContain('"report":')
})

// ASVS 1.3.1, 3.4.3
test('what was put into a screen does not run', async ({ begin, site, administrator }) => {
  const guest = await begin({ reducedMotion: 'reduce' })
  const { page } = guest
  await signedIn(guest, site, administrator)
  forget(guest, /Content Security Policy|React error/)
  const before = site.log().length
  await page.route(`${site.url}/admin/account`, async (route) => {
    const response = await route.fetch()
    const put = '<script>window.evil = true</script><script nonce="">window.evil = true</script>'
    const body = (await response.text()).replace(/<body[^>]*>/, (start) => start + put)
    await route.fulfill({ response, body })
  })
  await open(page, `${site.url}/admin/account`)
  await expect
    .poll(() => site.log().slice(before))
    .toContain('"blocked":"inline","page":"/admin/[...rest]"')
  expect(await page.evaluate(() => 'evil' in window)).toBe(false)
})
