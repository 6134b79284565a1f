import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeHref } from './safe-href.ts'

describe('safe addresses', () => {
  it.each([
    ['https://example.com/a?b=c', 'https://example.com/a?b=c'],
    ['mailto:host@example.com', 'mailto:host@example.com'],
    ['tel:+16045550101', 'tel:+16045550101'],
    ['/locations?country=CA#top', '/locations?country=CA#top'],
    ['  /about  ', '/about'],
    ['#faq', '#faq'],
  ])('keeps %s', (given, kept) => {
    expect(safeHref(given)).toBe(kept)
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/menu/..//evil.example',
    '/%2e//evil.example',
    'about',
    'https://',
    '',
    null,
    undefined,
    7,
    {},
  ])('refuses %s', (given) => {
    expect(safeHref(given)).toBeNull()
  })

  it('never makes the address of another site of a path', () => {
    const parts = fc.constantFrom(
      '/',
      '.',
      '..',
      '%2e',
      'evil.example',
      '\\',
      '?',
      '#',
      ' ',
      '@',
      ':',
    )
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 8 }), (list) => {
        const href = safeHref(`/${list.join('')}`)
        if (href !== null) expect(new URL(href, 'https://here.example').host).toBe('here.example')
      }),
      { numRuns: 2000 },
    )
  })

  // ASVS 1.2.2
  it('never lets a scheme through that a browser would run', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const href = safeHref(text)
        if (href === null) return
        const url = new URL(href, 'https://site.example/page')
        expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(url.protocol)
        if (href.startsWith('/')) expect(url.origin).toBe('https://site.example')
      }),
      { numRuns: 2000 },
    )
  })
})
