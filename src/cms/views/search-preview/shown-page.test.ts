import { describe, expect, test } from 'vitest'
import { cut, type ShownPage, trailOf, warningsOf } from './shown-page.ts'

const SITE = 'https://saltwood.example'
const page = (changes: Partial<ShownPage> = {}): ShownPage => ({
  ...{ title: 'Kitsilano | Saltwood', address: 'https://saltwood.example/locations/kitsilano' },
  ...{ description: 'Wood fire by the beach.', hidden: false },
  card: { title: 'Kitsilano', description: '', picture: 'https://saltwood.example/media/a-1.jpg' },
  ...changes,
})
const kinds = (one: ShownPage, group: string[] = []) =>
  warningsOf(one, group).map(({ kind }) => kind)

describe('warnings before a page is found', () => {
  test('are none where everything fits', () => expect(kinds(page())).toEqual([]))

  test.each<[string, Partial<ShownPage>, string[]]>([
    ['sixty letters of a title fit', { title: 'ö'.repeat(60) }, []],
    ['a longer title is cut', { title: 'ö'.repeat(61) }, ['long_title']],
    ['a description is missing', { description: '' }, ['no_description']],
    ['a longer description is cut', { description: 'a'.repeat(161) }, ['long_description']],
    ['it is hidden', { hidden: true }, ['hidden']],
    ['it has no picture', { card: { ...page().card, picture: null } }, ['no_picture']],
    [
      'its picture is the drawn one',
      { card: { ...page().card, picture: `${SITE}/shared-picture.png` } },
      ['no_picture'],
    ],
  ])('%s', (_, changes, expected) => expect(kinds(page(changes))).toEqual(expected))

  test('say that the picture is the group’s, in whatever size', () => {
    expect(kinds(page(), ['b.jpg', 'a-1.jpg'])).toEqual(['group_picture'])
    expect(kinds(page(), ['b.jpg'])).toEqual([])
  })
})

test('texts are cut between words, and one long word within it', () => {
  expect(cut('as short', 8)).toBe('as short')
  expect(cut('a little longer', 10)).toBe('a little…')
  expect(cut('longestofwords', 10)).toBe('longestofw…')
})

test('an address is shown as a trail', () => {
  expect(trailOf('https://saltwood.example/')).toBe('saltwood.example')
  expect(trailOf(page().address)).toBe('saltwood.example › locations › kitsilano')
})
