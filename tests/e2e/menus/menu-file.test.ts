import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { forget } from '#tests/support/browser.ts'
import { test } from '#tests/support/browser-test.ts'
import { LAPTOP, MENU, openMenu, PHONE, PLAIN } from '#tests/support/menus/menu-page.ts'

const FILE = `${MENU}.pdf`

/** What a page has handed to the share sheet. */
type Shared = { url: string | null; files: { name: string; type: string; begins: string }[] }

/** A browser that can share files, with a sheet that ends as it is told; no headless one has any. */
async function withSheet(page: Page, refusal: 'AbortError' | 'NotAllowedError' | null = null) {
  await page.addInitScript((refusal) => {
    const shared: unknown[] = []
    Object.assign(window, { shared })
    Object.assign(navigator, {
      canShare: ({ files }: ShareData) => files?.every(({ type }) => type === 'application/pdf'),
      share: async ({ url, files = [] }: ShareData) => {
        if (!navigator.userActivation.isActive) throw new DOMException('', 'NotAllowedError')
        const read = files.map(async (file) => {
          const begins = (await file.text()).slice(0, 5)
          return { name: file.name, type: file.type, begins }
        })
        shared.push({ url: url ?? null, files: await Promise.all(read) })
        if (refusal) throw new DOMException('', refusal)
      },
    })
  }, refusal)
}

const sharedBy = (page: Page): Promise<Shared[]> =>
  page.evaluate(() => Reflect.get(window, 'shared') as Shared[])

const saveLink = (page: Page) => page.getByRole('link', { name: 'Save as PDF' })
const shareLink = (page: Page) => page.getByRole('link', { name: 'Share as PDF' })

describe('a menu as a PDF', () => {
  test.for([
    ['without scripts', PLAIN],
    ['where no files can be shared', LAPTOP],
  ] as const)('is saved by a plain link: %s', async ([, guest], { begin, site }) => {
    const { page } = await begin(guest)
    if (guest.javaScriptEnabled === false) await page.goto(site.url + MENU)
    else await openMenu(page, site.url + MENU)
    const [download] = await Promise.all([page.waitForEvent('download'), saveLink(page).click()])
    expect(download.suggestedFilename()).toBe('burrard-menu.pdf')
    expect(new URL(download.url()).pathname).toBe(FILE)
  })

  test('opens a phone’s share sheet with the file', async ({ begin, site }) => {
    const { page } = await begin(PHONE)
    await withSheet(page)
    await openMenu(page, site.url + MENU)
    await shareLink(page).click()
    await expect
      .poll(() => sharedBy(page))
      .toEqual([
        {
          url: null,
          files: [{ name: 'Burrard menu.pdf', type: 'application/pdf', begins: '%PDF-' }],
        },
      ])
    expect(page.url()).toBe(site.url + MENU)
  })

  test('is shared as the address of its page where the file does not come', async ({
    begin,
    site,
  }) => {
    const visit = await begin(PHONE)
    const { page } = visit
    forget(visit, /menu\.pdf/)
    await withSheet(page)
    await openMenu(page, site.url + MENU)
    await page.route(`**${FILE}`, (route) => route.abort())
    await shareLink(page).click()
    await expect.poll(() => sharedBy(page)).toEqual([{ url: site.url + MENU, files: [] }])
  })

  test('is left alone by whoever closes the sheet, and saved where the browser opens none', async ({
    begin,
    site,
  }) => {
    const closing = await begin(PHONE)
    await withSheet(closing.page, 'AbortError')
    await openMenu(closing.page, site.url + MENU)
    const saved: string[] = []
    closing.page.on('download', (download) => saved.push(download.url()))
    await shareLink(closing.page).click()
    await expect.poll(async () => (await sharedBy(closing.page)).length).toBe(1)
    // Pressed again it opens again, and still nothing has been saved.
    await shareLink(closing.page).click()
    await expect.poll(async () => (await sharedBy(closing.page)).length).toBe(2)
    expect(saved).toEqual([])

    const { page } = await begin(PHONE)
    await withSheet(page, 'NotAllowedError')
    await openMenu(page, site.url + MENU)
    const [download] = await Promise.all([page.waitForEvent('download'), shareLink(page).click()])
    expect(new URL(download.url()).pathname).toBe(FILE)
  })

  test('has a target of 44 px that moves nothing, and is not printed', async ({ look, site }) => {
    for (const guest of [PHONE, LAPTOP]) {
      const { page } = await look(guest)
      await openMenu(page, site.url + MENU)
      const link = saveLink(page)
      const target = await link.evaluate((one) =>
        Number.parseFloat(getComputedStyle(one, '::after').height),
      )
      expect(target).toBeGreaterThanOrEqual(44)
      await page.emulateMedia({ media: 'print' })
      expect(await link.isVisible()).toBe(false)
      await page.emulateMedia({ media: 'screen' })
    }
  })

  test('is an address of its own that is remembered like a page, and in no list', async ({
    site,
  }) => {
    const whole = await fetch(site.url + FILE)
    expect(whole.status).toBe(200)
    expect(whole.headers.get('content-type')).toBe('application/pdf')
    expect(whole.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(whole.headers.get('x-robots-tag')).toBe('noindex')
    const etag = whole.headers.get('etag') ?? ''
    const again = await fetch(site.url + FILE, { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const head = await fetch(site.url + FILE, { method: 'HEAD' })
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, ''])
    expect((await fetch(`${site.url}/locations/nowhere/menu.pdf`)).status).toBe(404)
    expect(
      (await fetch(`${site.url}/locations/burrard/menu.pdf/`, { redirect: 'manual' })).status,
    ).not.toBe(200)
    expect(await (await fetch(`${site.url}/sitemap.xml`)).text()).not.toContain('.pdf')
  })
})
