import { describe } from 'vitest'
import { forget, hydrated } from '#tests/support/browser.ts'
import { KEY_PAGES } from '#tests/support/key-pages.ts'
import { expectPicture } from '#tests/support/picture.ts'
import { test } from '#tests/support/picture-test.ts'

describe.each([390, 1440])('pages at %i px', (width) => {
  test.for(KEY_PAGES)('$name', async ({ name, path, act, ...options }, { look, site }) => {
    const guest = await look({ width, reducedMotion: 'reduce' })
    const { page } = guest
    await page.goto(site.url + path)
    await hydrated(page)
    await act?.(page)
    await expectPicture(page, `page-${name}-${width}`, options)
    forget(guest, /status of 404 .*\/404$/)
  })
})
