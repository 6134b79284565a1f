import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { forget, inWindows } from '#tests/support/browser.ts'
import { test } from '#tests/support/browser-test.ts'

const PATHS = [
  '/',
  '/locations',
  '/locations/burrard',
  '/locations/burrard/menu',
  '/news',
  '/careers',
  '/slice-library/small-hero',
  '/slice-library/hero-grid',
  '/no-such-page',
]

/** How far from the edge of the page's area its headings and the words of its footer begin, in px. */
function spacing(page: Page) {
  return page.evaluate(() => {
    const leftOf = (selector: string) => {
      const words = [...document.querySelectorAll(selector)].flatMap((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        const { left, width, height } = range.getBoundingClientRect()
        return width > 1 && height > 1 && left >= 0 ? [left] : []
      })
      return Math.min(...words)
    }
    const edge = document.querySelector('main')?.getBoundingClientRect().left ?? 0
    return {
      page: Math.round(leftOf('main :is(h1, h2)') - edge),
      footer: Math.round(leftOf('body > footer p') - edge),
    }
  })
}

describe('the page spacing (spec:shell.page-spacing)', () => {
  test.for(PATHS)(
    'of %s is 16 px on a phone, and 32 px from 768 px on',
    async (path, { look, site }) => {
      const guest = await look({ reducedMotion: 'reduce' })
      const { page } = guest
      await page.goto(site.url + path)
      const windows = [390, 768, 1024, 1440, 1600].map((width) => [width, 900] as const)
      await inWindows(page, windows, async ([width]) => {
        const px = width < 768 ? 16 : 32
        await expect
          .poll(() => spacing(page), { message: `${width} px` })
          .toEqual({ page: px, footer: px })
      })
      forget(guest, /status of 404/)
    },
  )
})
