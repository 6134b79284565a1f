import type { IncomingMessage } from 'node:http'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bestEncoding, negotiate, routerHeaders } from './content-negotiation.ts'

const negotiated = (...rawHeaders: string[]) => ({
  ...negotiate({ rawHeaders } as IncomingMessage),
})

describe('what a request asks for', () => {
  test('the best encoding that the client takes', () => {
    expect(bestEncoding('gzip, deflate, br, zstd')).toBe('br')
    expect(bestEncoding('gzip')).toBe('gzip')
    expect(bestEncoding('br;q=0, gzip;q=0.5')).toBe('gzip')
    expect(bestEncoding('*')).toBe('br')
    expect(bestEncoding('gzip;q=0, *;q=0')).toBe('identity')
    expect(bestEncoding('')).toBe('identity')
    expect(negotiated('Host', 'x').encoding).toBe('identity')
  })

  test('the kind, from the headers and never from the address', () => {
    expect(negotiated('Accept', 'text/html').kind).toBe('html')
    expect(negotiated('RSC', '1').kind).toBe('rsc')
    expect(negotiated('rsc', '1', 'Next-Router-Prefetch', '1').kind).toBe('prefetch')
    expect(negotiated('rsc', '1', 'next-router-prefetch', '2').kind).toBe('full-prefetch')
    expect(negotiated('rsc', '1', 'next-router-segment-prefetch', '/_tree').kind).toBe('segment')
    expect(negotiated('rsc', '1', 'next-router-segment-prefetch', '/x').kind).toBeNull()
    expect(negotiated('rsc', '1', 'next-router-prefetch', '7').kind).toBeNull()
  })

  test('whether it may be about a draft, and what the client has', () => {
    expect(negotiated('Cookie', 'a=b; tableside-draft=x').draft).toBe(true)
    expect(negotiated('Cookie', 'selected-location=harbour').draft).toBe(false)
    expect(negotiated('If-None-Match', 'W/"a"').ifNoneMatch).toBe('W/"a"')
  })

  test('one request leaves nothing behind for the next', () => {
    negotiated(
      'Cookie',
      'tableside-draft=x',
      'If-None-Match',
      'a',
      'rsc',
      '1',
      'accept-encoding',
      'br',
    )
    expect(negotiated()).toEqual({
      encoding: 'identity',
      kind: 'html',
      ifNoneMatch: '',
      draft: false,
    })
  })

  test('is total, and asks Next for the kind that it read', () => {
    fc.assert(fc.property(fc.array(fc.string()), (raw) => void negotiated(...raw, 'x', 'y')))
    for (const kind of ['html', 'rsc', 'prefetch', 'full-prefetch', 'segment'] as const)
      expect(negotiated(...Object.entries(routerHeaders(kind)).flat()).kind).toBe(kind)
  })
})
