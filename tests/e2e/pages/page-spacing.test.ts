import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { forget } from '#tests/support/browser.ts'
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
  test.for([
    [390, 16],
    [768, 32],
    [1024, 32],
    [1440, 32],
    [1600, 32],
  ] as const)('at %i px is %i px', async ([width, px], { look, site }) => {
    const { page, ...guest } = await look({ width, reducedMotion: 'reduce' })
    for (const path of PATHS) {
      await page.goto(site.url + path)
      expect({ path, ...(await spacing(page)) }).toEqual({ path, page: px, footer: px })
    }
    forget({ page, ...guest }, /status of 404/)
  })
})
