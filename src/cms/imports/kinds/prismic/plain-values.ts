import type { FlattenedField } from 'payload'
import { wordsOf } from '#lib/prismic/values.ts'
import { plainName } from './plain-name.ts'

/** The text of a field; undefined of an empty one. */
export const filledText = (text: string) => (text === '' ? undefined : text)

/** The number that a text is, be it an amount in dollars; undefined of every other one. */
export function numberOf(value: unknown): number | undefined {
  const text = wordsOf(value).replace(/^\$\s*/, '')
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined
}

/** A moment of a text that says one (ISO 8601); undefined of every other one. */
export function momentOf(value: unknown): string | undefined {
  const moment = new Date(wordsOf(value))
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString()
}

type Choice = Extract<FlattenedField, { type: 'select' | 'radio' }>

/** The choice whose value or label a text is. */
export function choiceOf(field: Choice, value: unknown): unknown {
  if ('hasMany' in field && field.hasMany) return undefined
  const wished = plainName(wordsOf(value))
  const found = field.options.find((option) => {
    const names = typeof option === 'string' ? [option] : [option.value, String(option.label)]
    return names.some((name) => plainName(name) === wished)
  })
  return typeof found === 'object' ? found.value : found
}
