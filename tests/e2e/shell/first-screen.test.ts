import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { hydrated } from '#tests/support/browser.ts'
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

/** Opens a page as somebody sees it who has never been here, with the banner in its place. */
async function arrive(begin: BeginVisit, url: string, [width, height]: readonly [number, number]) {
  const { page, context } = await begin({ width, height, notices: 'open' })
  await page.goto(url)
  await hydrated(page)
  await banner(page).waitFor()
  // It comes by scrolling, and the page is at its top again afterwards.
  await expect.poll(() => page.evaluate('scrollY')).toBe(0)
  await expect.poll(async () => (await banner(page).boundingBox())?.y).toBe(0)
  await page.evaluate(() => document.fonts.ready)
  return { page, context, height }
}

const hero = (page: Page) => page.locator('main [data-under-header]').first()
/** What can be pressed in the slide that is shown. */
const pressed = (page: Page) =>
  hero(page).locator('li[data-active] a, button:visible, :scope:not(:has(li[data-active])) a')

describe('the first ten seconds', () => {
  test.for(WINDOWS)('the banner is one line at %i × %i px', async (window, { begin, site }) => {
    const { page } = await arrive(begin, `${site.url}/`, window)
    const line = banner(page).locator('p')
    expect((await boxOf(line)).height).toBeLessThanOrEqual(44)
    // However long its words are: what they lead to can be pressed.
    await line
      .locator('span')
      .first()
      .evaluate((text) => {
        text.textContent = 'The doors open in spring, and the first fire is lit. '.repeat(8)
      })
    expect((await boxOf(line)).height).toBeLessThanOrEqual(44)
    const [link, cross] = [
      await boxOf(banner(page).getByRole('link', { name: 'See the plans' })),
      await boxOf(banner(page).getByRole('button')),
    ]
    expect(link.right).toBeLessThanOrEqual(cross.left)
    expect(cross.right).toBeLessThanOrEqual(window[0])
  })

  test.for(['/', ...HEROES, '/locations/burrard/menu'])(
    'the cookie notice of %s is a small box that covers no main button',
    async (path, { begin, site }) => {
      for (const window of [...WINDOWS, [1920, 1080]] as const) {
        const { page, height } = await arrive(begin, site.url + path, window)
        await cookieNotice(page).waitFor()
        await cookieNotice(page).evaluate((notice) =>
          Promise.all(notice.getAnimations().map(({ finished }) => finished)),
        )
        const notice = await boxOf(cookieNotice(page))
        expect(notice.width, `at ${window}`).toBeLessThanOrEqual(300)
        if (height === 844) expect(notice.height).toBeLessThanOrEqual(height / 4)
        expect(notice.bottom).toBeLessThanOrEqual(height)
        const reserve = page
          .getByRole('link', { name: /^(Reserve|Book a Table)$/ })
          .locator('visible=true')
        const buttons = path === '/' ? pressed(page) : hero(page).locator('a, button').first()
        for (const button of [...(await reserve.all()), ...(await buttons.all())])
          expect(isOn(notice, await boxOf(button)), `${window}: ${button}`).toBe(false)
      }
    },
  )

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

describe.each(WINDOWS)('the first screen of a window of %i × %i px', (width, height) => {
  test('has the headline, the button and the whole controls of hero_carousel', async ({
    begin,
    site,
  }) => {
    const { page } = await arrive(begin, `${site.url}/`, [width, height])
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
  })

  test('has all of every other hero', async ({ begin, site }) => {
    for (const path of HEROES) {
      const { page } = await arrive(begin, site.url + path, [width, height])
      expect((await boxOf(hero(page))).bottom, path).toBeLessThanOrEqual(height)
      const header = width < 1024 ? (await boxOf(page.locator('body > header'))).bottom : 0
      const title = await boxOf(page.locator('h1'))
      expect(title.top, path).toBeGreaterThanOrEqual(header)
      expect(title.bottom, path).toBeLessThanOrEqual(height)
      expect(await unreadableOverPictures(page), path).toEqual([])
    }
  })

  test('is as high as hero_grid and small_hero at most, wherever they stand', async ({
    look,
    site,
  }) => {
    const { page } = await look({ width, height, reducedMotion: 'reduce' })
    for (const slice of ['hero-grid', 'small-hero']) {
      await page.goto(`${site.url}/slice-library/${slice}`)
      const left = await page.evaluate(() => {
        const bar = document.querySelector('body > header')?.getBoundingClientRect()
        return innerHeight - 44 - (innerWidth < 1024 ? (bar?.height ?? 0) : 0)
      })
      for (const one of await page.locator('main [data-under-header]').all())
        expect((await boxOf(one)).height, slice).toBeLessThanOrEqual(left)
    }
  })
})
