import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deferScripts as hold } from './defer-scripts.ts'

const NONCE = 'n0nce'
const mark = `nonce="${NONCE}"`
const script = (source: string) => `<script src="${source}" async="" ${mark}></script>`
const A = '/_next/static/chunks/a.js'
const B = '/_next/static/chunks/b-_.js'
const preload = (source: string) =>
  `<link rel="preload" as="script" fetchPriority="low" ${mark} href="${source}"/>`
const page = (head: string, body: string) =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}<script>flight()</script></body></html>`

const holdScripts = (html: string) => hold(html, NONCE)

/** What the inline script of a page puts into the head, in order. */
const deferred = (html: string): unknown =>
  JSON.parse(/\)\((\[.*?\]),\d+\)<\/script>/.exec(html)?.[1] ?? 'null')

describe('the scripts of a page', () => {
  test('give way to one inline script where the last stood, which has them all in order', () => {
    const html = holdScripts(page(script(A), `<p>x</p><script id="_R_">r()</script>${script(B)}`))
    expect(deferred(html)).toEqual([A, B])
    expect(html).not.toContain('<script src=')
    expect(html).toMatch(
      /<p>x<\/p><script id="_R_">r\(\)<\/script><script nonce="n0nce">\(.*<script>flight\(\)/,
    )
  })

  test('are not fetched early either', () => {
    const picture = '<link rel="preload" as="image" href="/media/x.avif"/>'
    const html = holdScripts(page(preload(B) + picture + script(A), script(B)))
    expect(html).not.toContain('as="script"')
    expect(html).toContain(picture)
    expect(deferred(html)).toEqual([A, B])
  })

  test('are followed by those of its islands, which Next only asks to be fetched early', () => {
    const island = `<link rel="preload" href="${B}" as="script" ${mark} fetchPriority="low"/>`
    const html = holdScripts(page(preload(A) + island, script(A)))
    expect(deferred(html)).toEqual([A, B])
    expect(html).not.toContain('preload')
  })

  test('stay where they are for old browsers, and where they are not of the build', () => {
    const kept = `<script src="${A}" noModule="" ${mark}></script>${script('https://x.example/t.js')}`
    expect(holdScripts(page(kept, ''))).toBe(page(kept, ''))
    expect(holdScripts(page(kept + script(B), ''))).toContain(kept)
  })

  test('are those that the renderer wrote, in both of its spellings, and none that came with the content', () => {
    const first = `<script src="${A}" ${mark} async=""></script>`
    const foreign = '<script src="/_next/static/../media/x.js" async=""></script>'
    const early = '<link rel="preload" as="script" href="/_next/static/../media/y.js"/>'
    const html = holdScripts(page(first + early, foreign + script(B)))
    expect(deferred(html)).toEqual([A, B])
    for (const content of [foreign, early]) expect(html).toContain(content)
    expect(html).toContain(`<script ${mark}>(`)
  })

  test('take nothing else of the page with them, whatever it is', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(script(A), script(B), '<p>', '$&', "$'")), (parts) => {
        const html = parts.join('')
        const rest = parts.filter((part) => !part.startsWith('<script')).join('')
        expect(holdScripts(html).replace(/<script nonce="n0nce">.*?<\/script>/g, () => '')).toBe(
          rest,
        )
      }),
    )
  })
})
