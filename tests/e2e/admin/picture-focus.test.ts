import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { expectNoSidewaysScroll, signedIn } from '#tests/support/admin.ts'
import { violations } from '#tests/support/axe.ts'
import { atBothWidths } from '#tests/support/browser.ts'
import { hand } from '#tests/support/hand.ts'
import { works } from '#tests/support/taken-over.ts'
import { test } from '#tests/support/worker-site.ts'

test('an editor presses on what of a picture stays in sight on one page, and no other page changes', async ({
  ask,
  begin,
  editor,
  site,
}) => {
  const { docs } = (await ask('GET', '/media?where[filename][like]=oysters&depth=0')) as {
    docs: { id: number; focalX: number; focalY: number }[]
  }
  const [picture] = docs
  if (!picture) throw new Error('The demo group has no oysters')
  const makePage = async (uid: string) => {
    const slices = [{ blockType: 'full_image', image: picture.id }]
    const { doc } = (await ask('POST', '/pages', {
      ...{ title: uid, uid, type: 'text-page', slices, _status: 'published' },
    })) as { doc: { id: number } }
    return doc.id
  }
  const id = await makePage('oysters-pressed')
  await makePage('oysters-as-ever')
  const sight = async (path: string) =>
    /object-position:(\d+% \d+%)/.exec(await (await fetch(site.url + path)).text())?.[1]
  const own = `${picture.focalX}% ${picture.focalY}%`
  expect([await sight('/oysters-pressed'), await sight('/oysters-as-ever')]).toEqual([own, own])

  const desk = await begin({ width: 1440, reducedMotion: 'reduce' })
  await signedIn(desk, site, editor)
  const { page } = desk
  const { did, tap } = hand()
  await page.goto(`${site.url}/admin/collections/pages/${id}`)
  await works(page.locator('#field-title'))
  const slice = page.locator('#slices-row-0')
  await tap(slice.getByRole('button', { name: 'Toggle block' }).first())
  const field = page.locator('#field-slices__0__imageFocus')
  await tap(field.getByRole('button', { name: 'What stays in sight here' }))
  await field.getByText('As the picture itself says.').waitFor()
  const whole = field.locator('[class*="whole"]')
  const { width, height } = (await whole.boundingBox()) ?? { width: 0, height: 0 }
  await tap(whole, { position: { x: width * 0.25, y: height * 0.75 } })
  await field.getByText('Chosen for this place.').waitFor()
  await tap(page.getByRole('button', { name: 'Publish changes' }))
  await expect.poll(() => sight('/oysters-pressed')).toBe('25% 75%')
  expect(await sight('/oysters-as-ever')).toBe(own)
  expect(did).toEqual({ taps: 4, typed: 0 })

  // The sliders move it by the keyboard, and the button takes it away.
  const fromLeft = field.getByLabel('From the left, in per cent')
  expect(await fromLeft.inputValue()).toBe('25')
  await fromLeft.press('ArrowRight')
  expect(await fromLeft.inputValue()).toBe('26')
  await atBothWidths(page, async (width) => {
    expect(await violations(page, '#field-slices__0__imageFocus')).toEqual([])
    await expectNoSidewaysScroll(page, 'what stays in sight', width)
  })
  await field.getByRole('button', { name: 'As the picture itself says' }).click()
  await field.getByText('As the picture itself says.').waitFor()
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect.poll(() => sight('/oysters-pressed')).toBe(own)
})

test('a restaurant keeps in sight what was chosen on its own picture and on one of several', async ({
  ask,
  begin,
  editor,
  site,
}) => {
  const { docs } = (await ask('GET', '/locations?where[uid][equals]=yorkville&depth=1')) as {
    docs: { id: number; title: string; image: Shown; gallery: Shown[] }[]
  }
  const [location] = docs
  const second = location?.gallery[1]
  if (!second) throw new Error('Yorkville has no second picture')
  const read = async (path: string) => (await fetch(site.url + path)).text()
  const ownPage = '/locations/yorkville'
  expect(sightOf(await read(ownPage), second)).toBe(`${second.focalX}% ${second.focalY}%`)

  const desk = await begin({ width: 1440, reducedMotion: 'reduce' })
  await signedIn(desk, site, editor)
  const { page } = desk
  const { did, tap } = hand()
  await page.goto(`${site.url}/admin/collections/locations/${location.id}`)
  await works(page.locator('#field-title'))
  const press = async (field: Locator) => {
    const whole = field.locator('[class*="whole"]')
    const { width, height } = (await whole.boundingBox()) ?? { width: 0, height: 0 }
    await tap(whole, { position: { x: width * 0.25, y: height * 0.75 } })
    await field.getByText('Chosen for this place.').waitFor()
  }
  const one = page.locator('#field-imageFocus')
  await tap(one.getByRole('button', { name: 'What stays in sight here' }))
  await press(one)
  const several = page.locator('#field-galleryFocus')
  await tap(several.getByRole('button', { name: 'What stays in sight here' }))
  const choice = several.getByRole('group', { name: 'Of which picture' })
  await tap(choice.getByRole('button', { name: second.alt }))
  await several.getByText('As the picture itself says.').waitFor()
  await press(several)
  await atBothWidths(page, async (width) => {
    for (const field of ['#field-imageFocus', '#field-galleryFocus']) {
      expect(await violations(page, field)).toEqual([])
    }
    await expectNoSidewaysScroll(page, 'what stays in sight', width)
  })
  await tap(page.getByRole('button', { name: 'Publish changes' }))
  await expect.poll(async () => sightOf(await read(ownPage), second)).toBe('25% 75%')
  expect(sightOf(await read(ownPage), location.image)).toBe('25% 75%')
  expect(sightOf(await read('/locations?search=yorkville'), location.image)).toBe('25% 75%')
  const [first] = location.gallery
  expect(first && sightOf(await read(ownPage), first)).toBe(`${first?.focalX}% ${first?.focalY}%`)
  expect(did).toEqual({ taps: 6, typed: 0 })
})

type Shown = { filename: string; alt: string; focalX: number; focalY: number }

/** What of a picture stays in sight where a page first shows it. */
function sightOf(html: string, { filename }: Shown): string | undefined {
  const [tag] = html.match(/<img\b[^>]*>/g)?.filter((one) => one.includes(filename)) ?? []
  return /object-position:(\d+% \d+%)/.exec(tag ?? '')?.[1]
}
