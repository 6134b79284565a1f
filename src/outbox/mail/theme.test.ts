import { expect, it } from 'vitest'
import { contrast } from '#lib/look/colour.ts'
import { plainLookOf, REFERENCE_LOOK } from '#lib/look/look.ts'
import { PRESETS } from '#lib/look/presets.ts'
import { mailTheme } from './theme.ts'

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
  const theme = mailTheme(plainLookOf(look))
  for (const [words, ground] of WORDS) {
    const ratio = contrast(theme[words], theme[ground])
    expect([words, ground, ratio >= 4.5]).toEqual([words, ground, true])
  }
})

it('mails have a serif for a serif, and a sans for a sans', () => {
  const typeOf = (wanted: string) => {
    const look = PRESETS.find(({ look }) => look.type.id === wanted)?.look ?? REFERENCE_LOOK
    const { displayType, textType } = mailTheme(plainLookOf(look))
    return [displayType, textType].map((one) => /Georgia/.test(one))
  }
  expect(typeOf('young-serif-cabin')).toEqual([true, false])
  expect(typeOf('league-gothic-libre-franklin')).toEqual([false, false])
})
