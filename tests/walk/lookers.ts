import type { Page } from 'playwright-core'
import { settled, violations } from '#tests/support/axe.ts'
import { unreadableOverPictures } from '#tests/support/contrast.ts'
import { foreignDrawings } from '#tests/support/forced-colours.ts'
import type { Looker } from './walk.ts'

/** Where every page is looked at, and where one of each type is besides. */
const WIDTHS = [390, 1440]
const WIDEST = 1920
const FURTHER_WIDTHS = [900, WIDEST]
/** Widths at which nothing may be cut off: a small phone, and a laptop at 200 % (WCAG 1.4.10, 1.4.4). */
const REFLOW = [320, 720]

/** Pages with a picture of their own at the top: each restaurant's, and those that are there once. */
const HAS_PICTURE = /^\/(?:locations\/)?[\w-]*$/

/**
 * The questions that are asked of every page; `isModel` says which pages are the first of their type. axe looks at these on a
 * tablet, too, and on a large screen, of which its rules ask no more than of a laptop, only where it `looksWidest`.
 */
export function lookers(isModel: (path: string) => boolean, looksWidest: boolean) {
  const widths = (path: string) => (isModel(path) ? [...WIDTHS, ...FURTHER_WIDTHS] : WIDTHS)
  return {
    /** The rules of accessibility that a page breaks. */
    accessibility: {
      widths: (path) => widths(path).filter((width) => looksWidest || width !== WIDEST),
      look: ({ page }) => violations(page),
    },
    /** What makes a page scroll sideways. */
    reflow: { widths: (path) => [...REFLOW, ...widths(path)], look: ({ page }) => cutOff(page) },
    /** What makes it scroll sideways with text twice as large (WCAG 1.4.4). */
    largeText: { widths: (path) => (isModel(path) ? WIDTHS : []), look: ({ page }) => large(page) },
    /** Words over a picture that cannot be read. */
    overPictures: {
      widths: (path) => (HAS_PICTURE.test(path) ? WIDTHS : []),
      look: ({ page }) => unreadableOverPictures(page),
    },
    /** Drawings whose lines are lost where a guest's own colours are forced on the page. */
    forcedColours: {
      widths: (path) => (isModel(path) ? WIDTHS : []),
      look: ({ page, width }) => forced(page, width < 768 ? 'light' : 'dark'),
    },
  } satisfies Record<string, Looker>
}

/** What an element past the window's edge makes the page scroll sideways by, where it does. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth } = document.scrollingElement ?? document.body
    if (scrollWidth <= innerWidth) return []
    const all = [...document.querySelectorAll('body *')]
    const widest = all.findLast((one) => one.getBoundingClientRect().right > innerWidth)
    return [`scrolls sideways to ${scrollWidth} px: ${widest?.outerHTML.slice(0, 200)}`]
  })
}

async function large(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const large = new CSSStyleSheet()
    large.replaceSync('html { font-size: 200% }')
    document.adoptedStyleSheets.push(large)
  })
  await settled(page)
  const found = await cutOff(page)
  await page.evaluate(() => void document.adoptedStyleSheets.pop())
  await settled(page)
  return found
}

async function forced(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active', colorScheme })
  await settled(page)
  const found = await foreignDrawings(page, page.locator('body'))
  await page.emulateMedia({ forcedColors: 'none', colorScheme: null })
  await settled(page)
  return found.map((stroke) => `a drawing has the colour ${stroke}`)
}
