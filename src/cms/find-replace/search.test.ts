import { expect, it } from 'vitest'
import { finderOf } from './search.ts'

const found = (text: string, find: string, more = {}) => {
  const search = { find, replace: 'QQ', matchCase: true, wholeWords: false, ...more }
  return finderOf(search)(text).map(({ at, length }) => text.slice(at, at + length))
}

// ASVS 1.2.9
it.each([
  ['as it is typed', 'Kits and kits', 'Kits', {}, ['Kits']],
  ['in any case', 'Kits and KITS', 'kits', { matchCase: false }, ['Kits', 'KITS']],
  ['in any case, with accents', 'CAFÉ', 'café', { matchCase: false }, ['CAFÉ']],
  ['within words', 'Kitsilano', 'Kits', {}, ['Kits']],
  ['not within words', 'Kitsilano, Kits.', 'Kits', { wholeWords: true }, ['Kits']],
  ['not within words with accents', 'cafés café', 'café', { wholeWords: true }, ['café']],
  ['before an apostrophe', 'Kits’ bar', 'Kits', { wholeWords: true }, ['Kits']],
  ['where it begins with no letter', 'at (604) 555', '(604)', { wholeWords: true }, ['(604)']],
  ['with the other apostrophe', 'St. John’s', "St. John's", {}, ['St. John’s']],
  ['with a space that does not break', '604\u00a0555', '604 555', {}, ['604\u00a0555']],
  ['not as a pattern', 'axb a.b', 'a.b', {}, ['a.b']],
  [
    'with what patterns are made of',
    'a [b] (c) {d} $e^ f\\g|h*+?/-',
    '$e^ f\\g|h*+?/-',
    {},
    ['$e^ f\\g|h*+?/-'],
  ],
  ['from left to right', 'aaaa', 'aaa', {}, ['aaa']],
  [
    'but not where it is already as it should be',
    'Kits KITS',
    'kits',
    { matchCase: false, replace: 'Kits' },
    ['KITS'],
  ],
  [
    'but not within the new words, which stand there already',
    'The Old Kits Bar, Kits, Kits Bar',
    'Kits',
    { replace: 'Old Kits Bar' },
    ['Kits', 'Kits'],
  ],
])('is found %s', (_, text, find, more, places) => {
  expect(found(text, find, more)).toEqual(places)
})
