import { describe, expect, test } from 'vitest'
import { parseStyleSheet, usedCss } from './style-sheet.ts'

const used = (css: string, ...classes: string[]) =>
  usedCss([parseStyleSheet(css)], new Set(classes))

describe('the CSS that a document uses', () => {
  test('has the rules of its classes, and all rules without classes', () => {
    const css = ':root{--a:1}a:hover{color:red}.a_b{margin:0}.a_c{margin:1px}'
    expect(used(css, 'a_b')).toBe(':root{--a:1}a:hover{color:red}.a_b{margin:0}')
  })

  test('has of a list only the selectors that can match', () => {
    expect(used('.a,.b:hover,p.c .d>li{top:0}', 'a', 'c', 'd')).toBe('.a,p.c .d>li{top:0}')
    expect(used('.a .b{top:0}', 'a')).toBe('')
  })

  test('keeps what may match in more than one way', () => {
    for (const selector of ['.a:not(.b)', '.a:is(.b,.c)', '.a:has(.b:not(.c))', '.a[title=".b"]']) {
      expect(used(`${selector}{top:0}`, 'a')).toBe(`${selector}{top:0}`)
      expect(used(`${selector}{top:0}`)).toBe('')
    }
    expect(used('.md\\:a{top:0}')).toBe('.md\\:a{top:0}')
  })

  test('leaves out conditions that have no rule left', () => {
    const css = '@media (width>=1px){@supports (top:0){.a{top:0}.b{top:1px}}.b{top:2px}}'
    expect(used(css, 'a')).toBe('@media (width>=1px){@supports (top:0){.a{top:0}}}')
    expect(used(css)).toBe('')
  })

  test('names all layers, because the first mention decides their order', () => {
    expect(used('@layer x{.a{top:0}}@layer y;.b{top:0}', 'b')).toBe('@layer x{}@layer y;.b{top:0}')
  })

  test('has fonts, and the keyframes of its animations', () => {
    const face = '@font-face{font-family:f;src:url(/f.woff2)}'
    const frames = (name: string) => `@keyframes ${name}{to{opacity:0}}`
    const css = `${face}.a{animation:1s in}${frames('in')}${frames('out')}`
    expect(used(css, 'a')).toBe(`${face}.a{animation:1s in}${frames('in')}`)
  })

  test('keeps the order of the style sheets', () => {
    const sheets = ['.a{top:0}', '.a{top:1px}'].map(parseStyleSheet)
    expect(usedCss(sheets, new Set(['a']))).toBe('.a{top:0}.a{top:1px}')
  })
})
