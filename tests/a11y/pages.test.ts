import { AxeBuilder } from '@axe-core/playwright'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { sliceBlocks } from '#slices/schemas.ts'
import { openBrowser, visit, WIDTHS } from '#tests/support/browser.ts'

/** One page of each type, looked at in all widths. */
const PAGES = [
  '/',
  '/locations',
  '/locations/burrard',
  '/locations/burrard/menu',
  '/about',
  '/news',
  '/news/fire-for-winter',
  '/terms',
]

/** What else has states of its own, looked at on a phone and on a laptop. */
const FURTHER = [
  '/404',
  '/contact',
  '/gift-cards',
  '/group-bookings',
  '/locations/burrard/careers',
  '/locations/burrard/group-bookings',
  '/style-guide',
  '/component-library',
  '/slice-library',
  ...sliceBlocks.map(({ slug }) => `/slice-library/${slug.replaceAll('_', '-')}`),
]

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

async function violations(path: string, width: number): Promise<string[]> {
  const { page, context } = await visit(browser, { width, reducedMotion: 'reduce' })
  const response = await page.goto(`${inject('site')}${path}`, { waitUntil: 'networkidle' })
  expect(response?.status()).toBe(path === '/404' ? 404 : 200)
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
  await context.close()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`))
}

describe.each(PAGES)('%s breaks no rule of accessibility', (path) => {
  test.each(WIDTHS)('at %i px', async (width) => {
    expect(await violations(path, width)).toEqual([])
  })
})

describe.each(FURTHER)('%s breaks no rule of accessibility', (path) => {
  test.each([390, 1440])('at %i px', async (width) => {
    expect(await violations(path, width)).toEqual([])
  })
})
