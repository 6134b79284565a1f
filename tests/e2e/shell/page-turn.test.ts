import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, inject, test } from 'vitest'
import { hydrated } from '#tests/support/browser.ts'
import { oneVisit } from '#tests/support/one-visit.ts'

const visits = oneVisit()
let page: Page
const to = async (path: string) => {
  await page.goto(inject('site') + path)
  await hydrated(page)
}
const path = () => new URL(page.url()).pathname

/** Writes down what moves at each turn of a page, and stops it there if told. */
const watchTurns = (stop: boolean) =>
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
const turned = async () => {
  const turns = await page.evaluate(() => (window as unknown as { turns: string[][] }).turns)
  return [...new Set(turns.flat())].filter((name) => name.startsWith('page-')).sort()
}

describe('from page to page', () => {
  beforeEach(async () => {
    page = (await visits.begin({ width: 1440 })).page
  })

  test('what was there leaves, and what comes rises', async () => {
    await to('/about')
    await watchTurns(false)
    await page.getByRole('link', { name: 'Locations', exact: true }).first().click()
    await page.waitForURL('**/locations')
    await expect.poll(turned).toEqual(['page-comes', 'page-leaves'])
  })

  test('a press meanwhile goes to what is there', async () => {
    await to('/about')
    await watchTurns(true)
    await page.getByRole('link', { name: 'Locations', exact: true }).first().click()
    await expect.poll(turned).toContain('page-comes')
    const [x, y] = await page.evaluate(() => {
      const link = document.querySelector('header a[href="/news"]')?.getBoundingClientRect()
      return [(link?.x ?? 0) + 8, (link?.y ?? 0) + 8]
    })
    await page.mouse.click(x ?? 0, y ?? 0)
    await page.waitForURL('**/news')
  })

  test('a post that is the visitor’s restaurant’s is read from its beginning', async () => {
    await to('/news')
    await page
      .getByRole('link', { name: /Soup for skaters/ })
      .first()
      .click()
    await page.waitForURL('**/locations/burrard/news/soup-for-skaters')
    await hydrated(page)
    expect(path()).toBe('/locations/burrard/news/soup-for-skaters')
    expect(await page.evaluate('scrollY')).toBe(0)
  })
})

test('with less motion nothing of it moves', async () => {
  page = (await visits.begin({ width: 390, reducedMotion: 'reduce' })).page
  await to('/about')
  await watchTurns(false)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Locations', exact: true }).click()
  await page.waitForURL('**/locations')
  await page.getByRole('heading', { level: 1, name: 'Locations' }).waitFor()
  expect(await turned()).toEqual([])
})
