import { expect, it } from 'vitest'
import type { GroupMark } from './menu-row.ts'
import { legendOf, readLegend, splitMarks } from './read-marks.ts'

const mark = (
  id: number,
  title: string,
  abbreviation: string,
  kind: GroupMark['kind'] = 'diet',
) => ({
  ...{ id, title, abbreviation, kind },
  uid: title.toLowerCase().replaceAll(' ', '-'),
})
const marks = [
  mark(1, 'Vegetarian', 'V'),
  mark(2, 'Vegan', 'VG'),
  mark(3, 'Gluten free', 'GF'),
  mark(4, 'Nuts', 'N', 'allergen'),
  mark(5, 'Spicy', 'HOT', 'note'),
]
const legend = legendOf(marks)

it.each([
  ['Caesar salad (V)', 'Caesar salad', [1]],
  ['Caesar salad (v, gf)', 'Caesar salad', [1, 3]],
  ['Caesar salad [GF]', 'Caesar salad', [3]],
  ['Caesar salad V GF', 'Caesar salad', [1, 3]],
  ['Caesar salad (vegan)', 'Caesar salad', [2]],
  ['Caesar salad (Gluten-Free)', 'Caesar salad', [3]],
  ['(V) Caesar salad', 'Caesar salad', [1]],
  ['Noodles (SP)', 'Noodles', [5]],
])('the marks of %j are the group’s', (text, words, ids) => {
  expect(splitMarks(text, legend)).toEqual({ words, marks: ids, hasUnknown: false })
})

it.each([
  ['Brittle (N)', 'Brittle (N)', []],
  ['Brittle (V, N)', 'Brittle (N)', [1]],
  ['Brittle (DF)', 'Brittle (DF)', []],
  ['Brittle *', 'Brittle *', []],
])(
  'what is no mark of the group, or one of an allergen, stays in the words of %j',
  (text, words, ids) => {
    expect(splitMarks(text, legend)).toEqual({ words, marks: ids, hasUnknown: true })
  },
)

it('other words in brackets are no marks', () => {
  const text = 'Burger (for two)'
  expect(splitMarks(text, legend)).toEqual({ words: text, marks: [], hasUnknown: false })
})

it('a legend says what its own signs mean', () => {
  expect(readLegend('(VE) vegan (GF) gluten free', marks)).toEqual(
    new Map([
      ['VE', marks[1]],
      ['GF', marks[2]],
    ]),
  )
  expect(readLegend('V = vegan · N = nuts', marks)).toEqual(
    new Map([
      ['V', marks[1]],
      ['N', null],
    ]),
  )
  expect(readLegend('(V) Mushroom burger', marks)).toBeNull()
  expect(readLegend('Caesar salad', marks)).toBeNull()
})
