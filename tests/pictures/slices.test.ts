import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { folderOf } from '#slices/define.ts'
import { sliceBlocks } from '#slices/schemas.ts'
import { hydrated, type Visit, visit } from '#tests/support/browser.ts'
import { pinnedOptions } from '#tests/support/chromium.ts'
import { expectPicture } from '#tests/support/picture.ts'

/** Slices that put something on a page. */
const SLICES = sliceBlocks.filter(({ custom }) => custom.markup).map(({ slug }) => folderOf(slug))

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch(await pinnedOptions())
})
afterAll(() => browser?.close())

describe.each([390, 1440])('slices at %i px, filled in and almost empty', (width) => {
  let guest: Visit
  beforeAll(async () => {
    guest = await visit(browser, { width, reducedMotion: 'reduce' })
  })
  afterAll(() => guest?.context.close())

  test.each(SLICES)('%s', async (slice) => {
    const { page, problems } = guest
    await page.goto(`${inject('site')}/slice-library/${slice}`)
    await hydrated(page)
    await expectPicture(page, `${slice}-${width}`, {}, page.getByRole('main'))
    expect(problems).toEqual([])
  })
})
