import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { settled } from '#tests/support/axe.ts'
import { hydrated, inWindows, type Window } from '#tests/support/browser.ts'
import { type BeginVisit, test } from '#tests/support/browser-test.ts'
import { unreadableOverPictures } from '#tests/support/contrast.ts'
import {
  banner,
  cookieNotice,
  letters,
  popup,
  refuseCookies,
  withoutPatience,
} from '#tests/support/notices.ts'

/** A phone, the same on its side, a tablet, and a laptop. */
const WINDOWS = [
  [390, 844],
  [844, 390],
  [900, 900],
  [1440, 900],
  [1440, 600],
] as const

/** Those, and a large screen, where a notice is looked at. */
const WITH_NOTICE = [...WINDOWS, [1920, 1080]] as const

/** Pages that begin with each kind of hero, and one of words. */
const HEROES = ['/locations/burrard', '/about', '/careers', '/gift-cards', '/privacy']

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not drawn')
  const { x: left, y: top, width, height } = box
  return { left, top, width, height, right: left + width, bottom: top + height }
}

type Box = Awaited<ReturnType<typeof boxOf>>

const isOn = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom

/** Opens a page on a phone, as somebody sees it who has never been here, with the banner in its place. */
async function arrive(begin: BeginVisit, url: string): Promise<Page> {
  const { page } = await begin({ width: 390, notices: 'open' })
  await page.goto(url)
  await hydrated(page)
  await banner(page).waitFor()
  await atTop(page)
  await page.evaluate(() => document.fonts.ready)
  return page
}

/** The banner comes by scrolling, and the page is at its top again afterwards. */
async function atTop(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate('scrollY')).toBe(0)
  await expect.poll(async () => (await banner(page).boundingBox())?.y).toBe(0)
}

/** Has a page looked at in one window after the other, each time at its top. */
const atTopIn = (page: Page, windows: readonly Window[], look: (window: Window) => Promise<void>) =>
  inWindows(page, windows, async (window) => {
    await settled(page)
    await atTop(page)
    await look(window)
  })

const hero = (page: Page) => page.locator('main [data-under-header]').first()
/** What can be pressed in the slide that is shown. */
const pressed = (page: Page) =>
  hero(page).locator('li[data-active] a, button:visible, :scope:not(:has(li[data-active])) a')

describe('the first ten seconds', () => {
  test('the banner is one line, however long its words are, and what it leads to can be pressed', async ({
    begin,
    site,
  }) => {
    const page = await arrive(begin, `${site.url}/`)
    const line = banner(page).locator('p')
    const isOneLine = async ([width, height]: Window) => {
      const at = `${width} × ${height}`
      expect((await boxOf(line)).height, at).toBeLessThanOrEqual(44)
      const [link, cross] = [
        await boxOf(banner(page).getByRole('link', { name: 'See the plans' })),
        await boxOf(banner(page).getByRole('button')),
      ]
      expect(link.right, at).toBeLessThanOrEqual(cross.left)
      expect(cross.right, at).toBeLessThanOrEqual(width)
    }
    await atTopIn(page, WINDOWS, isOneLine)
    await line
      .locator('span')
      .first()
      .evaluate((text) => {
        text.textContent = 'The doors open in spring, and the first fire is lit. '.repeat(8)
      })
    await atTopIn(page, WINDOWS, isOneLine)
  })

  test.for([
    ['what sells a table', 'burrard', popup],
    ['the newsletter', 'pearl', letters],
  ] as const)(
    'the popup of %s takes at most 60 per cent of a phone, and shows a picture',
    async ([, uid, find], { begin, site }) => {
      const options = { width: 390, notices: 'open', reducedMotion: 'reduce' } as const
      const { page, context } = await begin(options)
      await refuseCookies(context, site.url)
      await context.addCookies([{ name: 'selected-location', value: uid, url: site.url }])
      await withoutPatience(page)
      await page.goto(`${site.url}/privacy`)
      const dialog = find(page)
      await dialog.locator('[data-popup] :is(button, a[href])').first().waitFor()
      const card = await boxOf(dialog.locator('[data-popup-card]'))
      expect(card.height).toBeLessThanOrEqual(0.6 * 844)
      const picture = dialog.locator('img')
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0)
      expect((await boxOf(picture)).height).toBeGreaterThanOrEqual(90)
      // All of it is seen: nothing has to be scrolled to.
      const last = await boxOf(dialog.locator('[data-popup] :is(button, a[href])').last())
      expect(last.bottom).toBeLessThanOrEqual(card.bottom)
    },
  )

  test('the newsletter’s popup asks for what it needs, and has the rest folded away', async ({
    begin,
    site,
  }) => {
    const { page, context } = await begin({ notices: 'open', reducedMotion: 'reduce' })
    await refuseCookies(context, site.url)
    await context.addCookies([{ name: 'selected-location', value: 'pearl', url: site.url }])
    await withoutPatience(page)
    await page.goto(`${site.url}/privacy`)
    const fields = letters(page).locator('form :is(input:not([tabindex="-1"]), select):visible')
    await fields.first().waitFor()
    const names = () => fields.evaluateAll((all) => all.map((one) => one.getAttribute('name')))
    const needed = ['firstname', 'lastname', 'email']
    expect(await names()).toEqual(needed)
    await letters(page).getByText('Birth month and restaurant (optional)').click()
    expect(await names()).toEqual([...needed, 'birthMonth', 'location'])
    // The visitor's own is chosen already, seen or not (spec:forms.newsletter-fields).
    expect(await letters(page).getByLabel('Your restaurant').inputValue()).toBe('pearl')
  })
})

/** The cookie notice is small, in the window, and over none of the main buttons. */
async function expectSmallNotice(page: Page, [width, height]: Window, path: string) {
  const at = `${width} × ${height}`
  const box = await boxOf(cookieNotice(page))
  expect(box.width, at).toBeLessThanOrEqual(300)
  if (height === 844) expect(box.height).toBeLessThanOrEqual(height / 4)
  expect(box.bottom, at).toBeLessThanOrEqual(height)
  const reserve = page
    .getByRole('link', { name: /^(Reserve|Book a Table)$/ })
    .locator('visible=true')
  const buttons = path === '/' ? pressed(page) : hero(page).locator('a, button').first()
  for (const button of [...(await reserve.all()), ...(await buttons.all())])
    expect(isOn(box, await boxOf(button)), `${at}: ${button}`).toBe(false)
}

/** The hero of a page ends in the window, and its title stands below the header and can be read. */
async function expectWholeHero(page: Page, [width, height]: Window) {
  const at = `${width} × ${height}`
  expect((await boxOf(hero(page))).bottom, at).toBeLessThanOrEqual(height)
  const header = width < 1024 ? (await boxOf(page.locator('body > header'))).bottom : 0
  const title = await boxOf(page.locator('h1'))
  expect(title.top, at).toBeGreaterThanOrEqual(header)
  expect(title.bottom, at).toBeLessThanOrEqual(height)
  expect(await unreadableOverPictures(page), at).toEqual([])
}

/** The home page's first screen has the headline, the button and the whole controls of its carousel. */
async function expectWholeCarousel(page: Page, [width, height]: Window) {
  expect((await boxOf(hero(page))).height).toBeGreaterThanOrEqual(width < 768 ? 420 : 800)
  const pause = hero(page).getByRole('button', { name: 'Pause the slides' })
  await pause.waitFor()
  const header = width < 1024 ? (await boxOf(page.locator('body > header'))).bottom : 0
  for (const part of [hero(page).locator('h1'), ...(await pressed(page).all())]) {
    const { top, bottom } = await boxOf(part)
    expect(top, `${part}`).toBeGreaterThanOrEqual(header)
    expect(bottom, `${part}`).toBeLessThanOrEqual(height)
  }
  expect((await boxOf(pause)).right).toBeLessThanOrEqual(width)
}

describe('the first screen in each window', () => {
  test('of the home page has the headline, the button and the whole controls of hero_carousel, and a small cookie notice over none of them', async ({
    begin,
    site,
  }) => {
    const page = await arrive(begin, `${site.url}/`)
    await cookieNotice(page).waitFor()
    await atTopIn(page, WINDOWS, (window) => expectWholeCarousel(page, window))
    await atTopIn(page, WITH_NOTICE, (window) => expectSmallNotice(page, window, '/'))
  })

  test.for(HEROES)(
    'of %s has all of its hero, and a small cookie notice that covers no main button',
    async (path, { begin, site }) => {
      const page = await arrive(begin, site.url + path)
      await cookieNotice(page).waitFor()
      await atTopIn(page, WINDOWS, (window) => expectWholeHero(page, window))
      await atTopIn(page, WITH_NOTICE, (window) => expectSmallNotice(page, window, path))
    },
  )

  test('of a menu has a small cookie notice that covers no main button', async ({
    begin,
    site,
  }) => {
    const path = '/locations/burrard/menu'
    const page = await arrive(begin, site.url + path)
    await cookieNotice(page).waitFor()
    await atTopIn(page, WITH_NOTICE, (window) => expectSmallNotice(page, window, path))
  })

  test('is as high as hero_grid and small_hero at most, wherever they stand', async ({
    look,
    site,
  }) => {
    const { page } = await look({ reducedMotion: 'reduce' })
    for (const slice of ['hero-grid', 'small-hero']) {
      await page.goto(`${site.url}/slice-library/${slice}`)
      await hydrated(page)
      await inWindows(page, WINDOWS, async ([width, height]) => {
        await settled(page)
        const left = await page.evaluate(() => {
          const bar = document.querySelector('body > header')?.getBoundingClientRect()
          return innerHeight - 44 - (innerWidth < 1024 ? (bar?.height ?? 0) : 0)
        })
        for (const one of await page.locator('main [data-under-header]').all()) {
          const at = `${slice} at ${width} × ${height}`
          expect((await boxOf(one)).height, at).toBeLessThanOrEqual(left)
        }
      })
    }
  })
})
