import { type Compiled, compileMessage, quoted, type Values } from './compile.ts'
import { plainText, type Voice } from './voice.ts'

/** The texts of one catalogue in one language, by key. */
export type Catalogue = Record<string, string>

/** The language that every catalogue has, whose keys and values the other languages follow. */
export const SOURCE_LANGUAGE = 'en'

const HEAD = '// Written by `npm run generate` from messages/*.json beside it. Do not edit.\n'
const KEY = /^[a-z][a-zA-Z0-9]*$/
const TYPES = {
  text: 'string | number',
  number: 'number',
  date: 'string',
  tag: '(text: ReactNode) => ReactNode',
} as const

/**
 * The TypeScript module of a catalogue: one function for each message, typed by the values that it takes; one of the
 * group's `voice` takes the group's words, too. Throws an error that names the language and the key of a message that
 * cannot be compiled, that a language lacks, or that takes other values than the English one.
 */
export function messageModule(
  catalogues: Readonly<Record<string, Catalogue>>,
  voice: Voice = {},
): string {
  const { [SOURCE_LANGUAGE]: source = {}, ...translations } = catalogues
  const helpers = new Set<string>()
  const functions = Object.keys(source).map((key) => {
    if (!KEY.test(key)) throw new Error(`${SOURCE_LANGUAGE}: “${key}” is no name of a message`)
    const languages = [SOURCE_LANGUAGE, ...Object.keys(translations).sort()]
    const id = voice[key]?.id
    const compiled = languages.map((language) => ({
      language,
      ...compiledIn(language, key, catalogues[language] ?? {}, id !== undefined),
    }))
    const values = compiled[0]?.values ?? new Map()
    for (const one of compiled) {
      sameValues(one.language, key, values, one.values)
      for (const helper of one.helpers) helpers.add(helper)
    }
    if (compiled.length > 1) helpers.add('currentLanguage')
    const said = byLanguage(compiled)
    const text = compiled.length > 1 ? `(${said})` : said
    if (id === undefined) return `export const ${key} = (${parameter(values)}) => ${said}\n`
    helpers.add('Words')
    if (values.size > 0) helpers.add('fillIn')
    return `export const ${key} = ${inOwnWords(id, values, text)}\n`
  })
  for (const [language, catalogue] of Object.entries(translations)) {
    const strange = Object.keys(catalogue).find((key) => !Object.hasOwn(source, key))
    if (strange) throw new Error(`${language}: “${strange}” is no message of ${SOURCE_LANGUAGE}`)
  }
  return `${HEAD}${imports(helpers)}\n${functions.join('')}`
}

function compiledIn(
  language: string,
  key: string,
  catalogue: Catalogue,
  isVoice: boolean,
): Compiled {
  const message = catalogue[key]
  if (typeof message !== 'string') throw new Error(`${language}: “${key}” is missing`)
  try {
    const compiled = compileMessage(language, message)
    if (!isVoice) return compiled
    return { ...compiled, expression: quoted(plainText(key, message).text) }
  } catch (error) {
    throw new Error(`${language}: “${key}”: ${error instanceof Error ? error.message : error}`)
  }
}

function sameValues(language: string, key: string, source: Values, found: Values): void {
  for (const [name, kind] of found) {
    if (source.get(name) === kind || (kind === 'text' && source.has(name))) continue
    throw new Error(`${language}: “${key}” takes {${name}}, which ${SOURCE_LANGUAGE} does not`)
  }
}

function parameter(values: Values): string {
  if (values.size === 0) return ''
  return `values: { ${[...values].map(([name, kind]) => `${name}: ${TYPES[kind]}`).join('; ')} }`
}

/** A function of the group's words, and of values where there are some. */
function inOwnWords(id: string, values: Values, text: string): string {
  const said = `words['${id}'] ?? ${text}`
  if (values.size === 0) return `(words: Words) => ${said}`
  return `(${parameter(values)}, words: Words) => fillIn(${said}, values)`
}

function byLanguage(compiled: readonly { language: string; expression: string }[]): string {
  const [source, ...others] = compiled
  const cases = others.map(
    ({ language, expression }) => `currentLanguage() === '${language}' ? ${expression} : `,
  )
  return `${cases.join('')}${source?.expression}`
}

const MODULES: Record<string, readonly string[]> = {
  '#lib/language/format.ts': ['formatDate', 'formatNumber', 'pluralForm'],
  '#lib/language/join-nodes.ts': ['joinNodes'],
  '#lib/language/fill-in.ts': ['fillIn'],
  '#lib/language/current-language.ts': ['currentLanguage'],
}

function imports(helpers: ReadonlySet<string>): string {
  const lines = Object.entries(MODULES).flatMap(([module, names]) => {
    const used = names.filter((name) => helpers.has(name))
    return used.length > 0 ? [`import { ${used.join(', ')} } from '${module}'\n`] : []
  })
  const react = helpers.has('joinNodes') ? ["import type { ReactNode } from 'react'\n"] : []
  const words = helpers.has('Words') ? ["import type { Words } from '#lib/words/words.ts'\n"] : []
  return [...react, ...lines, ...words].join('')
}
