import type { Browser, BrowserContext, Page, Route } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { openBrowser, visit } from '#tests/support/browser.ts'

let browser: Browser
let context: BrowserContext
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())
beforeEach(async () => {
  const visited = await visit(browser)
  context = visited.context
  page = visited.page
})
afterEach(() => context.close())

const to = (path: string) => page.goto(inject('site') + path)
const visitorKnown = () => page.locator('html[data-country]').waitFor({ state: 'attached' })

describe('a chunk that cannot be loaded', () => {
  test('reloads the page once, and within 60 s shows the error page instead', async () => {
    const loaded = new Set<string>()
    let failing = false
    await context.route('**/_next/static/**', (route) => {
      const url = route.request().url()
      if (failing && !loaded.has(url)) return route.abort()
      loaded.add(url)
      return route.continue()
    })
    let documents = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1
    })
    await to('/test')
    await visitorKnown()
    failing = true
    await page.locator('body > header').getByRole('link', { name: 'Reserve' }).first().click()
    await page.getByRole('heading', { name: 'This page did not load' }).waitFor()
    expect(documents).toBe(2)
    await page.getByRole('link', { name: 'Go back to home' }).waitFor()
  })
})

describe('the page-load bar', () => {
  test('runs while a page is slow to come, and goes when it is there', async () => {
    const held: Route[] = []
    await to('/test')
    await visitorKnown()
    const about = (url: URL) => url.pathname === '/about'
    let released = false
    await context.route(about, (route) => {
      if (released) return route.continue()
      held.push(route)
    })
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'About' })
      .click()
    await page.locator('[data-state="running"]').waitFor({ state: 'attached' })
    released = true
    for (const route of held) await route.continue()
    await page.waitForURL('**/about')
    await page.locator('[data-state="idle"]').waitFor({ state: 'attached' })
  })
})
