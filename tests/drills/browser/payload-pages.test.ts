import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { expectNoSidewaysScroll, signedIn } from '#tests/support/admin.ts'
import { violations } from '#tests/support/axe.ts'
import { test as browserTest, ownSite } from '#tests/support/browser-test.ts'
import { makeStaff, signIn } from '#tests/support/staff.ts'

/** Rules of axe that Payload's own pages break, as they are listed for staff: `| \`rule\` | … |`. */
const LISTED = new Set(
  [...readFileSync('docs/staff/accessibility.md', 'utf8').matchAll(/^\| `([a-z-]+)`/gm)].map(
    ([, rule]) => rule,
  ),
)

const test = browserTest
  .extend('site', { scope: 'file' }, ownSite({ at: '15:00' }))
  .extend('admin', { scope: 'file' }, ({ site }) =>
    makeStaff(site, inject('seeds').sqlite.staff, { roles: ['admin'], allLocations: true }),
  )
  .extend('paths', { scope: 'file' }, async ({ site, admin }) => {
    const ask = await signIn(site, admin)
    const form = async (collection: string) => {
      const { docs } = (await ask('GET', `/${collection}?limit=1&depth=0`)) as {
        docs: { id: number }[]
      }
      return `/collections/${collection}/${docs[0]?.id}`
    }
    const page = await form('pages')
    const forms = ['menu-items', 'menus', 'news-posts', 'locations', 'booking-settings', 'media']
    return [
      ...['pages', 'menu-items', 'media', 'staff'].map((one) => `/collections/${one}`),
      ...[page, `${page}/versions`, ...(await Promise.all(forms.map(form)))],
      ...['/collections/redirects/create', '/globals/header', '/globals/settings', '/account'],
    ]
  })

/** Rules that a page breaks, each with the element of the first place. */
async function brokenOn(page: Page): Promise<Map<string, string>> {
  const broken = new Map<string, string>()
  for (const one of await violations(page)) {
    const [rule = ''] = one.split(':')
    if (!broken.has(rule)) broken.set(rule, one)
  }
  return broken
}

test.for([390, 1440])(
  'at %i px Payload’s own pages break no rule of axe that is not listed, and scroll to no side',
  async (width, { look, site, admin, paths }) => {
    const visit = await look({ width, reducedMotion: 'reduce' })
    await signedIn(visit, site, admin)
    const { page } = visit
    const found = new Set<string>()
    for (const path of paths) {
      await page.goto(`${site.url}/admin${path}`)
      await page.locator('h1').first().waitFor()
      const broken = await brokenOn(page)
      for (const rule of broken.keys()) found.add(rule)
      const unlisted = [...broken].filter(([rule]) => !LISTED.has(rule)).map(([, at]) => at)
      expect(unlisted, `${path} at ${width} px`).toEqual([])
      await expectNoSidewaysScroll(page, path, width)
    }
    console.info(`${width} px: ${[...found].sort().join(', ')}`)
  },
)
