import { expect, test } from 'vitest'
import { lacksAltText } from './alt-text.ts'
import { publishedPathLookup } from './published-paths.ts'

const knows = publishedPathLookup({
  locations: new Set(['harbour']),
  posts: new Set(['spring']),
  textPages: new Set(['terms']),
  files: new Set(['a menu.pdf']),
  redirects: new Set(['/old']),
  former: {
    get: (path) => (path === '/locations/quay/menu' ? '/locations/harbour/menu' : undefined),
  },
})

test.each([
  '/',
  '/menu',
  '/terms',
  '/terms/',
  '/old',
  '/locations/harbour',
  '/locations/harbour/news/spring',
  '/locations/quay/menu',
  '/news/spring',
  '/news/ca',
  '/news/us/spring',
  '/slice-library/quote',
  '/media/a%20menu.pdf',
  '/my/booking',
])('%s leads somewhere', (path) => expect(knows(path)).toBe(true))

test.each([
  '/trems',
  '/a/b/c',
  '/locations/harbor',
  '/locations/quay/kitchen',
  '/locations/harbour/news/autumn',
  '/news/autumn',
  '/news/fr/spring',
  '/media/gone.pdf',
])('%s leads nowhere', (path) => expect(knows(path)).toBe(false))

test.each(['', '  ', 'IMG_0042', 'oysters.JPG', 'Picture 3', null])(
  '“%s” says nothing of a picture',
  (alt) => expect(lacksAltText({ mimeType: 'image/jpeg', alt })).toBe(true),
)

test('words do, and films and papers need none', () => {
  expect(lacksAltText({ mimeType: 'image/jpeg', alt: 'Three oysters on ice' })).toBe(false)
  expect(lacksAltText({ mimeType: 'application/pdf', alt: '' })).toBe(false)
})
