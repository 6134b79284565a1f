import { expect, it } from 'vitest'
import { pictureQuery } from '#cms/picture-library/picture-query.ts'
import { libraryHref } from './labels.ts'

it('an address of the library says what it asks for, and reads back the same', () => {
  const query = { text: 'raw bar', tag: 'Patio', kind: 'picture', unused: true, page: 2 } as const
  const href = libraryHref(query)
  expect(href).toBe('/admin/pictures?text=raw+bar&tag=Patio&kind=picture&unused=1&page=2')
  const { searchParams } = new URL(href, 'http://localhost')
  expect(pictureQuery.parse(Object.fromEntries(searchParams))).toEqual(query)
  expect(libraryHref({ page: 1 })).toBe('/admin/pictures')
})

it('a form’s empty fields ask for nothing', () => {
  const sent = { text: '', tag: '', kind: '', page: '' }
  expect(Object.values(pictureQuery.parse(sent)).filter(Boolean)).toEqual([])
  expect(pictureQuery.safeParse({ kind: 'song' }).success).toBe(false)
})
