import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

/** The values that a message takes: their types by name. */
export type Values = Map<string, 'text' | 'number' | 'date' | 'tag'>

/** A message as a TypeScript expression, with the values that it reads and the helpers that it calls. */
export type Compiled = { expression: string; values: Values; helpers: Set<string> }

/** Compiles one ICU message of a language to an expression over `values`. Throws where it is no ICU message. */
export function compileMessage(language: string, message: string): Compiled {
  const elements = parse(message, {
    shouldParseSkeletons: true,
    locale: new Intl.Locale(language),
  })
  const compiled: Compiled = { expression: '', values: new Map(), helpers: new Set() }
  compiled.expression = new Compiler(language, compiled).text(elements)
  return compiled
}

class Compiler {
  readonly #language: string
  readonly #values: Values
  readonly #helpers: Set<string>

  constructor(language: string, { values, helpers }: Compiled) {
    this.#language = JSON.stringify(language)
    this.#values = values
    this.#helpers = helpers
  }

  /** Elements in a row as one expression: a string, or a React node where one of them is a tag. */
  text(elements: readonly MessageFormatElement[], counted?: string): string {
    const parts = elements.map((element) => this.#part(element, counted))
    if (elements.some(({ type }) => type === TYPE.tag)) {
      return `${this.#helper('joinNodes')}(${parts.map(({ code }) => code).join(', ')})`
    }
    const [only, ...others] = parts
    if (only === undefined) return "''"
    if (others.length === 0) return only.isText ? only.code : `\`\${${only.code}}\``
    return `\`${parts.map(({ code, raw }) => raw ?? `\${${code}}`).join('')}\``
  }

  #part(
    element: MessageFormatElement,
    counted: string | undefined,
  ): { code: string; isText?: boolean; raw?: string } {
    switch (element.type) {
      case TYPE.literal:
        return { code: quoted(element.value), isText: true, raw: inTemplate(element.value) }
      case TYPE.argument:
        return { code: this.#value(element.value, 'text') }
      case TYPE.pound:
        if (counted === undefined) throw new Error('a # stands outside of a plural')
        return this.#format('formatNumber', counted, undefined)
      case TYPE.number: {
        const { style } = element
        const value = this.#value(element.value, 'number')
        return this.#format('formatNumber', value, skeletonOptions(style))
      }
      case TYPE.date:
      case TYPE.time: {
        const { style } = element
        const value = this.#value(element.value, 'date')
        return this.#format('formatDate', value, skeletonOptions(style) ?? {})
      }
      case TYPE.select: {
        const value = this.#value(element.value, 'text')
        const cases = Object.entries(element.options).map(([name, option]) => ({
          test: name === 'other' ? null : `${value} === ${quoted(name)}`,
          code: this.text(option.value, counted),
        }))
        return { code: choice(cases), isText: true }
      }
      case TYPE.plural: {
        if (element.offset) throw new Error('a plural has an offset, which is not supported')
        const value = this.#value(element.value, 'number')
        const cases = Object.entries(element.options).map(([name, option]) => ({
          test: this.#pluralTest(name, value, element.pluralType ?? 'cardinal'),
          code: this.text(option.value, value),
        }))
        // `=0` stands before `one`, wherever the translator wrote it.
        return { code: choice(cases.sort((a, b) => rank(a.test) - rank(b.test))), isText: true }
      }
      case TYPE.tag: {
        const tag = this.#value(element.value, 'tag')
        return { code: `${tag}(${this.text(element.children, counted)})`, isText: true }
      }
    }
  }

  #pluralTest(name: string, value: string, type: 'cardinal' | 'ordinal'): string | null {
    if (name === 'other') return null
    if (name.startsWith('=')) return `${value} === ${Number(name.slice(1))}`
    if (type === 'cardinal' && this.#language === '"en"' && name === 'one') return `${value} === 1`
    const kind = type === 'ordinal' ? ", 'ordinal'" : ''
    return `${this.#helper('pluralForm')}(${this.#language}, ${value}${kind}) === ${quoted(name)}`
  }

  #format(helper: 'formatNumber' | 'formatDate', value: string, options: object | undefined) {
    const more = options === undefined ? '' : `, ${JSON.stringify(options)}`
    return {
      code: `${this.#helper(helper)}(${this.#language}, ${value}${more})`,
      isText: true,
    }
  }

  #helper(name: string): string {
    this.#helpers.add(name)
    return name
  }

  #value(name: string, kind: 'text' | 'number' | 'date' | 'tag'): string {
    const known = this.#values.get(name)
    if (known !== undefined && known !== kind && kind !== 'text' && known !== 'text') {
      throw new Error(`{${name}} is a ${known} and a ${kind}`)
    }
    if (known === undefined || known === 'text') this.#values.set(name, kind)
    return `values.${name}`
  }
}

/** A text as a literal of TypeScript. */
export const quoted = (text: string) =>
  `'${text.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`
const inTemplate = (text: string) => text.replace(/[\\`]|\$(?=\{)/g, '\\$&')

/** Exact numbers first, the other forms next, `other` last. */
const rank = (test: string | null) => (test === null ? 2 : test.includes('(') ? 1 : 0)

function choice(cases: { test: string | null; code: string }[]): string {
  const other = cases.find(({ test }) => test === null)?.code
  const tests = cases.filter(({ test }) => test !== null)
  return `(${tests.map(({ test, code }) => `${test} ? ${code} : `).join('')}${other})`
}

function skeletonOptions(style: unknown): object | undefined {
  if (style === null || style === undefined) return undefined
  if (typeof style === 'object' && 'parsedOptions' in style) return style.parsedOptions as object
  throw new Error(`the style “${style}” is no skeleton (write ::yMMMd)`)
}
