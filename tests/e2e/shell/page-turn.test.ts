import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { settled } from '#tests/support/axe.ts'
import { hydrated, type VisitOptions } from '#tests/support/browser.ts'
import { test as browserTest } from '#tests/support/browser-test.ts'

/** Opens a page whose islands work, at 1440 px unless told. */
const test = browserTest.extend('open', ({ look, site }) => {
  return async (path: string, options: VisitOptions = {}) => {
    const { page } = await look({ width: 1440, ...options })
    await page.goto(site.url + path)
    await hydrated(page)
    return page
  }
})

/** Writes down what moves at each turn of a page, and stops it there if told. */
const watchTurns = (page: Page, stop: boolean) =>
  page.evaluate((stop) => {
    const turns: string[][] = []
    Object.assign(window, { turns })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (change) => {
      const turn = start(change)
      const moving = () =>
        document.getAnimations().filter(({ effect }) => {
          const { pseudoElement } = effect as KeyframeEffect
          return pseudoElement?.startsWith('::view-transition')
        })
      turn.ready.then(() => {
        turns.push(moving().flatMap((one) => (one as CSSAnimation).animationName ?? []))
        if (stop) for (const one of moving()) one.pause()
      })
      return turn
    }
  }, stop)
/** Names of the animations of the site's own in all turns so far. */
const turned = async (page: Page) => {
  const turns = await page.evaluate(() => (window as unknown as { turns: string[][] }).turns)
  return [...new Set(turns.flat())].filter((name) => name.startsWith('page-')).sort()
}

describe('from page to page', () => {
  test('what was there leaves, and what comes rises', async ({ open }) => {
    const page = await open('/about')
    await watchTurns(page, false)
    await page.getByRole('link', { name: 'Locations', exact: true }).first().click()
    await page.waitForURL('**/locations')
    await expect.poll(() => turned(page)).toEqual(['page-comes', 'page-leaves'])
  })

  test('a press meanwhile goes to what is there', async ({ open }) => {
    const page = await open('/about')
    await watchTurns(page, true)
    await page.getByRole('link', { name: 'Locations', exact: true }).first().click()
    await expect.poll(() => turned(page)).toContain('page-comes')
    const [x, y] = await page.evaluate(() => {
      const link = document.querySelector('header a[href="/news"]')?.getBoundingClientRect()
      return [(link?.x ?? 0) + 8, (link?.y ?? 0) + 8]
    })
    await page.mouse.click(x ?? 0, y ?? 0)
    await page.waitForURL('**/news')
  })

  test('a press of the keyboard meanwhile goes to what has the focus', async ({ open }) => {
    const page = await open('/about')
    await watchTurns(page, true)
    await page.getByRole('link', { name: 'Locations', exact: true }).first().click()
    await expect.poll(() => turned(page)).toContain('page-comes')
    await page.locator('header a[href="/news"]').first().focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/news')
  })

  test('a post that is the visitor’s restaurant’s is read from its beginning', async ({ open }) => {
    const page = await open('/news')
    await page
      .getByRole('link', { name: /Soup for skaters/ })
      .first()
      .click()
    await page.waitForURL('**/locations/burrard/news/soup-for-skaters')
    await hydrated(page)
    expect(await page.evaluate('scrollY')).toBe(0)
  })
})

test('with less motion nothing of it moves', async ({ open }) => {
  const page = await open('/about', { width: 390, reducedMotion: 'reduce' })
  await watchTurns(page, false)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Locations', exact: true }).click()
  await page.waitForURL('**/locations')
  await page.getByRole('heading', { level: 1, name: 'Locations' }).waitFor()
  await settled(page)
  expect(await turned(page)).toEqual([])
})
