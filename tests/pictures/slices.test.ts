import { describe } from 'vitest'
import { folderOf } from '#slices/define.ts'
import { sliceBlocks } from '#slices/schemas.ts'
import { hydrated } from '#tests/support/browser.ts'
import { expectPicture } from '#tests/support/picture.ts'
import { test } from '#tests/support/picture-test.ts'

/** Slices that put something on a page. */
const SLICES = sliceBlocks.filter(({ custom }) => custom.markup).map(({ slug }) => folderOf(slug))

describe.each([390, 1440])('slices at %i px, filled in and almost empty', (width) => {
  test.for(SLICES)('%s', async (slice, { look, site }) => {
    const { page } = await look({ width, reducedMotion: 'reduce' })
    await page.goto(`${site.url}/slice-library/${slice}`)
    await hydrated(page)
    await expectPicture(page, `${slice}-${width}`, {}, page.getByRole('main'))
  })
})
