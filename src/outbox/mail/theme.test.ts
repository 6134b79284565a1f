import { expect, it } from 'vitest'
import { contrast } from '#lib/look/colour.ts'
import { makePalette } from '#lib/look/palette.ts'
import { PRESETS } from '#lib/look/presets.ts'
import { mailColours } from './theme.ts'

/** Words of a mail, and the grounds that they stand on, as programs of light and of dark themes show them. */
const WORDS = [
  ['text', 'paper'],
  ['softText', 'paper'],
  ['softText', 'ground'],
  ['accentText', 'paper'],
  ['accentText', 'ground'],
  ['textOnDark', 'head'],
  ['softTextOnDark', 'head'],
  ['accentTextOnDark', 'head'],
  ['actionText', 'action'],
  ['textOnDark', 'darkPaper'],
  ['darkSoftText', 'darkPaper'],
  ['darkSoftText', 'darkGround'],
  ['softTextOnDark', 'darkHead'],
  ['accentTextOnDark', 'darkPaper'],
  ['accentTextOnDark', 'darkHead'],
] as const

it.each(PRESETS)('mails in the look for a $id are readable: 4.5 to 1', ({ look }) => {
  const colours = mailColours(makePalette(look.colours).palette)
  for (const [words, ground] of WORDS) {
    const ratio = contrast(colours[words], colours[ground])
    expect([words, ground, ratio >= 4.5]).toEqual([words, ground, true])
  }
})
