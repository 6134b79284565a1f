import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { atBothWidths, forget, hydrated, type VisitOptions } from '#tests/support/browser.ts'
import { test as browserTest } from '#tests/support/browser-test.ts'
import { openStill, pass } from '#tests/support/page-clock.ts'

/**
 * Both open the full sample of a slice whose script runs: `open` in the tab that is kept for this,
 * `still` in one of the test's own in which no time passes but the test's.
 */
const test = browserTest
  .extend('open', ({ look, site }) => {
    return async (slice: string, options: VisitOptions = {}) => {
      const guest = await look({ reducedMotion: 'reduce', ...options })
      await guest.page.goto(`${site.url}/slice-library/${slice}`)
      if (options.javaScriptEnabled !== false) await hydrated(guest.page)
      return guest
    }
  })
  .extend('still', ({ begin, site }) => {
    return async (slice: string, options: VisitOptions = {}) => {
      const { page } = await begin(options)
      await openStill(page, `${site.url}/slice-library/${slice}`)
      return page
    }
  })

const samples = (page: Page) => page.locator('main > section, main > div > section')

describe('contained_slider (spec:slices.contained-slider)', () => {
  const counter = (page: Page) => page.locator('p[aria-hidden="true"]', { hasText: /^\d \/ 3$/ })
  /** Moves it by hand: what does so is fetched at the first time, which takes none of the page's. */
  const step = async (page: Page, button: string, to: string) => {
    await page.getByRole('button', { name: button }).dispatchEvent('click')
    await expect.poll(() => counter(page).textContent()).toBe(to)
  }

  test('turns every 7000 ms, wraps around, and starts anew after a change by hand', async ({
    still,
  }) => {
    const page = await still('contained-slider')
    const at = async (text: string) => expect(await counter(page).textContent()).toBe(text)
    await step(page, 'Next slide', '2 / 3')
    // One full interval after the animation of the manual change (spec:slices.restart-after-manual).
    await pass(page, 8300)
    await at('2 / 3')
    await pass(page, 200)
    await at('3 / 3')
    await pass(page, 6800)
    await at('3 / 3')
    await pass(page, 200)
    await at('1 / 3')
  })

  test('blocks a change while its animation of 1.4 s runs', async ({ still }) => {
    const page = await still('contained-slider')
    const next = page.getByRole('button', { name: 'Next slide' })
    await step(page, 'Next slide', '2 / 3')
    await pass(page, 1300)
    await next.dispatchEvent('click')
    expect(await counter(page).textContent()).toBe('2 / 3')
    await pass(page, 200)
    await next.dispatchEvent('click')
    expect(await counter(page).textContent()).toBe('3 / 3')
  })

  test('carries out what is wished before the script that moves it is there', async ({
    begin,
    site,
  }) => {
    const { page } = await begin()
    const asked = Promise.withResolvers<void>()
    const sent = Promise.withResolvers<void>()
    await page.route('**/_next/static/**/*.js', async (route) => {
      const response = await route.fetch()
      const script = await response.text()
      if (script.includes('scrollSnapType')) {
        asked.resolve()
        await sent.promise
      }
      await route.fulfill({ response, body: script })
    })
    await page.goto(`${site.url}/slice-library/contained-slider`)
    await hydrated(page)
    await page.getByRole('button', { name: 'Next slide' }).dispatchEvent('click')
    await asked.promise
    expect(await counter(page).textContent()).toBe('1 / 3')
    sent.resolve()
    await expect.poll(() => counter(page).textContent()).toBe('2 / 3')
  })

  test('stands still when it is paused', async ({ still }) => {
    const page = await still('contained-slider')
    await page.getByRole('button', { name: 'Pause the slides' }).dispatchEvent('click')
    await pass(page, 30_000)
    expect(await counter(page).textContent()).toBe('1 / 3')
    await page.getByRole('button', { name: 'Start the slides' }).waitFor()
  })

  test.for([
    ['on phones', { width: 390 }],
    ['under reduced motion', { reducedMotion: 'reduce' }],
  ] as const)('does not turn by itself %s', async ([, options], { still }) => {
    const page = await still('contained-slider', options)
    // What would turn it is there, as a change by hand shows.
    await step(page, 'Next slide', '2 / 3')
    await pass(page, 1500)
    await step(page, 'Previous slide', '1 / 3')
    await pass(page, 30_000)
    expect(await counter(page).textContent()).toBe('1 / 3')
    expect(await page.getByRole('button', { name: 'Pause the slides' }).count()).toBe(0)
  })
})

describe('hero_carousel (spec:slices.hero-carousel)', () => {
  const active = (page: Page) => page.locator('li[data-active]').first().getAttribute('aria-label')

  test('is at least 420 px high on a phone, and 800 px on a laptop', async ({ open }) => {
    const { page } = await open('hero-carousel')
    await atBothWidths(page, async (width) => {
      const slide = page.locator('li[data-active]').first()
      await expect
        .poll(async () => (await slide.boundingBox())?.height, { message: `${width} px` })
        .toBeGreaterThanOrEqual(width === 390 ? 420 : 800)
    })
  })

  test('shows each slide for 7 s, and its bar says which', async ({ still }) => {
    const page = await still('hero-carousel')
    await page.getByRole('button', { name: 'Slide 3' }).dispatchEvent('click')
    // The animation of the change, and then one full interval (spec:slices.restart-after-manual).
    await pass(page, 1000)
    await pass(page, 6900)
    expect(await active(page)).toBe('3 of 3')
    await pass(page, 200)
    expect(await active(page)).toBe('1 of 3')
    await pass(page, 6800)
    expect(await active(page)).toBe('1 of 3')
    await pass(page, 300)
    expect(await active(page)).toBe('2 of 3')
    const current = page.getByRole('button', { name: 'Slide 2' })
    expect(await current.getAttribute('aria-current')).toBe('true')
  })

  test('stands still under reduced motion, and has nothing to pause', async ({ still }) => {
    const page = await still('hero-carousel', { reducedMotion: 'reduce' })
    await pass(page, 30_000)
    expect(await active(page)).toBe('1 of 3')
    expect(await page.getByRole('button', { name: 'Pause the slides' }).count()).toBe(0)
  })

  test('shows all of its slides without scripts', async ({ open }) => {
    const { page } = await open('hero-carousel', { javaScriptEnabled: false })
    for (const title of ['Dusk outside, fire within', 'Oysters until the tide turns'])
      expect(await page.getByRole('heading', { name: title }).isVisible()).toBe(true)
    await page.getByRole('link', { name: 'See the menu' }).first().click()
    await page.waitForURL(({ pathname }) => pathname.endsWith('/menu'))
  })
})

describe('stats (spec:slices.stats-count)', () => {
  const number = (page: Page) => page.locator('dd span[aria-hidden]').first()

  test('count up once when they come into view, and end exactly on endNumber', async ({
    still,
  }) => {
    const page = await still('stats', { height: 200 })
    expect((await number(page).boundingBox())?.y).toBeGreaterThan(200)
    // Below the fold its start is shown, and read out is the end.
    await expect.poll(() => number(page).textContent()).toBe('180,000')
    expect(await page.locator('dd span.visually-hidden').first().textContent()).toBe('214,600')
    await number(page).scrollIntoViewIfNeeded()
    const later = async () => {
      await pass(page, 50)
      return Number((await number(page).textContent())?.replaceAll(',', ''))
    }
    // The browser says in its own time, not in the test's, that the number has come into view.
    await expect.poll(later).toBeGreaterThan(180_000)
    const early = await later()
    expect(early).toBeLessThan(214_600)
    expect(await later()).toBeGreaterThan(early)
    await pass(page, 3000)
    expect(await number(page).textContent()).toBe('214,600')
    await page.mouse.wheel(0, 3000)
    await page.mouse.wheel(0, -3000)
    await pass(page, 500)
    expect(await number(page).textContent()).toBe('214,600')
  })

  test('are printed with their end, and have it where there are no scripts', async ({
    open,
    still,
  }) => {
    const page = await still('stats', { height: 200 })
    await expect.poll(() => number(page).textContent()).toBe('180,000')
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    expect(await number(page).textContent()).toBe('214,600')
    const plain = await open('stats', { javaScriptEnabled: false })
    expect(await number(plain.page).textContent()).toBe('214,600')
  })

  test('stand at their end under reduced motion, grouped only where wished', async ({ still }) => {
    const page = await still('stats', { reducedMotion: 'reduce' })
    await pass(page, 100)
    const all = await page.locator('dd span[aria-hidden]').allTextContents()
    expect(all.slice(0, 3)).toEqual(['214,600', '2009', '96'])
  })
})

describe('large_body_copy (spec:slices.large-body-copy)', () => {
  const words = async (page: Page) => {
    // biome-ignore lint/performance/useDomNodeTextContent: what is shown, not what is in the document.
    const text = await samples(page).filter({ hasText: 'boat shed' }).first().innerText()
    return text.slice(text.indexOf('The first Saltwood')).replace(/Read (More|Less).*/s, '')
  }

  test('is cut to 65 words on phones, and opens and closes again', async ({ open }) => {
    const { page } = await open('large-body-copy', { width: 390 })
    const short = await words(page)
    expect(short.trim().endsWith('…')).toBe(true)
    expect(short.trim().split(/\s+/).length).toBe(65)
    await page.getByRole('button', { name: 'Read More' }).click()
    expect(await words(page)).toContain('The tide tables are still on the wall.')
    await page.getByRole('button', { name: 'Read Less' }).click()
    expect(await words(page)).toBe(short)
  })

  test('is whole on larger screens, and without scripts', async ({ open }) => {
    const { page } = await open('large-body-copy', { width: 900 })
    expect(await words(page)).toContain('still on the wall.')
    expect(await page.getByRole('button', { name: 'Read More' }).count()).toBe(0)
    const plain = await open('large-body-copy', { width: 390, javaScriptEnabled: false })
    expect(await words(plain.page)).toContain('still on the wall.')
  })
})

describe('hero_grid (spec:slices.hero-grid)', () => {
  test('shows nine pictures, is dragged by 60 px past its end, and moves without dragging', async ({
    open,
  }) => {
    const { page } = await open('hero-grid', { reducedMotion: 'no-preference' })
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
    await page.emulateMedia({ reducedMotion: 'no-preference' })
  })
})

describe('embeds of other sites (spec:slices.embeds-on-demand)', () => {
  test('full_video loads nothing before it is wanted, and then its player', async ({
    begin,
    site,
  }) => {
    const guest = await begin()
    const { page } = guest
    await page.goto(`${site.url}/slice-library/full-video`)
    await hydrated(page)
    const foreign: string[] = []
    await page.route('https://player.example.com/**', (route) => {
      foreign.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<p>The film</p>' })
    })
    expect(await page.locator('iframe').count()).toBe(0)
    await page.getByRole('link', { name: /^Play: A day at the hearth/ }).click()
    await page.locator('iframe[title="A day at the hearth, in two minutes"]').waitFor()
    forget(guest, /content security policy|BLOCKED_BY_CSP/i)
  })

  test.for([
    [1440, 900, 950],
    [900, 900, 0.85 * 900],
    [390, 844, 0.85 * 844],
  ] as const)(
    'iframe_embed at %i × %i px is %d px high',
    async ([width, height, high], { open }) => {
      const { page } = await open('iframe-embed', { width, height })
      const frame = page.getByRole('link', { name: /^Show: Tickets/ }).locator('..')
      expect((await frame.boundingBox())?.height).toBeCloseTo(high, 0)
    },
  )
})

describe('testimonials and slider (spec:slices.testimonials)', () => {
  test.for([
    ['testimonials', 500],
    ['slider', 300],
  ] as const)('%s change within %i ms', async ([slice, ms], { still }) => {
    const page = await still(slice)
    const track = page.getByRole('region').locator('ul[tabindex]').first()
    const counter = page.locator('p[aria-hidden="true"]', { hasText: /^\d \/ \d$/ }).first()
    await page.getByRole('button', { name: 'Next slide' }).first().dispatchEvent('click')
    await expect.poll(() => counter.textContent()).toMatch(/^2 /)
    await pass(page, ms / 2)
    const half = await track.evaluate((element) => element.scrollLeft)
    await pass(page, ms / 2 + 50)
    const end = await track.evaluate((element) => element.scrollLeft)
    expect(half).toBeGreaterThan(0)
    expect(half).toBeLessThan(end)
    await pass(page, 200)
    expect(await track.evaluate((element) => element.scrollLeft)).toBe(end)
  })

  test('slider shows 1.1 slides on phones and 1.5 from 768 px on', async ({ open }) => {
    const { page } = await open('slider')
    const track = page.getByRole('region').locator('ul[tabindex]').first()
    await atBothWidths(page, async (width) => {
      const perView = width === 390 ? 1.1 : 1.5
      const ratio = () =>
        track.evaluate(
          (element) => element.clientWidth / (element.firstElementChild?.clientWidth ?? 1),
        )
      await expect.poll(ratio, { message: `${width} px` }).toBeGreaterThan(perView - 0.01)
      await expect.poll(ratio, { message: `${width} px` }).toBeLessThan(perView + 0.12)
    })
  })
})

describe('locations_apply (spec:slices.locations-apply)', () => {
  test('leads to the chosen restaurant, and lists all of them without scripts', async ({
    open,
  }) => {
    const { page } = await open('locations-apply')
    await page.getByLabel('Location').first().selectOption({ label: 'Kitsilano, Vancouver' })
    const apply = page.getByRole('link', { name: 'Apply at Kitsilano' })
    expect(await apply.getAttribute('href')).toBe('https://jobs.example/?unit=2')
    const plain = await open('locations-apply', { javaScriptEnabled: false })
    const list = plain.page.locator('main').getByRole('link', { name: 'King West, Toronto' })
    expect(await list.count()).toBe(2)
  })
})
