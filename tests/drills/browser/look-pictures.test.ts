import { describe, inject } from 'vitest'
import { PRESETS } from '#lib/look/presets.ts'
import { forget, hydrated } from '#tests/support/browser.ts'
import { KEY_PAGES } from '#tests/support/key-pages.ts'
import { expectPicture } from '#tests/support/picture.ts'
import { test as pictureTest } from '#tests/support/picture-test.ts'
import { signIn } from '#tests/support/staff.ts'

const test = pictureTest.extend('ask', { scope: 'file' }, ({ site }) =>
  signIn(site, inject('seeds').sqlite.staff),
)

/** Pictures, words over them, prices, and controls. */
const PAGES = KEY_PAGES.filter(({ name }) => ['home', 'menu', 'reserve'].includes(name))
/** The reference look has pictures of all key pages, in `tests/pictures`. */
const OTHERS = PRESETS.filter(({ id }) => id !== 'coast')

describe.each(OTHERS)('in the look for a $id', ({ id, look: preset }) => {
  test.for([390, 1440])('at %i px', async (width, { ask, look, site }) => {
    await ask('POST', '/globals/look', { ...preset, type: preset.type.id, _status: 'published' })
    const guest = await look({ width, reducedMotion: 'reduce' })
    const { page } = guest
    for (const { name, path, act, hide } of PAGES) {
      await page.goto(site.url + path)
      await hydrated(page)
      await act?.(page)
      await expectPicture(page, `look-${id}-${name}-${width}`, {
        ...{ firstView: true, ...(hide ? { hide } : {}) },
      })
    }
    forget(guest, /status of 404 .*\/404$/)
  })
})
