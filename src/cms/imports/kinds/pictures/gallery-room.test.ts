import { expect, test } from 'vitest'
import { GalleryRoom } from './gallery-room.ts'

const ids = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

test('a gallery takes pictures until it has 12, as it is published and in its draft', () => {
  const room = new GalleryRoom()
  const galleries = { published: ids(9), draft: ids(10) }
  expect([1, 2, 3].map(() => room.take(7, galleries, null))).toEqual([true, true, false])
  expect(room.take(8, galleries, null)).toBe(true)
})

test('a picture that a gallery has takes no other place', () => {
  const room = new GalleryRoom()
  expect(room.take(7, { published: ids(12), draft: ids(12) }, 5)).toBe(true)
  expect(room.take(7, { published: ids(12), draft: ids(12) }, 13)).toBe(false)
  expect(room.take(7, { published: ids(12), draft: ids(4) }, 12)).toBe(true)
})
