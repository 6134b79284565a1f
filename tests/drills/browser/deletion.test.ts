import { describe, expect, inject, vi } from 'vitest'
import { forget, hydrated, type Visit, visit } from '#tests/support/browser.ts'
import { test as browserTest, ownSite } from '#tests/support/browser-test.ts'
import { type Crawl, crawl, sitemapPaths } from '#tests/support/crawl.ts'
import { inParallel } from '#tests/support/in-parallel.ts'
import { type Ask, signIn } from '#tests/support/staff.ts'

/** One of each kind, linked to from pages, menus, zones, the header or the footer of the demo group. */
const DELETED: [collection: string, uid: string][] = [
  ['pages', 'about-page'],
  ['pages', 'privacy'],
  ['locations', 'burrard'],
  ['news-posts', 'fire-for-winter'],
  ['menus', 'coast-menu'],
  ['menu-categories', 'cocktails'],
  ['menu-items', 'ember-olives'],
  ['menu-tags', 'vegan'],
  ['zones', 'west-coast'],
]

const GONE = ['/about', '/privacy', '/locations/burrard', '/news/fire-for-winter']
/** Pages that show something of it; a copy of each is kept before it goes. */
const SHOWING = ['/', '/locations', '/locations/kitsilano', '/locations/kitsilano/menu', '/news']

/**
 * A link that has lost its page leads to /404 (spec:links.broken); an address that an editor typed stays as typed,
 * and the content check names it.
 */
const isExpected = (link: string) => /^(\/404|\/privacy) is 404,/.test(link)

/** Deletes the one document whose `field` has this value. */
async function remove(ask: Ask, collection: string, field: string, value: string) {
  const query = new URLSearchParams({ [`where[${field}][equals]`]: value, depth: '0' })
  const { docs } = (await ask('GET', `/${collection}?${query}`)) as { docs: { id: number }[] }
  if (docs.length !== 1) throw new Error(`${docs.length} of ${collection} are called ${value}.`)
  await ask('DELETE', `/${collection}/${docs[0]?.id}`)
}

/** Deletes one of each kind, and the picture of the home page's first slide: without it that cannot be. */
async function removeAll(ask: Ask, home: string): Promise<void> {
  const [, main = ''] = home.split('<main')
  const [, file = ''] = /<img [^>]*src="\/media\/([^"]+)"/.exec(main) ?? []
  for (const [collection, uid] of DELETED) await remove(ask, collection, 'uid', uid)
  await remove(ask, 'media', 'filename', file)
}

const on = (database: 'sqlite' | 'postgres') =>
  browserTest.extend(
    'site',
    { scope: 'file' },
    ownSite(() => ({ seed: inject('seeds')[database] })),
  )

describe.each([
  ['sqlite', on('sqlite')],
  ['postgres', on('postgres')],
] as const)('after documents that others link to were deleted, on %s', (database, test) => {
  let listed: string[]
  let after: Crawl
  let guest: Visit
  test.beforeAll(async ({ browser, site }) => {
    listed = await sitemapPaths(site.url)
    for (const path of [...GONE, ...SHOWING])
      expect((await fetch(site.url + path)).status, path).toBe(200)
    // A guest who has chosen a location, which is deleted under their eyes.
    guest = await visit(browser, { reducedMotion: 'reduce' })
    const chosen = { name: 'selected-location', value: 'burrard', url: site.url }
    await guest.context.addCookies([chosen])
    await guest.page.goto(`${site.url}/test`)
    await hydrated(guest.page)
    const staff = await signIn(site, inject('seeds')[database].staff)
    await removeAll(staff, await (await fetch(`${site.url}/`)).text())
    const lookAgain = async () => {
      after = await crawl(site.url, ['/', ...(await sitemapPaths(site.url))])
      expect(after.broken.filter((link) => !isExpected(link))).toEqual([])
    }
    // A page whose render takes long may answer with its old copy once more.
    await vi.waitFor(lookAgain, { timeout: 120_000 })
  })
  test.afterAll(() => guest?.context.close())

  test('every page that is left still answers', () => {
    expect(after.pages.size).toBeGreaterThan(listed.length / 2)
    expect(after.pages.get('/')).toContain('<h1')
    expect(after.broken.filter((link) => !isExpected(link))).toEqual([])
  })

  test('the deleted are gone', async ({ site }) => {
    for (const path of GONE) expect((await fetch(site.url + path)).status, path).toBe(404)
  })

  test('no page shows a picture that is not there', async ({ site }) => {
    const pictures = new Set(
      [...after.pages.values()].flatMap(
        (html) => html.match(/(?<=["\s])\/media\/[^"\s,&\\]+/g) ?? [],
      ),
    )
    const missing: string[] = []
    await inParallel(pictures, async (path) => {
      const { status } = await fetch(site.url + path, { method: 'HEAD' })
      if (status !== 200) missing.push(path)
    })
    expect(missing).toEqual([])
  })

  test('the panel of a guest who was at the deleted location says whom to ask', async () => {
    const { page } = guest
    await page.locator('body > header').getByRole('link', { name: 'Reserve' }).first().click()
    const panel = page.getByRole('dialog', { name: 'Reserve' })
    await panel.getByText('please contact your favourite location directly').waitFor()
    await panel.getByRole('button', { name: 'Close' }).click()
    await panel.waitFor({ state: 'hidden' })
  })

  test('a guest whose cookies and address still name the location gets another', async ({
    site,
  }) => {
    const { page, context, problems } = guest
    problems.length = 0
    await page.goto(`${site.url}/?reserve=burrard`)
    await hydrated(page)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    expect(await page.getByRole('dialog', { name: 'Reserve' }).count()).toBe(0)
    const current = page.locator('body > header').getByText(/^Current location: /)
    for (const text of await current.allTextContents()) expect(text).not.toContain('Burrard')
    expect(await current.count()).toBeGreaterThan(0)
    for (const path of ['/menu', '/location', '/careers', '/order?order=burrard']) {
      const answer = await context.request.get(site.url + path)
      expect(answer.status(), path).toBe(200)
      expect(new URL(answer.url()).pathname, path).toMatch(/^\/locations\/(?!burrard)/)
    }
    await page.goto(`${site.url}/reservation?reserve=burrard`)
    await page.getByRole('dialog', { name: 'Reserve' }).getByLabel('People').waitFor()
    // The browser asks for it by its uid, and notes that it is gone.
    forget(guest, /404 \(Not Found\) \S+\/api\/locations\/burrard$/)
    expect(problems).toEqual([])
  })
})
