import * as fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, test } from 'vitest'
import { fillIn } from '#lib/language/fill-in.ts'
import type { Sentence } from './sentence.ts'
import { sentenceFault } from './sentence-fault.ts'
import { SENTENCES } from './sentences.gen.ts'
import { faultsOf, knownSentences, tidySentences, wordsOf } from './stored-words.ts'

const sentence: Sentence = {
  ...{ id: 'a.b', text: 'We wrote to {email}', meaning: 'A test.', limit: 40 },
  ...{ values: ['email', 'name'], needs: ['email'] },
}

describe('words for a sentence', () => {
  it.each([
    'To {email}',
    'Hello {name}, {email} is right. {name}!',
    'Grüße an {email} 👋',
    'می\u200cنویسیم {email} 👩\u200d🍳 ❤\ufe0f',
    '{email}: 7',
    `{email}${'x'.repeat(33)}`,
  ])('may be “%s”', (words) => {
    expect(sentenceFault(sentence, words)).toBeNull()
  })

  it.each([
    ['Hello', '“{email}” must stand in this sentence.'],
    [`{email}${'x'.repeat(34)}`, 'This has 41 characters; 40 fit here.'],
    ['{email} {day}', '“{day}” cannot stand here.'],
    ['{email} {}', '“{}” cannot stand here.'],
    ['{email} {constructor}', '“{constructor}” cannot stand here.'],
    [
      '{email} { name',
      'A brace stands alone. Put in what changes with its button: {email}, {name}.',
    ],
    ['{email}}', 'A brace stands alone. Put in what changes with its button: {email}, {name}.'],
    ['{email}\nand more', 'This must be one line, without characters that nobody can see.'],
    ['{email}\u202e', 'This must be one line, without characters that nobody can see.'],
    ['{email}\u0000', 'This must be one line, without characters that nobody can see.'],
    ['{email}\ud800', 'This must be one line, without characters that nobody can see.'],
    ['{email}', 'This has no word of yours: write at least one letter or digit.'],
    [
      '… {email}, {name}! 👋\u200d',
      'This has no word of yours: write at least one letter or digit.',
    ],
    [7, 'This must be text.'],
    [null, 'This must be text.'],
  ])('cannot be %o', (words, fault) => {
    expect(sentenceFault(sentence, words)).toBe(fault)
  })

  it.each([
    ...['\u200b', '\u200e', '\u2060', '\ufeff', '\u00ad', '\u034f', '\u061c'],
    ...['\u115f', '\u3164', '\uffa0', '\u2800', '\u{e0041}'],
  ])('cannot have %j, which nobody sees', (unseen) => {
    expect(sentenceFault(sentence, `To${unseen} {email}`)).toContain('nobody can see')
  })
})

const thanks = 'booking.thanks'

test('what is stored has no blanks around it, and neither nothing nor what is said anyway', () => {
  const list = { [thanks]: '  Cheers, {name} ', 'visit.over': ' ', 'menus.tryFewer': null }
  expect(tidySentences(list)).toEqual({ [thanks]: 'Cheers, {name}' })
  expect(tidySentences({ [thanks]: 'Thank you, {name}' })).toEqual({})
})

test('what is wrong is named by the ids of sentences, unknown ones too', () => {
  const unknown = (id: string) => `no ${id}`
  expect(faultsOf({ [thanks]: 'Cheers', 'visit.over': '{name}', 'a.b': 'c' }, unknown)).toEqual([
    ...['visit.over: “{name}” cannot stand here.', 'no a.b'],
  ])
})

// ASVS 15.3.6
test('only words that can be said are said, whatever is stored', () => {
  const stored = { [thanks]: 'Cheers', 'visit.over': '{name}', 'a.b': 'c', ['__proto__']: 'd' }
  expect(wordsOf(stored)).toEqual({ [thanks]: 'Cheers' })
  expect(knownSentences(stored)).toEqual({ [thanks]: 'Cheers', 'visit.over': '{name}' })
  for (const nothing of [null, undefined, 'text', 7, []]) expect(wordsOf(nothing)).toEqual({})
})

// ASVS 1.3.7
test('whatever passes is said with all its values put in, and is a text wherever it stands', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom('<b>', '</p><script>', '" onload="', '&amp;', '$&', '{', '}', '{name}', ', '),
  )
  const parts = (values: readonly string[]) =>
    fc.array(fc.oneof(typed, fc.constantFrom(...values.map((name) => `{${name}}`), '.')), {
      maxLength: 6,
    })
  const cases = fc
    .constantFrom(...(SENTENCES as readonly Sentence[]))
    .chain((one) =>
      fc.record({ one: fc.constant(one), words: parts(one.values).map((all) => all.join('')) }),
    )
  let passed = 0
  fc.assert(
    fc.property(cases, fc.string({ minLength: 1, unit: 'grapheme' }), ({ one, words }, value) => {
      fc.pre(words !== '' && sentenceFault(one, words) === null)
      passed++
      expect(wordsOf({ [one.id]: words })).toEqual({ [one.id]: words })
      const values = Object.fromEntries(one.values.map((name) => [name, value]))
      const said = fillIn(words, values)
      const pieces = words.split(/\{\w+\}/)
      expect(said).toBe(pieces.join(value))
      const html = renderToStaticMarkup(createElement('p', null, said))
      expect(html.slice(3, -4)).not.toMatch(/[<>]/)
    }),
    { numRuns: 2000 },
  )
  expect(passed).toBeGreaterThan(200)
})
