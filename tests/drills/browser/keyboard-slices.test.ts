import type { Locator } from 'playwright-core'
import { describe, expect } from 'vitest'
import { sliceBlocks } from '#slices/schemas.ts'
import { settled, violations } from '#tests/support/axe.ts'
import { atBothWidths, forget, hydrated, type VisitOptions } from '#tests/support/browser.ts'
import { test as browserTest } from '#tests/support/browser-test.ts'
import { walk } from '#tests/support/focus-walk.ts'
import { tabTo } from '#tests/support/guest.ts'
import { expectFocusOn, hasFocus, press, skipToContent, work } from '#tests/support/keyboard.ts'

/** Opens the samples of a slice, with the focus before the first of them. */
const test = browserTest.extend('open', ({ look, site }) => {
  return async (slice: string, options: VisitOptions = {}) => {
    const visit = await look({ reducedMotion: 'reduce', ...options })
    const { page } = visit
    await page.goto(`${site.url}/slice-library/${slice}`)
    await hydrated(page)
    await skipToContent(page)
    const main = page.locator('main')
    const button = (name: string | RegExp) => main.getByRole('button', { name }).first()
    return { visit, page, main, button }
  }
})

const SLICES = sliceBlocks.map(({ slug }) => slug.replaceAll('_', '-'))
describe('every slice by keyboard alone', () => {
  test.for(SLICES)('%s is reached, shows the focus, and lets go', async (slice, { open }) => {
    const { page, main } = await open(slice)
    await atBothWidths(page, async (width) => {
      expect(await walk(page, main), `at ${width} px`).toEqual([])
    })
  })
})

describe('what slices do by keyboard alone', () => {
  const attribute = (target: Locator, name: string) => target.getAttribute(name)

  test('hero_carousel pauses, starts, and shows the slide that is asked for', async ({ open }) => {
    const { page, button } = await open('hero-carousel', { reducedMotion: 'no-preference' })
    const pause = button(/^(Pause|Start) the slides$/)
    await work(pause, 'Space')
    expect(await attribute(pause, 'aria-label')).toBe('Start the slides')
    await work(pause, 'Enter')
    expect(await attribute(pause, 'aria-label')).toBe('Pause the slides')
    const third = button('Slide 3')
    await press(page, 'Shift+Tab')
    await expectFocusOn(third)
    await press(page, 'Enter')
    await expect.poll(() => attribute(third, 'aria-current')).toBe('true')
    await expectFocusOn(third)
  })

  test('contained_slider pauses, turns by its arrows, and scrolls by the keys', async ({
    open,
  }) => {
    const { page, main, button } = await open('contained-slider', {
      reducedMotion: 'no-preference',
    })
    const track = main.locator('ul[tabindex="0"]').first()
    const counter = main.locator('p[aria-hidden="true"]', { hasText: /^\d \/ 3$/ })
    await tabTo(page, track)
    const first = await counter.textContent()
    await press(page, 'ArrowRight')
    await expect.poll(() => counter.textContent()).not.toBe(first)
    const pause = button(/^(Pause|Start) the slides$/)
    await work(pause, 'Enter')
    expect(await attribute(pause, 'aria-label')).toBe('Start the slides')
    const next = button('Next slide')
    await tabTo(page, next)
    const before = await counter.textContent()
    await press(page, 'Space')
    await expect.poll(() => counter.textContent()).not.toBe(before)
    await expectFocusOn(next)
  })

  test('testimonials turns by its arrows, past its end to the first', async ({ open }) => {
    const { page, main, button } = await open('testimonials')
    const counter = main.locator('p[aria-hidden="true"]').first()
    const next = button('Next slide')
    await tabTo(page, next)
    const first = await counter.textContent()
    const count = Number(first?.split('/')[1])
    for (let at = 1; at <= count; at++) {
      const before = await counter.textContent()
      await press(page, at % 2 ? 'Enter' : 'Space')
      await expect.poll(() => counter.textContent()).not.toBe(before)
      await expectFocusOn(next)
      await settled(page)
    }
    expect(await counter.textContent()).toBe(first)
  })

  test.for(['slider', 'menu-section-features-slider'])(
    '%s goes to its end and back, and the focus stays on its arrows',
    async (name, { open }) => {
      const { page, main } = await open(name)
      const carousel = main
        .getByRole('region')
        .filter({ has: page.getByRole('button', { name: 'Next slide' }) })
        .first()
      const counter = carousel.locator('p[aria-hidden="true"]').last()
      const next = carousel.getByRole('button', { name: 'Next slide' })
      await tabTo(page, next)
      const count = Number((await counter.textContent())?.split('/')[1])
      for (let at = 1; at < count; at++) {
        const before = await counter.textContent()
        await press(page, 'Enter')
        await expectFocusOn(next)
        if (await attribute(next, 'aria-disabled')) break
        await expect.poll(() => counter.textContent()).not.toBe(before)
        await settled(page)
      }
      await expect.poll(() => attribute(next, 'aria-disabled')).toBe('true')
      await expectFocusOn(next)
      await press(page, 'Shift+Tab')
      const previous = carousel.getByRole('button', { name: 'Previous slide' })
      await expectFocusOn(previous)
      await press(page, 'Space')
      await expect.poll(() => attribute(next, 'aria-disabled')).toBeNull()
      await expectFocusOn(previous)
    },
  )

  test('hero_grid scrolls by the keys and by its buttons', async ({ open }) => {
    const { main, button } = await open('hero-grid')
    const wall = main.locator('ul[tabindex="0"]').first()
    const left = () => wall.evaluate((element) => element.scrollLeft)
    await work(wall, 'ArrowRight')
    await expect.poll(left).toBeGreaterThan(0)
    const before = await left()
    await work(button('Further pictures'), 'Enter')
    await expect.poll(left).toBeGreaterThan(before)
  })

  test('frequently_asked_questions opens one answer at a time, and closes it', async ({ open }) => {
    const { main } = await open('frequently-asked-questions')
    const [first, second] = [0, 1].map((at) => main.locator('details').nth(at))
    const isOpen = (one: Locator | undefined) =>
      one?.evaluate((element) => element.hasAttribute('open'))
    expect(await isOpen(first)).toBe(true)
    const question = main.locator('summary').nth(1)
    await work(question, 'Enter')
    expect([await isOpen(first), await isOpen(second)]).toEqual([false, true])
    await work(question, 'Space')
    expect(await isOpen(second)).toBe(false)
  })

  test.for(['full-video', 'iframe-embed'])(
    '%s gives the focus to what it loads, and lets it go',
    async (name, { open }) => {
      const { visit, page, main } = await open(name)
      const cover = main.getByRole('link', { name: /^(Play|Show):/ })
      await tabTo(page, cover.first())
      await press(page, 'Enter')
      const frame = main.locator('iframe').first()
      await expectFocusOn(frame)
      const heldAfter = async (key: string) => {
        await press(page, key)
        return hasFocus(frame)
      }
      await expect.poll(() => heldAfter('Tab')).toBe(false)
      expect(await page.evaluate('document.activeElement !== document.body')).toBe(true)
      await expect.poll(() => heldAfter('Shift+Tab')).toBe(true)
      // What the browser says of a frame that this site does not allow.
      forget(visit, /content security policy|BLOCKED_BY_CSP/i)
    },
  )

  test('large_body_copy opens and closes', async ({ open }) => {
    const { button } = await open('large-body-copy', { width: 390 })
    const toggle = button(/^Read (More|Less)$/)
    await work(toggle, 'Enter')
    expect(await toggle.textContent()).toBe('Read Less')
    await work(toggle, 'Space')
    expect(await toggle.textContent()).toBe('Read More')
  })

  test('locations_apply follows the choice of its dropdown', async ({ open }) => {
    const { page, main } = await open('locations-apply')
    const choice = main.getByLabel('Location').first()
    await tabTo(page, choice)
    await page.keyboard.type('Kits')
    await expectFocusOn(choice)
    await press(page, 'Tab')
    await expectFocusOn(main.getByRole('link', { name: 'Apply at Kitsilano' }).first())
  })

  test('the panels of a dish open one at a time, and close', async ({ open }) => {
    const { page, button } = await open('menu-section')
    const [suggested, nutrition] = [button(/^Suggested/), button(/^Nutrition/)]
    await work(suggested, 'Enter')
    expect(await attribute(suggested, 'aria-expanded')).toBe('true')
    await work(nutrition, 'Space')
    expect(await attribute(suggested, 'aria-expanded')).toBe('false')
    expect(await attribute(nutrition, 'aria-expanded')).toBe('true')
    expect(await violations(page)).toEqual([])
    await work(nutrition, 'Enter')
    expect(await attribute(nutrition, 'aria-expanded')).toBe('false')
  })
})
