import type { Route } from 'playwright-core'
import sharp from 'sharp'
import { expect } from 'vitest'
import { signedIn } from '#tests/support/admin.ts'
import { violations } from '#tests/support/axe.ts'
import { atBothWidths } from '#tests/support/browser.ts'
import { hand } from '#tests/support/hand.ts'
import { test as workerTest } from '#tests/support/worker-site.ts'

const test = workerTest
  /** Stores a white picture with this alt text, and answers with its id. */
  .extend('picture', { scope: 'file' }, ({ ask }) => async (name: string, alt: string) => {
    const picture = { width: 1600, height: 900, channels: 3, background: '#ffffff' } as const
    const form = new FormData()
    form.set('file', new Blob([await sharp({ create: picture }).png().toBuffer()]), name)
    form.set('_payload', JSON.stringify({ alt }))
    const { doc } = (await ask('POST', '/media', form)) as { doc: { id: number } }
    return doc.id
  })

/** As a slice would be whose words lie on its picture with nothing in between. */
async function withoutVeils(route: Route) {
  const response = await route.fetch()
  const style = '<style>:root { --veil: none; --veil-words: none }</style>'
  await route.fulfill({ response, body: (await response.text()).replace('</head>', `${style}$&`) })
}

const LONG =
  'A long table in the snow with soup, smoke, oysters, bread and everybody whom you have ever wanted to meet there'

test('an editor is told what a guest would notice, goes to it, mends it and publishes', async ({
  ask,
  begin,
  editor,
  picture,
  site,
}) => {
  const white = await picture('snow.png', 'Snow')
  const nameless = await picture('IMG_2041.png', 'IMG_2041')
  const cta = { link_type: 'Web', url: '/abuot', text: 'Read on' }
  const slices = [
    { blockType: 'small_hero', eyebrow: 'In the snow', title: 'Winter', image: white },
    { blockType: 'copy_hero', title: LONG, cta },
    { blockType: 'full_image', image: nameless },
  ]
  const { doc } = (await ask('POST', '/pages?draft=true', {
    ...{ title: 'Winter', uid: 'winter', type: 'text-page', slices, _status: 'draft' },
  })) as { doc: { id: number } }
  const desk = await begin({ width: 1440, reducedMotion: 'reduce' })
  await signedIn(desk, site, editor)
  const { page } = desk
  const { did, tap, type } = hand()
  const published = async () => (await fetch(`${site.url}/winter`)).status === 200
  await page.goto(`${site.url}/admin/collections/pages/${doc.id}`)
  await page.route('**/winter', withoutVeils)
  const publish = page.getByRole('button', { name: 'Publish changes' })
  const dialog = page.getByRole('dialog', { name: 'What a guest would notice' })
  const lines = dialog.getByRole('listitem')

  await tap(publish)
  await dialog.getByText('5 things').waitFor()
  expect(await lines.allTextContents()).toEqual([
    'Content, 2, Call to action: The link leads nowhere',
    'Content, 3, Image: The picture has no alt text',
    'Content, 2: The heading “A long table in the snow with soup, smoke, oysters, bread…” takes 7 lines on a phone',
    'Content, 1: “In the snow” cannot be read everywhere on its picture (contrast 1.9 to 1)',
    'Content, 1: “Winter” cannot be read everywhere on its picture (contrast 1 to 1)',
  ])
  await atBothWidths(page, async () => {
    expect(await violations(page, 'dialog')).toEqual([])
    const { x, width } = (await dialog.boundingBox()) ?? { x: 0, width: 0 }
    expect(x + width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  })
  expect(await published()).toBe(false)

  await tap(dialog.getByRole('link', { name: /leads nowhere/ }))
  await dialog.waitFor({ state: 'detached' })
  const address = page.locator('#field-slices__1__cta__url')
  await expect.poll(() => address.isVisible()).toBe(true)
  await type(address, '/about')
  await tap(publish)
  await dialog.getByText('4 things').waitFor()
  expect(await dialog.getByText('leads nowhere').count()).toBe(0)
  await tap(dialog.getByRole('button', { name: 'Publish anyway' }))
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(published).toBe(true)
  expect(did).toEqual({ taps: 4, typed: 1 })
})

test('a page at which there is nothing to notice is published by one press', async ({
  ask,
  begin,
  editor,
  site,
}) => {
  const slices = [{ blockType: 'copy_hero', title: 'Spring' }]
  const { doc } = (await ask('POST', '/pages?draft=true', {
    ...{ title: 'Spring', uid: 'spring', type: 'text-page', slices, _status: 'draft' },
  })) as { doc: { id: number } }
  const phone = await begin({ width: 390, reducedMotion: 'reduce' })
  await signedIn(phone, site, editor)
  const { page } = phone
  await page.goto(`${site.url}/admin/collections/pages/${doc.id}`)
  await page.getByRole('button', { name: 'Check as a guest' }).click()
  const dialog = page.getByRole('dialog', { name: 'What a guest would notice' })
  await dialog.getByText('Nothing. Links lead somewhere').waitFor()
  await dialog.getByRole('button', { name: 'Go on editing' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect.poll(async () => (await fetch(`${site.url}/spring`)).status).toBe(200)
  await dialog.waitFor({ state: 'detached' })
})

test('what was typed a moment before on a page that is published is published, too', async ({
  ask,
  begin,
  editor,
  site,
}) => {
  const slices = [{ blockType: 'copy_hero', title: 'Summer' }]
  const { doc } = (await ask('POST', '/pages', {
    ...{ title: 'Summer', uid: 'summer', type: 'text-page', slices, _status: 'published' },
  })) as { doc: { id: number } }
  const desk = await begin({ width: 1440, reducedMotion: 'reduce' })
  await signedIn(desk, site, editor)
  const { page } = desk
  await page.goto(`${site.url}/admin/collections/pages/${doc.id}`)
  const publish = page.getByRole('button', { name: 'Publish changes' })
  for (const title of ['Late summer', 'Indian summer']) {
    await page.locator('#field-title').fill(title)
    await publish.click()
    await expect
      .poll(async () => (await fetch(`${site.url}/summer`)).text())
      .toContain(`<title>${title}`)
  }
  // Looked at only: nothing was changed, so there is nothing to publish.
  await page.getByRole('button', { name: 'Check as a guest' }).click()
  await page.getByText('Nothing. Links lead somewhere').waitFor()
  await page.getByRole('button', { name: 'Go on editing' }).click()
  expect(await publish.isDisabled()).toBe(true)
  expect(await desk.context.cookies()).not.toContainEqual(
    expect.objectContaining({ name: 'tableside-draft' }),
  )
})

test('a page that cannot be checked says so, and can be published all the same', async ({
  ask,
  begin,
  editor,
  site,
}) => {
  const { doc } = (await ask('POST', '/pages?draft=true', {
    ...{ title: 'Autumn', uid: 'autumn', type: 'text-page', slices: [], _status: 'draft' },
  })) as { doc: { id: number } }
  const desk = await begin({ width: 1440, reducedMotion: 'reduce' })
  await signedIn(desk, site, editor)
  const { page } = desk
  desk.expected.push(/publish-check/)
  await page.route('**/publish-check/draft?*', (route) => route.abort())
  await page.goto(`${site.url}/admin/collections/pages/${doc.id}`)
  await page.getByRole('button', { name: 'Publish changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'What a guest would notice' })
  await dialog.getByText('The page could not be checked: the site gave no answer.').waitFor()
  await dialog.getByRole('button', { name: 'Publish anyway' }).click()
  await expect.poll(async () => (await fetch(`${site.url}/autumn`)).status).toBe(200)
})
