import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { PRESETS } from '#lib/look/presets.ts'
import { expectNoSidewaysScroll, signedIn } from '#tests/support/admin.ts'
import { violations } from '#tests/support/axe.ts'
import { atBothWidths } from '#tests/support/browser.ts'
import { test as browserTest, ownSite } from '#tests/support/browser-test.ts'
import { hand } from '#tests/support/hand.ts'
import { makeStaff, signIn } from '#tests/support/staff.ts'
import { works } from '#tests/support/taken-over.ts'

const test = browserTest
  .extend('site', { scope: 'file' }, ownSite())
  .extend('editor', { scope: 'file' }, ({ site }) =>
    makeStaff(site, inject('seeds').sqlite.staff, { roles: ['editor'] }),
  )
  .extend('ask', { scope: 'file' }, ({ site, editor }) =>
    signIn(site, { ...inject('seeds').sqlite.staff, password: editor.password }),
  )

test('an editor gives the group another look, which is seen on the home page before guests see it', async ({
  begin,
  editor,
  site,
}) => {
  const guest = await begin({ width: 1440, reducedMotion: 'reduce' })
  await guest.page.goto(site.url)
  expect(await lookOf(guest.page)).toEqual({ button: 'rgb(181, 64, 26)', type: 'Fraunces' })
  const icons = await iconsOf(guest.page)
  expect(icons.map(({ path, type }) => [path, type])).toEqual([
    ['/favicon.ico', 'image/x-icon'],
    ['/icon-192.png', 'image/png'],
    ['/apple-touch-icon.png', 'image/png'],
  ])

  const desk = await begin({ width: 1440, reducedMotion: 'reduce' })
  await signedIn(desk, site, editor)
  const { page } = desk
  const { did, tap } = hand()
  await page.goto(`${site.url}/admin/globals/look`)
  const diner = page.getByRole('button', { name: 'Diner' })
  await works(diner)
  const shown = page.frameLocator('iframe[title="Your home page, On a laptop"]')
  const reserve = shown.getByRole('link', { name: 'Reserve' }).first()
  await reserve.waitFor()
  await tap(diner)
  await expect
    .poll(() => reserve.evaluate((one) => getComputedStyle(one).backgroundColor))
    .toBe('rgb(255, 198, 41)')
  await page.getByText('One tone is moved in lightness').waitFor()
  await page.getByText('Action as words on light: #ffc629 has 1.4 : 1 and needs 4.5 : 1').waitFor()
  const drawn = page.locator('#look-icons img')
  await expect
    .poll(() =>
      drawn.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth)),
    )
    .toEqual([64, 180, 1200])
  await atBothWidths(page, async (width) => {
    for (const part of ['#look-presets', '#field-colours', '#look-contrast', '#look-icons']) {
      expect(await violations(page, part)).toEqual([])
    }
    await expectNoSidewaysScroll(page, 'the look', width)
  })
  // Guests see nothing of it yet.
  await guest.page.reload()
  expect((await lookOf(guest.page)).button).toBe('rgb(181, 64, 26)')

  await tap(page.getByRole('button', { name: 'Publish changes' }))
  await expect
    .poll(async () => {
      await guest.page.reload()
      return lookOf(guest.page)
    })
    .toEqual({ button: 'rgb(255, 198, 41)', type: 'League Gothic' })
  expect(did).toEqual({ taps: 2, typed: 0 })
  for (const [at, { path, bytes }] of (await iconsOf(guest.page)).entries())
    expect(bytes.equals(icons[at]?.bytes ?? Buffer.alloc(0)), path).toBe(false)
  const theme = guest.page.locator('meta[name="theme-color"]')
  expect(await theme.getAttribute('content')).toMatch(/^#0[0-9a-f]{5}$/)
  await atBothWidths(guest.page, async () => expect(await violations(guest.page)).toEqual([]))

  // The admin has it, too; and a colour that is none is refused at its field, and kept as it was typed.
  await page.reload()
  const accent = page.locator('#field-colours__accent')
  await works(accent)
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain(
    'Franklin',
  )
  desk.expected.push(/status of 400/)
  await accent.fill('reddish')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await page.getByText('A colour is a hash and six digits, for example #14211c.').first().waitFor()
  expect(await accent.inputValue()).toBe('reddish')
  await accent.fill('8A1F2B')
  expect(await accent.inputValue()).toBe('#8a1f2b')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect.poll(async () => (await fetch(site.url)).text()).toContain('--accent-500:#8a1f2b')
})

test('a bar shows all of its links, or the button of their menu, within the window (spec:shell.header-bar)', async ({
  ask,
  begin,
  site,
}) => {
  const [, trattoria] = PRESETS
  if (!trattoria) throw new Error('There is no second preset')
  const { look } = trattoria
  await ask('POST', '/globals/look', { ...look, type: look.type.id, _status: 'published' })
  for (const javaScriptEnabled of [true, false]) {
    const { page } = await begin({ reducedMotion: 'reduce', javaScriptEnabled })
    for (const [width, fontSize] of [
      [1024, 16],
      [1280, 16],
      [1440, 16],
      [1440, 32],
      [1880, 16],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${site.url}/locations/kitsilano`)
      // Nothing can be put into a page that runs no scripts.
      if (fontSize !== 16) {
        if (!javaScriptEnabled) continue
        await page.addStyleTag({ content: `html{font-size:${fontSize}px !important}` })
      }
      const header = page.locator('header[data-tone="night"]')
      const links = header.getByRole('navigation', { name: 'Main' }).getByRole('link')
      const menu = header.getByRole('button', { name: 'Menu' })
      const about = `${width} px, letters of ${fontSize} px, scripts: ${javaScriptEnabled}`
      const hasLinks = await links.first().isVisible()
      expect([about, hasLinks]).toEqual([about, !javaScriptEnabled || width >= 1440])
      expect([about, hasLinks !== (await menu.isVisible())]).toEqual([about, true])
      for (const one of await header.locator('a:visible, button:visible').all()) {
        const box = await one.boundingBox()
        const name = `${about}: ${await one.textContent()}`
        const isWithin = box && box.x >= 0 && box.x + box.width <= width && box.width > 0
        expect([name, isWithin]).toEqual([name, true])
      }
    }
  }
})

/** Ground of the button that counts, and the first family of the large heading that is no part of another. */
function lookOf(page: Page) {
  return page.evaluate(() => {
    const button = document.querySelector('header a[data-panel="reserve"]')
    const heading = document.querySelector('h1')
    if (!button || !heading) throw new Error('The page has no button or no heading')
    const families = getComputedStyle(heading).fontFamily.split(',')
    return {
      button: getComputedStyle(button).backgroundColor,
      type: families[1]?.trim().replaceAll('"', ''),
    }
  })
}

/** The icons that a page names, as they are answered. */
async function iconsOf(page: Page) {
  const links = page.locator('link[rel="icon"], link[rel="apple-touch-icon"]')
  const addresses = await links.evaluateAll((all) =>
    all.map((one) => (one as HTMLLinkElement).href),
  )
  return Promise.all(
    addresses.map(async (address) => {
      const answer = await page.request.get(address)
      expect(answer.status(), address).toBe(200)
      const type = answer.headers()['content-type']
      return { path: new URL(address).pathname, type, bytes: await answer.body() }
    }),
  )
}
