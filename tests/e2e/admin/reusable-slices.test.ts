import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectFine, expectNoSidewaysScroll, signedIn } from '#tests/support/admin.ts'
import { violations } from '#tests/support/axe.ts'
import { atBothWidths } from '#tests/support/browser.ts'
import { hand } from '#tests/support/hand.ts'
import { works } from '#tests/support/taken-over.ts'
import { test } from '#tests/support/worker-site.ts'

type Tap = (target: Locator) => Promise<void>

/** Adds a slice by its name in the drawer, which is open at its place then. */
async function add(page: Page, tap: Tap, name: string, place: number): Promise<Locator> {
  await tap(page.getByRole('button', { name: 'Add slice' }))
  const drawer = page
    .getByRole('dialog')
    .filter({ has: page.getByRole('heading', { name: 'Add slice' }) })
  const card = drawer.getByRole('button').filter({ has: page.getByText(name, { exact: true }) })
  await tap(card)
  await drawer.waitFor({ state: 'hidden' })
  const slice = page.locator(`#slices-row-${place}`)
  await slice.locator('.collapsible__content').first().locator('.field-type').first().waitFor()
  return slice
}

test('an editor writes a slice once, puts it on two pages, and changes a word for the guests of both', async ({
  ask,
  begin,
  editor,
  site,
}) => {
  const makePage = async (title: string) => {
    const slices = [{ blockType: 'copy_hero', title: `About ${title.toLowerCase()}` }]
    const { doc } = (await ask('POST', '/pages', {
      ...{ title, uid: title.toLowerCase(), type: 'text-page', slices, _status: 'published' },
    })) as { doc: { id: number } }
    return doc.id
  }
  const pages = { '/snow': await makePage('Snow'), '/sunshine': await makePage('Sunshine') }
  const headings = async (path: string) => {
    const html = await (await fetch(site.url + path)).text()
    const [main = ''] = /<main.*<\/main>/s.exec(html) ?? []
    return [...main.matchAll(/<h([12])[^>]*>(.*?)<\/h\1>/gs)].map(
      ([, level = '', words = '']) => level + words,
    )
  }
  const both = () => Promise.all(Object.keys(pages).map(headings))
  // Both pages are in the cache before anything happens to them.
  expect(await both()).toEqual([['1About snow'], ['1About sunshine']])
  const desk = await begin({ width: 1440, reducedMotion: 'reduce' })
  await signedIn(desk, site, editor)
  const { page } = desk
  const { did, tap, type } = hand()
  const publish = page.getByRole('button', { name: 'Publish changes' })

  await page.goto(`${site.url}/admin/collections/reusable-slices`)
  await tap(page.getByRole('link', { name: 'Create new Reusable slice' }).first())
  const name = await works(page.locator('#new-title'))
  await expectFine(page, 'a new reusable slice')
  await type(name, 'Gift cards, in short')
  await tap(page.getByRole('button', { name: 'Make the draft' }))
  await page.waitForURL(/\/collections\/reusable-slices\/\d+/)
  const address = page.url()
  await works(page.locator('#field-title'))
  await page.getByText('Nowhere yet.').waitFor()
  await add(page, tap, 'Copy hero', 0)
  await type(page.locator('#field-slices__0__title'), 'A card for any night')
  await tap(publish)
  await page.getByText('Published', { exact: true }).first().waitFor()

  for (const [path, id] of Object.entries(pages)) {
    await page.goto(`${site.url}/admin/collections/pages/${id}`)
    await works(page.locator('#field-title'))
    const slice = await add(page, tap, 'Reusable slice', 1)
    await tap(slice.locator('.rs__control'))
    await tap(page.locator('.rs__option').filter({ hasText: 'Gift cards, in short' }))
    await slice.getByRole('link', { name: 'Edit Gift cards, in short' }).waitFor()
    await tap(publish)
    await expect.poll(() => headings(path)).toContain('2A card for any night')
  }
  await atBothWidths(page, async () => {
    const link = page.getByRole('link', { name: 'Edit Gift cards, in short' })
    expect(await link.isVisible()).toBe(true)
    expect(await violations(page, '#slices-row-1 .collapsible__header-wrap')).toEqual([])
  })

  await tap(page.getByRole('link', { name: 'Edit Gift cards, in short' }))
  await page.waitForURL(address)
  await works(page.locator('#field-title'))
  const used = page.getByRole('region', { name: 'Where it is used' })
  expect(await used.getByRole('link').allTextContents()).toEqual(['Snow', 'Sunshine'])
  await tap(page.locator('#slices-row-0').getByRole('button', { name: 'Toggle block' }).first())
  await type(page.locator('#field-slices__0__title'), 'A card for every night')
  await tap(publish)
  await expect.poll(both).toEqual([
    ['1About snow', '2A card for every night'],
    ['1About sunshine', '2A card for every night'],
  ])
  await atBothWidths(page, async (width) => {
    expect(await violations(page, '[aria-labelledby="document-uses"]')).toEqual([])
    await expectNoSidewaysScroll(page, 'a reusable slice', width)
  })
  expect(did).toEqual({ taps: 18, typed: 3 })
})
