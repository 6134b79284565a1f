import { sliceBlocks } from '#slices/schemas.ts'
import { quiet } from '#tests/support/browser.ts'
import { SLICE_PATHS } from './site-paths.ts'
import type { Looker } from './walk.ts'

/** What nothing but an island says, and the slices that show it. */
const ISLANDS: Record<string, string[]> = {
  'aria-roledescription': [
    'slider',
    'testimonials',
    'contained_slider',
    'menu_section_features_slider',
  ],
  'data-counting': ['hero_carousel'],
  'Further pictures': ['hero_grid'],
  'picture-in-picture': ['full_video', 'iframe_embed'],
  minimumFractionDigits: ['stats'],
  '"Apply"': ['locations_apply'],
}

/** A text from each script that islands fetch only near the window or when used (decision 80), to tell it by. */
const LATER = ['scrollSnapType', 'playsInline', '"/api/locations"']

const scripts = new Map<string, Promise<string>>()

/** Islands that a sample loads and does not show, or the other way round, and scripts that its HTML does not name. */
export const islands: Looker = {
  widths: (path) => (SLICE_PATHS.includes(path) ? [390] : []),
  look: async ({ page, path, html }) => {
    await quiet(page)
    const { slug } = sliceBlocks[SLICE_PATHS.indexOf(path)] ?? { slug: '' }
    const loaded = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name))
        .filter(({ pathname }) => pathname.endsWith('.js'))
        .map(({ href }) => href),
    )
    const texts = await Promise.all(loaded.map(textOf))
    const found = Object.keys(ISLANDS).filter((says) => texts.some((text) => text.includes(says)))
    const shown = Object.keys(ISLANDS).filter((says) => ISLANDS[says]?.includes(slug))
    return [
      ...found.filter((says) => !shown.includes(says)).map((says) => `loads the island of ${says}`),
      ...shown.filter((says) => !found.includes(says)).map((says) => `lacks the island of ${says}`),
      // None of them is found only once others have run, but for what comes later.
      ...loaded
        .filter((_, at) => !LATER.some((says) => texts[at]?.includes(says)))
        .map((href) => new URL(href).pathname)
        .filter((name) => !html.includes(name)),
      ...(html.match(/<link [^>]*as="script"/) ?? []),
    ]
  },
}

function textOf(href: string): Promise<string> {
  const known = scripts.get(href) ?? fetch(href).then((reply) => reply.text())
  scripts.set(href, known)
  return known
}
