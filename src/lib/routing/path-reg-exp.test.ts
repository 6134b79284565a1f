import { expect, test } from 'vitest'
import { pathRegExp } from './path-reg-exp.ts'

test('finds the paths of its patterns, and no other', () => {
  const paths = pathRegExp(['/locations/[uid]/menu.pdf', '/my/[...rest]', '/'])
  for (const path of ['/locations/harbour/menu.pdf', '/my', '/my/a/b', '/'])
    expect(paths.test(path), path).toBe(true)
  for (const path of [
    '/locations/harbour/menuxpdf',
    '/locations/a/b/menu.pdf',
    '/myself',
    '/a',
    '',
  ])
    expect(paths.test(path), path).toBe(false)
})
