import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { StyleInliner, withoutStylePreloads } from './inline-styles.ts'

const hidden = 'html[data-fonts=pending] body{visibility:hidden}'
const dist = mkdtempSync(path.join(os.tmpdir(), 'tableside-styles-'))
const chunks = path.join(dist, 'static/chunks')
const href = (name: string) => `/_next/static/chunks/${name}.css`
const next = (name: string) =>
  `<link rel="stylesheet" href="${href(name)}" data-precedence="next"/>`
const island = (name: string) =>
  `<link href="${href(name)}" rel="stylesheet" as="style" data-precedence="dynamic"/>`
const page = (head: string) =>
  `<!DOCTYPE html><html><head>${head}</head><body class="a b"><p class="c">x</p></body></html>`

beforeAll(() => {
  mkdirSync(chunks, { recursive: true })
  const sheets = {
    global: ':root{--a:1}.later{top:0}',
    base: `.a{background:url(../media/x.svg)}${'.unused{top:0}'.repeat(600)}`,
    more: '.c{background:url("data:image/png,x")}',
    fonts:
      '@font-face{font-family:f;src:url(../media/f.woff2)}@font-face{font-family:g;src:url(../media/g.woff2)}',
    broken: '.a{',
    closing: '.a{content:"</style>"}',
  }
  for (const [name, css] of Object.entries(sheets))
    writeFileSync(path.join(chunks, `${name}.css`), css)
})
afterAll(() => rmSync(dist, { recursive: true }))

describe('the style sheets of a page', () => {
  const inline = (html: string) => new StyleInliner(dist).inline(html, 'n0nce')

  test('give way to the styles that its document uses, in the place of the first', () => {
    const { html, sheets } = inline(page(`<title>t</title>${next('base')}<meta/>${island('more')}`))
    const css =
      '.a{background:url(/_next/static/media/x.svg)}.c{background:url("data:image/png,x")}'
    expect(html).toBe(
      page(`<title>t</title><style data-precedence="inlined">${css}${hidden}</style><meta/>`),
    )
    expect(sheets).toEqual([
      [href('base'), 'next', false],
      [href('more'), 'dynamic', false],
    ])
  })

  test('are inlined completely, and not fetched, where they are small and the first', () => {
    const { html, sheets } = inline(page(next('global') + next('base') + next('global')))
    expect(html).toContain(
      '>:root{--a:1}.later{top:0}.a{background:url(/_next/static/media/x.svg)}:root{--a:1}html',
    )
    expect(sheets.map(([, , complete]) => complete)).toEqual([true, false, false])
  })

  test('are followed by a script that waits for the preloaded fonts', () => {
    const preload = '<link rel="preload" href="/_next/static/media/f.woff2" as="font"/>'
    expect(inline(page(preload + next('fonts'))).html).toMatch(
      /<\/style><script nonce="n0nce">\(.*\)\(\["f"\],1000\)<\/script><\/head>/,
    )
  })

  test.for(['broken', 'closing', 'missing'])(
    'stay where one of them cannot be inlined: %s',
    (name) => {
      const html = page(next('base') + next(name))
      expect(inline(html)).toEqual({ html, sheets: [] })
    },
  )

  test('stay where they are not in the head, or not of the build', () => {
    const foreign = '<link rel="stylesheet" href="https://x.example/a.css" data-precedence="next"/>'
    const outside = next('../../secret')
    const html = page(`${foreign}${outside}<link rel="icon" href="/icon.svg"/>`) + next('base')
    expect(inline(html)).toEqual({ html, sheets: [] })
  })
})

test('no header asks for the style sheets early', () => {
  const font = '</_next/static/media/f.woff2>; rel=preload; as="font"; crossorigin=""'
  const sheet = `<${href('base')}>; rel=preload; as="style"`
  expect(
    withoutStylePreloads([
      ['link', `${font}, ${sheet}`],
      ['link', sheet],
      ['x', sheet],
    ]),
  ).toEqual([
    ['link', font],
    ['x', sheet],
  ])
})
