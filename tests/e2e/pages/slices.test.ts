import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import type { Visit, VisitOptions } from '#tests/support/browser.ts'
import { oneVisit } from '#tests/support/one-visit.ts'

const visits = oneVisit()
let guest: Visit

/** The full sample of a slice, with its script running and the clock in the test's hands. */
async function look(slice: string, options: VisitOptions = {}): Promise<Page> {
  guest = await visits.begin(options)
  await guest.page.clock.install()
  await guest.page.goto(`${inject('site')}/slice-library/${slice}`)
  await guest.page.locator('html[data-country]').waitFor({ state: 'attached' })
  await guest.page.clock.pauseAt((await guest.page.evaluate(() => Date.now())) + 1000)
  return guest.page
}

const samples = (page: Page) => page.locator('main > section, main > div > section')

describe('contained_slider (S1 §4, §9)', () => {
  const counter = (page: Page) => page.locator('p[aria-hidden="true"]', { hasText: /^\d \/ 3$/ })

  test('turns every 7000 ms, wraps around, and starts anew after a change by hand', async () => {
    const page = await look('contained-slider')
    const at = async (text: string) => expect(await counter(page).textContent()).toBe(text)
    await page.getByRole('button', { name: 'Next slide' }).dispatchEvent('click')
    await at('2 / 3')
    // One full interval after the animation of the manual change (D-87).
    await page.clock.runFor(8300)
    await at('2 / 3')
    await page.clock.runFor(200)
    await at('3 / 3')
    await page.clock.runFor(6800)
    await at('3 / 3')
    await page.clock.runFor(200)
    await at('1 / 3')
  })

  test('blocks a change while its animation of 1.4 s runs', async () => {
    const page = await look('contained-slider')
    const next = page.getByRole('button', { name: 'Next slide' })
    await next.dispatchEvent('click')
    await page.clock.runFor(1300)
    await next.dispatchEvent('click')
    expect(await counter(page).textContent()).toBe('2 / 3')
    await page.clock.runFor(200)
    await next.dispatchEvent('click')
    expect(await counter(page).textContent()).toBe('3 / 3')
  })

  test('stands still when it is paused', async () => {
    const page = await look('contained-slider')
    await page.getByRole('button', { name: 'Pause the slides' }).dispatchEvent('click')
    await page.clock.runFor(30_000)
    expect(await counter(page).textContent()).toBe('1 / 3')
    await page.getByRole('button', { name: 'Start the slides' }).waitFor()
  })

  test.each([
    ['on phones', { width: 390 }],
    ['under reduced motion', { reducedMotion: 'reduce' }],
  ] as const)('does not turn by itself %s', async (_, options) => {
    const page = await look('contained-slider', options)
    await page.clock.runFor(30_000)
    expect(await counter(page).textContent()).toBe('1 / 3')
    expect(await page.getByRole('button', { name: 'Pause the slides' }).count()).toBe(0)
  })
})

describe('hero_carousel (S1 §2, §9)', () => {
  const active = (page: Page) => page.locator('li[data-active]').first().getAttribute('aria-label')

  test.each([
    [390, 420],
    [1440, 800],
  ])('at %i px it is at least %i px high', async (width, least) => {
    const page = await look('hero-carousel', { width })
    const box = await page.locator('li[data-active]').first().boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(least)
  })

  test('shows each slide for 7 s, and its bar says which', async () => {
    const page = await look('hero-carousel')
    await page.getByRole('button', { name: 'Slide 3' }).dispatchEvent('click')
    // The animation of the change, and then one full interval (D-87).
    await page.clock.runFor(1000)
    await page.clock.runFor(6900)
    expect(await active(page)).toBe('3 of 3')
    await page.clock.runFor(200)
    expect(await active(page)).toBe('1 of 3')
    await page.clock.runFor(6800)
    expect(await active(page)).toBe('1 of 3')
    await page.clock.runFor(300)
    expect(await active(page)).toBe('2 of 3')
    const current = page.getByRole('button', { name: 'Slide 2' })
    expect(await current.getAttribute('aria-current')).toBe('true')
  })

  test('stands still under reduced motion, and has nothing to pause', async () => {
    const page = await look('hero-carousel', { reducedMotion: 'reduce' })
    await page.clock.runFor(30_000)
    expect(await active(page)).toBe('1 of 3')
    expect(await page.getByRole('button', { name: 'Pause the slides' }).count()).toBe(0)
  })

  test('shows all of its slides without scripts', async () => {
    guest = await visits.begin({ javaScriptEnabled: false })
    await guest.page.goto(`${inject('site')}/slice-library/hero-carousel`)
    for (const title of ['Dusk outside, fire within', 'Oysters until the tide turns'])
      expect(await guest.page.getByRole('heading', { name: title }).isVisible()).toBe(true)
    await guest.page.getByRole('link', { name: 'See the menu' }).first().click()
    expect(new URL(guest.page.url()).pathname).toMatch(/\/menu$/)
  })
})

describe('stats (S1 §2, D-82)', () => {
  const number = (page: Page) => page.locator('dd span[aria-hidden]').first()

  test('count up once when they come into view, and end exactly on endNumber', async () => {
    // Not in view before the clock stands still.
    const page = await look('stats', { height: 200 })
    expect((await number(page).boundingBox())?.y).toBeGreaterThan(200)
    expect(await number(page).textContent()).toBe('214,600')
    await number(page).scrollIntoViewIfNeeded()
    const later = async () => {
      await page.clock.runFor(50)
      return Number((await number(page).textContent())?.replaceAll(',', ''))
    }
    // The browser says in its own time, not in the test's, that the number has come into view.
    await expect.poll(later).toBeLessThan(214_600)
    const early = await later()
    expect(early).toBeGreaterThanOrEqual(180_000)
    expect(await later()).toBeGreaterThan(early)
    await page.clock.runFor(3000)
    expect(await number(page).textContent()).toBe('214,600')
    await page.mouse.wheel(0, 3000)
    await page.mouse.wheel(0, -3000)
    await page.clock.runFor(500)
    expect(await number(page).textContent()).toBe('214,600')
  })

  test('stand at their end under reduced motion, grouped only where wished', async () => {
    const page = await look('stats', { reducedMotion: 'reduce' })
    await page.clock.runFor(100)
    const all = await page.locator('dd span[aria-hidden]').allTextContents()
    expect(all.slice(0, 3)).toEqual(['214,600', '2009', '96'])
  })
})

describe('large_body_copy (S1 §2, D-26)', () => {
  const words = async (page: Page) => {
    // biome-ignore lint/performance/useDomNodeTextContent: what is shown, not what is in the document.
    const text = await samples(page).filter({ hasText: 'boat shed' }).first().innerText()
    return text.slice(text.indexOf('The first Saltwood')).replace(/Read (More|Less).*/s, '')
  }

  test('is cut to 65 words on phones, and opens and closes again', async () => {
    const page = await look('large-body-copy', { width: 390 })
    const short = await words(page)
    expect(short.trim().endsWith('…')).toBe(true)
    expect(short.trim().split(/\s+/).length).toBe(65)
    await page.getByRole('button', { name: 'Read More' }).click()
    expect(await words(page)).toContain('The tide tables are still on the wall.')
    await page.getByRole('button', { name: 'Read Less' }).click()
    expect(await words(page)).toBe(short)
  })

  test('is whole on larger screens, and without scripts', async () => {
    const page = await look('large-body-copy', { width: 900 })
    expect(await words(page)).toContain('still on the wall.')
    expect(await page.getByRole('button', { name: 'Read More' }).count()).toBe(0)
    guest = await visits.begin({ width: 390, javaScriptEnabled: false })
    await guest.page.goto(`${inject('site')}/slice-library/large-body-copy`)
    expect(await words(guest.page)).toContain('still on the wall.')
  })
})

describe('hero_grid (S1 §2, D-81)', () => {
  test('shows nine pictures, is dragged by 60 px past its end, and moves without dragging', async () => {
    const page = await look('hero-grid')
    const wall = page.getByRole('list', { name: 'Pictures: What the week looked like' })
    expect(await wall.getByRole('img').count()).toBe(9)
    const box = await wall.boundingBox()
    if (!box) throw new Error('The wall is not drawn')
    const y = box.y + box.height / 2
    await page.mouse.move(box.x + 300, y)
    await page.mouse.down()
    await page.mouse.move(box.x + 700, y, { steps: 4 })
    expect(await wall.evaluate((element) => element.style.translate)).toBe('60px')
    await page.mouse.up()
    expect(await wall.evaluate((element) => element.style.translate)).toBe('0px')
    await page.mouse.move(box.x + 700, y)
    await page.mouse.down()
    await page.mouse.move(box.x + 600, y, { steps: 4 })
    await page.mouse.up()
    expect(await wall.evaluate((element) => element.scrollLeft)).toBe(100)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.getByRole('button', { name: 'Further pictures' }).first().click()
    expect(await wall.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100)
  })
})

describe('embeds of other sites (S1 §2, §9)', () => {
  test('full_video loads nothing before it is wanted, and then its player', async () => {
    const page = await look('full-video')
    const foreign: string[] = []
    await page.route('https://player.example.com/**', (route) => {
      foreign.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<p>The film</p>' })
    })
    expect(await page.locator('iframe').count()).toBe(0)
    await page.getByRole('link', { name: /^Play: A day at the hearth/ }).click()
    await page.locator('iframe[title="A day at the hearth, in two minutes"]').waitFor()
    guest.problems.length = 0
  })

  test.each([
    [1440, 950],
    [900, 0.85],
    [390, 0.85],
  ])('iframe_embed at %i px is %d high', async (width, height) => {
    const page = await look('iframe-embed', { width })
    const frame = page.getByRole('link', { name: /^Show: Tickets/ }).locator('..')
    const box = await frame.boundingBox()
    const view = page.viewportSize()?.height ?? 0
    expect(box?.height).toBeCloseTo(height < 1 ? height * view : height, 0)
  })
})

describe('testimonials and slider (S1 §9)', () => {
  test.each([
    ['testimonials', 500],
    ['slider', 300],
  ])('%s change within %i ms', async (slice, ms) => {
    const page = await look(slice)
    const track = page.getByRole('region').locator('ul[tabindex]').first()
    await page.getByRole('button', { name: 'Next slide' }).first().dispatchEvent('click')
    await page.clock.runFor(ms / 2)
    const half = await track.evaluate((element) => element.scrollLeft)
    await page.clock.runFor(ms / 2 + 50)
    const end = await track.evaluate((element) => element.scrollLeft)
    expect(half).toBeGreaterThan(0)
    expect(half).toBeLessThan(end)
    await page.clock.runFor(200)
    expect(await track.evaluate((element) => element.scrollLeft)).toBe(end)
  })

  test('slider shows 1.1 slides on phones and 1.5 from 768 px on', async () => {
    for (const [width, perView] of [
      [390, 1.1],
      [1440, 1.5],
    ] as const) {
      const page = await look('slider', { width })
      const track = page.getByRole('region').locator('ul[tabindex]').first()
      const ratio = await track.evaluate(
        (element) => element.clientWidth / (element.firstElementChild?.clientWidth ?? 1),
      )
      expect(ratio).toBeGreaterThan(perView - 0.01)
      expect(ratio).toBeLessThan(perView + 0.12)
    }
  })
})

describe('locations_apply (S1 §2)', () => {
  test('leads to the chosen restaurant, and lists all of them without scripts', async () => {
    const page = await look('locations-apply')
    await page.getByLabel('Location').first().selectOption({ label: 'Kitsilano, Vancouver' })
    const apply = page.getByRole('link', { name: 'Apply at Kitsilano' })
    expect(await apply.getAttribute('href')).toBe('https://jobs.example/?unit=2')
    guest = await visits.begin({ javaScriptEnabled: false })
    await guest.page.goto(`${inject('site')}/slice-library/locations-apply`)
    const list = guest.page.locator('main').getByRole('link', { name: 'King West, Toronto' })
    expect(await list.count()).toBe(2)
  })
})
