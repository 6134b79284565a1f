import type { Locator, Page } from 'playwright-core'

/** What a guest's colours are used for (CSS Color 4 §10). */
const SYSTEM_COLOURS = [
  'Canvas',
  'CanvasText',
  'LinkText',
  'ButtonFace',
  'ButtonText',
  'ButtonBorder',
  'Field',
  'FieldText',
  'GrayText',
  'Highlight',
  'HighlightText',
] as const

export type SystemColours = Record<(typeof SYSTEM_COLOURS)[number], string>

/** The guest's own colours, as the page computes them. */
export function systemColours(page: Page): Promise<SystemColours> {
  return page.evaluate(
    (names) => {
      const found = names.map((name) => {
        // One for each: the colour of one that is there already would pass over into the next.
        const probe = document.createElement('div')
        probe.style.forcedColorAdjust = 'none'
        probe.style.backgroundColor = name
        document.body.append(probe)
        const colour = getComputedStyle(probe).backgroundColor
        probe.remove()
        return [name, colour]
      })
      return Object.fromEntries(found)
    },
    [...SYSTEM_COLOURS],
  )
}

/** Colours of line drawings on show in a part of the page that are none of the guest's. */
export async function foreignDrawings(page: Page, part: Locator): Promise<string[]> {
  const colours = Object.values(await systemColours(page))
  return part.locator('svg').evaluateAll(
    (drawings, known) =>
      drawings
        .filter((one) => one.checkVisibility())
        .map((one) => getComputedStyle(one).stroke)
        .filter((stroke) => stroke !== 'none' && !known.includes(stroke)),
    colours,
  )
}
