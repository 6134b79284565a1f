import { expect, test } from 'vitest'
import { followRedirects } from './redirects.ts'

const origin = 'https://www.example.com'
const follow = (direct: Record<string, string>) =>
  Object.fromEntries(followRedirects(new Map(Object.entries(direct)), origin))

test('a chain is followed once, to its end', () => {
  expect(follow({ '/a': '/b', '/b': '/c', '/c': '/about' })).toEqual({
    '/a': '/about',
    '/b': '/about',
    '/c': '/about',
  })
  expect(follow({ '/a': '/b', '/b': 'https://example.org/x' })['/a']).toBe('https://example.org/x')
})

test('a redirect that comes back to where it was is none, and neither is one that leads into it', () => {
  expect(follow({ '/a': '/b', '/b': '/a', '/into': '/a', '/other': '/about' })).toEqual({
    '/other': '/about',
  })
  expect(follow({ '/a': '/a' })).toEqual({})
})

test.each(['/a/', '/a?x=1', '/a#top', '/a/?x=1', `${origin}/a`])(
  'it comes back as %s, too',
  (back) => expect(follow({ '/a': '/b', '/b': back })).toEqual({}),
)

test('a query or fragment on the way is kept', () => {
  expect(follow({ '/a': '/b?table=1', '/b': '/c' })).toEqual({ '/a': '/b?table=1', '/b': '/c' })
  expect(follow({ '/a': '/b', '/b': '/c#wine' })).toEqual({ '/a': '/c#wine', '/b': '/c#wine' })
})
