import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, onTestFinished } from 'vitest'
import { type Catalogue, messageModule } from './module.ts'
import type { Voice } from './voice.ts'

type Values = Record<string, unknown>
type Messages = Record<string, (values?: Values, words?: Values) => ReactNode>

/** The functions of a catalogue's module; `language` is the one that is current. */
async function load(
  catalogues: Record<string, Catalogue>,
  language = 'en',
  voice: Voice = {},
): Promise<Messages> {
  const folder = mkdtempSync(path.join(process.env.SCRATCH_DIR ?? '/tmp', 'messages-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const lib = (file: string) => pathToFileURL(path.resolve(`src/lib/language/${file}`)).href
  const current = path.join(folder, 'language.ts')
  writeFileSync(current, `export const currentLanguage = () => '${language}'\n`)
  const source = messageModule(catalogues, voice)
    .replace('#lib/language/format.ts', lib('format.ts'))
    .replace('#lib/language/join-nodes.ts', lib('join-nodes.ts'))
    .replace('#lib/language/fill-in.ts', lib('fill-in.ts'))
    .replace('#lib/language/current-language.ts', pathToFileURL(current).href)
  const file = path.join(folder, 'messages.gen.ts')
  writeFileSync(file, source)
  return import(pathToFileURL(file).href)
}

it('a text without values is a function of none', async () => {
  const t = await load({ en: { signUp: 'Sign up' } })
  expect(t.signUp?.()).toBe('Sign up')
})

it('values stand in their places, whatever a text contains', async () => {
  const t = await load({ en: { both: "It''s `\\ $'{name}' for {name}, {count}" } })
  expect(t.both?.({ name: 'Ann', count: 3 })).toBe(`It's \`\\ $\{name} for Ann, 3`)
})

it('a number takes its plural form, an exact one first', async () => {
  const t = await load({
    en: { tables: '{count, plural, one {# table} other {# tables} =0 {no table}}' },
  })
  expect([0, 1, 2, 1200].map((count) => t.tables?.({ count }))).toEqual([
    'no table',
    '1 table',
    '2 tables',
    '1,200 tables',
  ])
})

it('places in a row take their ordinal form', async () => {
  const t = await load({
    en: { place: '{at, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}' },
  })
  expect([1, 2, 3, 4, 11].map((at) => t.place?.({ at }))).toEqual([
    ...['1st', '2nd', '3rd', '4th', '11th'],
  ])
})

it('dates and numbers are written as their skeletons say, dates by the restaurant’s clock', async () => {
  const t = await load({
    en: { on: '{day, date, ::EEEMMMd} at {at, time, ::jmm}', far: '{km, number, ::.0} km' },
  })
  expect(String(t.on?.({ day: '2026-12-05', at: '2026-12-05T19:30' })).replace(/\s/g, ' ')).toBe(
    'Sat, Dec 5 at 7:30 PM',
  )
  expect(t.far?.({ km: 12.34 })).toBe('12.3 km')
})

it('a choice goes by its word', async () => {
  const t = await load({ en: { gone: '{why, select, sold {Sold out} other {Not now}}' } })
  expect([t.gone?.({ why: 'sold' }), t.gone?.({ why: 'late' })]).toEqual(['Sold out', 'Not now'])
})

it('tags are drawn by who asks, in the order of the language', async () => {
  const t = await load({ en: { terms: 'Read the <link>terms of {place}</link> first.' } })
  const drawn = t.terms?.({ place: 'Halifax', link: (text: ReactNode) => ['[', text, ']'] })
  expect(renderToStaticMarkup(drawn)).toBe('Read the [terms of Halifax] first.')
})

it('a second language is a second file', async () => {
  const catalogues = {
    en: { guests: '{count, plural, one {# guest} other {# guests}}', yes: 'Yes' },
    fr: { guests: '{count, plural, one {# invité} other {# invités}}', yes: 'Oui' },
  }
  const french = await load(catalogues, 'fr')
  expect([0, 1, 2].map((count) => french.guests?.({ count }))).toEqual([
    ...['0 invité', '1 invité', '2 invités'],
  ])
  expect(french.yes?.()).toBe('Oui')
  const english = await load(catalogues)
  expect(english.guests?.({ count: 0 })).toBe('0 guests')
})

it('a sentence of the group’s voice is said in its own words, where it has some', async () => {
  const sentence = { meaning: 'After a booking.', limit: 60, needs: [] }
  const catalogues = {
    en: { thanks: "It''s yours, {name}", bye: 'Goodbye' },
    fr: { thanks: 'À vous, {name}', bye: 'Au revoir' },
  }
  const voice = {
    thanks: { ...sentence, id: 'booking.thanks' },
    bye: { ...sentence, id: 'booking.bye' },
  }
  const { thanks, bye } = await load(catalogues, 'en', voice)
  expect(thanks?.({ name: 'Ann' }, {})).toBe("It's yours, Ann")
  expect(thanks?.({ name: 'Ann' }, { 'booking.thanks': 'Hello {name}, {name}!' })).toBe(
    'Hello Ann, Ann!',
  )
  expect([bye?.({}), bye?.({ 'booking.bye': 'See you' })]).toEqual(['Goodbye', 'See you'])
  const french = await load(catalogues, 'fr', voice)
  expect([french.thanks?.({ name: 'Ann' }, {}), french.bye?.({})]).toEqual([
    ...['À vous, Ann', 'Au revoir'],
  ])
  expect(french.bye?.({ 'booking.bye': 'À bientôt' })).toBe('À bientôt')
})

it.each<[Record<string, Catalogue>, string]>([
  [{ en: { yes: 'Yes' }, fr: {} }, 'fr: “yes” is missing'],
  [{ en: { yes: 'Yes' }, fr: { yes: 'Oui', no: 'Non' } }, 'fr: “no” is no message of en'],
  [{ en: { to: 'To {name}' }, fr: { to: 'À {nom}' } }, 'fr: “to” takes {nom}, which en does not'],
  [{ en: { 'sign-up': 'Sign up' } }, 'en: “sign-up” is no name of a message'],
  [{ en: { broken: 'Hello {name' } }, 'en: “broken”: EXPECT_ARGUMENT_CLOSING_BRACE'],
  [{ en: { at: '{day, date, short}' } }, 'en: “at”: the style “short” is no skeleton'],
])('what cannot be said is named: %o', (catalogues, message) => {
  expect(() => messageModule(catalogues)).toThrow(message)
})
