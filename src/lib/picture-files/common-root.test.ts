import { expect, test } from 'vitest'
import { commonRoot } from './common-root.ts'

test.each([
  ['Pictures 2026', ['Pictures 2026/a.jpg', 'Pictures 2026/Kitsilano/hero.jpg']],
  ['', ['a/b.jpg', 'c/d.jpg']],
  ['', ['a/b.jpg', 'c.jpg']],
  ['', ['a', 'a/b.jpg']],
  ['', ['a.jpg']],
  ['', []],
])('the folder of all files is “%s”: %j', (root, paths) => {
  expect(commonRoot(paths)).toBe(root)
})
