import type { Page, Request } from 'playwright-core'
import { PATIENCE } from './taken-over.ts'

/** How many fonts each page asks for from its head (spec:quality.fonts). */
const FONTS = 2

/**
 * Adds up what moves without the visitor's doing (layout shift) on the page that is opened next; the returned function
 * reads it. The styles, without which nothing is painted, come after the fonts: with a font that comes late, texts move
 * by some pixels, as its letters are not as wide as those of the fallback.
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  const fonts = new Promise<void>((resolve) => {
    let ended = 0
    const end = (request: Request) => {
      if (request.resourceType() === 'font' && ++ended === FONTS) resolve()
    }
    page.on('requestfinished', end)
    page.on('requestfailed', end)
  })
  await page.route('**/*.css*', async (route) => {
    await fonts
    await route.continue()
  })
  return addUpShifts(page)
}

/**
 * As `watchShifts`, with fonts that come only once the page has been painted without them: what is read has all of them
 * in it, and there are as many as every page has.
 */
export async function watchShiftsOfLateFonts(page: Page): Promise<() => Promise<number>> {
  const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0
  let came = 0
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'font') came++
  })
  await page.route('**/*.woff2*', async (route) => {
    await page.waitForFunction(isPainted, undefined, { timeout: PATIENCE })
    await route.continue()
  })
  const shifts = await addUpShifts(page)
  return async () => {
    await page.evaluate(async () => {
      await document.fonts.ready
      // Layout shifts are reported with the frames after the one in which they happen.
      const frame = () => new Promise(requestAnimationFrame)
      for (const _ of [1, 2, 3]) await frame()
    })
    if (came < FONTS) throw new Error(`${came} fonts came, of ${FONTS}`)
    return shifts()
  }
}

async function addUpShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const moved = { shift: 0 }
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!Reflect.get(entry, 'hadRecentInput')) moved.shift += Reflect.get(entry, 'value')
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate('window.moved.shift')
}
