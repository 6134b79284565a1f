import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { settled } from '#tests/support/axe.ts'
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

type Window = readonly [width: number, height: number]

/** Opens a page as somebody sees it who has never been here, with the banner in its place. */
async function arrive(begin: BeginVisit, url: string, [width, height]: Window): Promise<Page> {
  const { page } = await begin({ width, height, notices: 'open' })
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

/** Gives a page one window after the other, and has it looked at in each. */
async function inWindows(
  page: Page,
  windows: readonly Window[],
  look: (window: Window) => Promise<void>,
): Promise<void> {
  for (const window of windows) {
    const [width, height] = window
    await page.setViewportSize({ width, height })
    await settled(page)
    await atTop(page)
    await look(window)
  }
}

const hero = (page: Page) => page.locator('main [data-under-header]').first()
/** What can be pressed in the slide that is shown. */
const pressed = (page: Page) =>
  hero(page).locator('li[data-active] a, button:visible, :scope:not(:has(li[data-active])) a')

describe('the first ten seconds', () => {
  test.for(WINDOWS)('the banner is one line at %i × %i px', async (window, { begin, site }) => {
    const page = await arrive(begin, `${site.url}/`, window)
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
      const page = await arrive(begin, site.url + path, WINDOWS[0])
      const notice = cookieNotice(page)
      await notice.waitFor()
      await inWindows(page, [...WINDOWS, [1920, 1080]], async ([width, height]) => {
        const box = await boxOf(notice)
        const at = `${width} × ${height}`
        expect(box.width, at).toBeLessThanOrEqual(300)
        if (height === 844) expect(box.height).toBeLessThanOrEqual(height / 4)
        expect(box.bottom, at).toBeLessThanOrEqual(height)
        const reserve = page
          .getByRole('link', { name: /^(Reserve|Book a Table)$/ })
          .locator('visible=true')
        const buttons = path === '/' ? pressed(page) : hero(page).locator('a, button').first()
        for (const button of [...(await reserve.all()), ...(await buttons.all())])
          expect(isOn(box, await boxOf(button)), `${at}: ${button}`).toBe(false)
      })
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
    const page = await arrive(begin, `${site.url}/`, [width, height])
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

test.for(HEROES)('the first screen of %s has all of its hero', async (path, { begin, site }) => {
  const page = await arrive(begin, site.url + path, WINDOWS[0])
  await inWindows(page, WINDOWS, async ([width, height]) => {
    const at = `${width} × ${height}`
    expect((await boxOf(hero(page))).bottom, at).toBeLessThanOrEqual(height)
    const header = width < 1024 ? (await boxOf(page.locator('body > header'))).bottom : 0
    const title = await boxOf(page.locator('h1'))
    expect(title.top, at).toBeGreaterThanOrEqual(header)
    expect(title.bottom, at).toBeLessThanOrEqual(height)
    expect(await unreadableOverPictures(page), at).toEqual([])
  })
})
