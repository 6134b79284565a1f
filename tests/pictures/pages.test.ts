import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, inject, test } from 'vitest'
import { hydrated, type Visit, visit } from '#tests/support/browser.ts'
import { pinnedOptions } from '#tests/support/chromium.ts'
import { KEY_PAGES } from '#tests/support/key-pages.ts'
import { expectPicture } from '#tests/support/picture.ts'

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch(await pinnedOptions())
})
afterAll(() => browser?.close())

describe.each([390, 1440])('pages at %i px', (width) => {
  let guest: Visit
  beforeAll(async () => {
    guest = await visit(browser, { width, reducedMotion: 'reduce' })
  })
  afterAll(() => guest?.context.close())

  test.each(KEY_PAGES)('$name', async ({ name, path, act, ...options }) => {
    const { page } = guest
    await page.goto(inject('site') + path)
    await hydrated(page)
    await act?.(page)
    await expectPicture(page, `page-${name}-${width}`, options)
  })
})
