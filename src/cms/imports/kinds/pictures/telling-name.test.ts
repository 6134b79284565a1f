import { expect, test } from 'vitest'
import { slugify } from '../../../addresses/slugify.ts'
import { isTelling } from './telling-name.ts'

test.each([
  'hero',
  'Main picture',
  '2',
  'IMG_0001',
  'DSC01234',
  'DSCN 0007',
  'P1010042',
  'gallery-3',
  '汉字',
])('many pictures are called %s', (name) => {
  expect(isTelling(slugify(name))).toBe(false)
})

test.each(['ahi-tuna-tacos', 'kitsilano-hero', 'Evening 2', 'IMG_0001 quay'])(
  '%s says one picture',
  (name) => {
    expect(isTelling(slugify(name))).toBe(true)
  },
)
