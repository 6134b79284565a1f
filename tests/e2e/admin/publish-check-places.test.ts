import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect } from 'vitest'
import { expectNoSidewaysScroll, signedIn } from '#tests/support/admin.ts'
import { violations } from '#tests/support/axe.ts'
import { atBothWidths } from '#tests/support/browser.ts'
import { hand } from '#tests/support/hand.ts'
import { MENU } from '#tests/support/menus/menu-page.ts'
import { test as workerTest } from '#tests/support/worker-site.ts'

type Made = { doc: { id: number } }

const LONG =
  'A long table in the snow with soup, smoke, oysters, bread and everybody whom you have ever wanted to meet there'

const test = workerTest
  .extend('idOf', { scope: 'file' }, ({ ask }) => async (collection: string, uid: string) => {
    const path = `/${collection}?where[uid][equals]=${uid}&depth=0`
    const { docs } = (await ask('GET', path)) as { docs: { id: number }[] }
    if (!docs[0]) throw new Error(`There is no ${uid}.`)
    return docs[0].id
  })
  /** Stores a picture that nobody has described, and answers with its id. */
  .extend('nameless', { scope: 'file' }, ({ ask }) => async (name: string) => {
    const picture = { width: 600, height: 400, channels: 3, background: '#7a4a2a' } as const
    const form = new FormData()
    form.set('file', new Blob([await sharp({ create: picture }).png().toBuffer()]), name)
    form.set('_payload', JSON.stringify({ alt: name }))
    return ((await ask('POST', '/media', form)) as Made).doc.id
  })
  .extend('open', ({ begin, site, editor }) => async (path: string, width: number) => {
    const visit = await begin({ width, reducedMotion: 'reduce' })
    await signedIn(visit, site, editor)
    await visit.page.goto(`${site.url}/admin/collections/${path}`)
    return visit
  })

const partsOf = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'What a guest would notice' })
  return {
    dialog,
    lines: dialog.getByRole('listitem'),
    publish: page.getByRole('button', { name: 'Publish changes' }),
    check: page.getByRole('button', { name: 'Check as a guest' }),
    goOn: dialog.getByRole('button', { name: 'Go on editing' }),
  }
}

test('an editor of a dish is told what guests would notice of it on its menu, and of nothing else there', async ({
  ask,
  idOf,
  nameless,
  open,
  site,
}) => {
  const peppers = await idOf('menu-items', 'blistered-peppers')
  const desktop = await nameless('IMG_2041.png')
  await ask('PATCH', `/menu-items/${peppers}?draft=true`, {
    ...{ image: { desktop }, _status: 'draft' },
  })
  const { page } = await open(`menu-items/${peppers}`, 1440)
  const { did, tap, type } = hand()
  const { dialog, lines, publish } = partsOf(page)
  const menu = async () => (await fetch(site.url + MENU)).text()
  await type(page.locator('#field-title'), LONG.toUpperCase())
  await tap(publish)
  await dialog.getByText('2 things').waitFor()
  expect(await lines.allTextContents()).toEqual([
    'Picture, Picture: The picture has no alt text',
    expect.stringMatching(/^Title: The heading “A LONG TABLE .*…” takes \d lines on a phone$/),
  ])
  await atBothWidths(page, async (width) => {
    expect(await violations(page, 'dialog')).toEqual([])
    await expectNoSidewaysScroll(page, 'the check of a dish', width)
  })
  expect(await menu()).not.toContain('A LONG TABLE')
  await tap(dialog.getByRole('link', { name: /^Title/ }))
  await dialog.waitFor({ state: 'detached' })
  await type(page.locator('#field-title'), 'Peppers of the new harvest')
  await tap(publish)
  await dialog.getByText('1 thing', { exact: true }).waitFor()
  await tap(dialog.getByRole('button', { name: 'Publish anyway' }))
  await expect.poll(menu).toContain('Peppers of the new harvest')
  await dialog.waitFor({ state: 'detached' })
  expect(did).toEqual({ taps: 4, typed: 2 })
})

test('an editor of a category of a published menu publishes it by one press where there is nothing to notice', async ({
  idOf,
  open,
  site,
}) => {
  const id = await idOf('menu-categories', 'hearth-and-bread')
  const { page } = await open(`menu-categories/${id}`, 390)
  const { dialog, publish, check, goOn } = partsOf(page)
  await check.click()
  await dialog.getByText('Nothing. Links lead somewhere').waitFor()
  await goOn.click()
  await page.locator('#field-title').fill('To begin')
  await publish.click()
  await expect.poll(async () => (await fetch(site.url + MENU)).text()).toContain('To begin')
  await dialog.waitFor({ state: 'detached' })
})

test('a dish that no menu lists says so in its check, behind its eye and in its live preview, with the next step', async ({
  ask,
  open,
}) => {
  const { doc } = (await ask('POST', '/menu-items?draft=true', {
    ...{ title: 'Cloudberry cream', allergens: { statement: 'none' }, _status: 'draft' },
  })) as Made
  const { page } = await open(`menu-items/${doc.id}`, 1440)
  const { dialog, check, goOn, publish } = partsOf(page)
  await check.click()
  await dialog.getByText('Nothing was found.').waitFor()
  await dialog.getByText('No category lists it. Put it into one').waitFor()
  await goOn.click()

  const [shown] = await Promise.all([
    page.context().waitForEvent('page'),
    page.locator('#preview-button').click(),
  ])
  await shown.getByRole('heading', { name: '“Cloudberry cream” is on no menu yet' }).waitFor()
  await shown.getByText('No category lists it. Put it into one').waitFor()
  await atBothWidths(shown, async (width) => {
    expect(await violations(shown, 'main')).toEqual([])
    await expectNoSidewaysScroll(shown, 'a dish on no menu', width)
  })
  await shown.close()

  await page.locator('#live-preview-toggler').click()
  const frame = page.frameLocator('.live-preview-window iframe')
  await frame.getByRole('heading', { name: '“Cloudberry cream” is on no menu yet' }).waitFor()
  await page.locator('#live-preview-toggler').click()

  // In a category of a draft it is marked as not to be seen.
  await ask('POST', '/menu-categories?draft=true', {
    ...{ title: 'Winter sweets', items: [doc.id], _status: 'draft' },
  })
  await page.reload()
  const listed = page.getByRole('region', { name: 'Listed in' })
  await listed.getByText('Draft: guests do not see this category').waitFor()
  await atBothWidths(page, async () => {
    expect(await violations(page, '[aria-labelledby="menu-listings"]')).toEqual([])
  })
  await publish.click()
  const status = async () => {
    const path = `/menu-items?where[id][equals]=${doc.id}&where[_status][equals]=published`
    return ((await ask('GET', path)) as { totalDocs: number }).totalDocs
  }
  await expect.poll(status).toBe(1)
})

test('a new dish is checked before it is ever saved', async ({ open }) => {
  const { page } = await open('menu-items/create', 1440)
  const { dialog, check } = partsOf(page)
  await page.locator('#field-title').fill('Kelp')
  await check.click()
  await dialog.getByText('It is not saved yet, so that no menu lists it').waitFor()
  await dialog.getByText('Nothing was found.').waitFor()
})

test('a reusable slice is looked at on the first pages that have it, which says on how many it is', async ({
  ask,
  open,
}) => {
  const slices = [{ blockType: 'copy_hero', title: 'Gift cards' }]
  const { doc } = (await ask('POST', '/reusable-slices', {
    ...{ title: 'Vouchers, in short', slices, _status: 'published' },
  })) as Made
  for (const title of ['Winter 1', 'Winter 2', 'Winter 3', 'Winter 4']) {
    const row = { blockType: 'reusable_slice', reusable: doc.id }
    // Long words of the page itself are no matter of the slice.
    const own = { blockType: 'copy_hero', title: `${LONG} (${title})` }
    const uid = title.toLowerCase().replace(' ', '-')
    await ask('POST', '/pages', {
      ...{ title, uid, type: 'text-page', slices: [own, row], _status: 'published' },
    })
  }
  await ask('PATCH', `/reusable-slices/${doc.id}?draft=true`, {
    slices: [{ blockType: 'copy_hero', title: `Cards for ${LONG.toLowerCase()}` }],
  })
  const { page } = await open(`reusable-slices/${doc.id}`, 390)
  const { dialog, lines, check } = partsOf(page)
  await check.click()
  await dialog.getByText('1 thing', { exact: true }).waitFor()
  expect(await lines.allTextContents()).toEqual([
    expect.stringMatching(
      /^Slices, 1: The heading “Cards for a .*…” takes \d lines on a phone \(on “Winter 1”\)$/,
    ),
  ])
  await dialog.getByText('It is on 4 pages; the first 3 of them were looked at.').waitFor()
  await atBothWidths(page, async () => expect(await violations(page, 'dialog')).toEqual([]))
})

test('a name in the address that another draft has is refused at its field when the draft is saved', async ({
  ask,
  idOf,
  open,
}) => {
  const other = await idOf('menu-items', 'hearth-sourdough')
  await ask('PATCH', `/menu-items/${other}?draft=true`, { uid: 'bread-of-tomorrow' })
  const visit = await open(`menu-items/${await idOf('menu-items', 'blistered-peppers')}`, 390)
  const { page } = visit
  visit.expected.push(/status of 400/)
  await page.locator('#field-uid').fill('bread-of-tomorrow')
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await page
    .getByRole('link', {
      name: /^Name in the address.*The draft of “Hearth Sourdough” has this name/,
    })
    .waitFor()
})

test('nothing is noticed at a restaurant of the demo group', async ({ idOf, open }) => {
  const { page } = await open(`locations/${await idOf('locations', 'water-street')}`, 1440)
  const { dialog, check } = partsOf(page)
  await check.click()
  await dialog.getByText('Nothing. Links lead somewhere').waitFor()
})
