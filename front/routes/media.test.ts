import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mediaName, parseRange } from './media.ts'

describe('the name of an upload', () => {
  test('begins with the hash of its content', () => {
    expect(mediaName('/media/0123abcd-plate.avif')).toBe('0123abcd-plate.avif')
    expect(mediaName('/media/0123abcd-plate-400x300.webp')).toBe('0123abcd-plate-400x300.webp')
  })

  test('leads nowhere else', () => {
    const bad = [
      '/media/plate.avif',
      '/media/0123abcd-../x',
      '/media/0123abcd-a/b',
      '/media/',
      '/media',
    ]
    bad.push('/media/0123abcd-..%2fx', '/media/0123abcd-a..b', '/media/../0123abcd-a')
    for (const path of bad) expect(mediaName(path), path).toBeUndefined()
  })
})

describe('a range', () => {
  test('is one part of the file', () => {
    expect(parseRange('bytes=0-99', 1000)).toEqual({ start: 0, end: 99 })
    expect(parseRange('bytes=900-', 1000)).toEqual({ start: 900, end: 999 })
    expect(parseRange('bytes=-100', 1000)).toEqual({ start: 900, end: 999 })
    expect(parseRange('bytes=0-5000', 1000)).toEqual({ start: 0, end: 999 })
  })

  test('that cannot be served is refused, one that cannot be read is ignored', () => {
    expect(parseRange('bytes=1000-', 1000)).toBe('none')
    expect(parseRange('bytes=-0', 1000)).toBe('none')
    for (const text of [undefined, '', 'bytes=-', 'bytes=5-1', 'bytes=0-1,4-5', 'items=0-1'])
      expect(parseRange(text, 1000), text).toBe('all')
  })

  test('always lies within the file', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.nat(), (first, last, size) => {
        const range = parseRange(`bytes=${first}-${last}`, size)
        if (typeof range === 'string') return
        expect(range.start).toBeLessThanOrEqual(range.end)
        expect(range.end).toBeLessThan(size)
      }),
    )
  })
})
