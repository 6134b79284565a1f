import { type Compiled, compileMessage, type Values } from './compile.ts'

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
 * The TypeScript module of a catalogue: one function for each message, typed by the values that it takes.
 * Throws an error that names the language and the key of a message that cannot be compiled, that a language
 * lacks, or that takes other values than the English one.
 */
export function messageModule(catalogues: Readonly<Record<string, Catalogue>>): string {
  const { [SOURCE_LANGUAGE]: source = {}, ...translations } = catalogues
  const helpers = new Set<string>()
  const functions = Object.keys(source).map((key) => {
    if (!KEY.test(key)) throw new Error(`${SOURCE_LANGUAGE}: “${key}” is no name of a message`)
    const languages = [SOURCE_LANGUAGE, ...Object.keys(translations).sort()]
    const compiled = languages.map((language) => ({
      language,
      ...compiledIn(language, key, catalogues[language] ?? {}),
    }))
    const values = compiled[0]?.values ?? new Map()
    for (const one of compiled) {
      sameValues(one.language, key, values, one.values)
      for (const helper of one.helpers) helpers.add(helper)
    }
    if (compiled.length > 1) helpers.add('currentLanguage')
    return `export const ${key} = (${parameter(values)}) => ${byLanguage(compiled)}\n`
  })
  for (const [language, catalogue] of Object.entries(translations)) {
    const strange = Object.keys(catalogue).find((key) => !Object.hasOwn(source, key))
    if (strange) throw new Error(`${language}: “${strange}” is no message of ${SOURCE_LANGUAGE}`)
  }
  return `${HEAD}${imports(helpers)}\n${functions.join('')}`
}

function compiledIn(language: string, key: string, catalogue: Catalogue): Compiled {
  const message = catalogue[key]
  if (typeof message !== 'string') throw new Error(`${language}: “${key}” is missing`)
  try {
    return compileMessage(language, message)
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
  '#lib/language/current-language.ts': ['currentLanguage'],
}

function imports(helpers: ReadonlySet<string>): string {
  const lines = Object.entries(MODULES).flatMap(([module, names]) => {
    const used = names.filter((name) => helpers.has(name))
    return used.length > 0 ? [`import { ${used.join(', ')} } from '${module}'\n`] : []
  })
  const react = helpers.has('joinNodes') ? ["import type { ReactNode } from 'react'\n"] : []
  return [...react, ...lines].join('')
}
