import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { TOKENS } from './theme.ts'

const stylesheet = readFileSync('src/ui/styles/tokens.css', 'utf8')

it.each(Object.entries(TOKENS))(
  'mails have the colour --%s of the design system',
  (name, value) => {
    expect(new RegExp(`^\\s*--${name}: ([^;]+);`, 'm').exec(stylesheet)?.[1]).toBe(value)
  },
)
