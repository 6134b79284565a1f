import { expect, test } from 'vitest'
import { contentTypeOf } from './content-types.ts'

// ASVS 4.1.1
test('a text says in which encoding it is, and what is not known is only downloaded', () => {
  for (const name of ['a.html', 'a.css', 'a.js', 'a.txt', 'a.vtt', 'a.xml', 'a.svg'])
    expect(contentTypeOf(name), name).toMatch(/^[a-z]+\/[a-z+]+; charset=utf-8$/)
  expect(contentTypeOf('a.exe')).toBe('application/octet-stream')
  expect(contentTypeOf('a')).toBe('application/octet-stream')
})
