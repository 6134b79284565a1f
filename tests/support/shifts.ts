import type { Page } from 'playwright-core'

/** How many fonts each page asks for from its head (spec:quality.fonts). */
const FONTS = 2

/**
 * Adds up what moves without the visitor's doing (layout shift) on every page that comes; the returned function reads
 * it. The styles, without which nothing is painted, come after the fonts: with a font that comes late, texts move by
 * some pixels, as its letters are not as wide as those of the fallback.
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  const fonts = new Promise<void>((resolve) => {
    let finished = 0
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'font' && ++finished === FONTS) resolve()
    })
  })
  await page.route('**/*.css*', async (route) => {
    await fonts
    await route.continue()
  })
  return addUpShifts(page)
}

/** As `watchShifts`, with fonts that come only once the page has been painted without them. */
export async function watchShiftsOfLateFonts(page: Page): Promise<() => Promise<number>> {
  const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0
  await page.route('**/*.woff2*', async (route) => {
    await page.waitForFunction(isPainted)
    await route.continue()
  })
  return addUpShifts(page)
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
