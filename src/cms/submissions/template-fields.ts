import type { SubmissionKind } from './states.ts'

const FIELD = /\{([a-z]+)\}/g

const FIELDS: Record<SubmissionKind, readonly string[]> = {
  application: ['name', 'position', 'location', 'recruiter'],
  'group-booking': ['name', 'location', 'date', 'people', 'sender'],
  'bulk-gift-cards': ['name', 'company', 'sender'],
}

/** The fields that a template may name, as `{name}`, by what it replies to. */
export function fieldsOf(kind: SubmissionKind): readonly string[] {
  return FIELDS[kind]
}

/** The fields that a text names, each once. */
export function namedFields(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(FIELD), ([, name]) => name ?? ''))]
}

/** The fields that a text names and that do not exist. */
export function unknownFields(text: string, known: readonly string[]): string[] {
  return namedFields(text).filter((name) => !known.includes(name))
}

/** A template with its fields filled in; what a value says is never taken for a field, and unknown ones stay. */
export function fillTemplate(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(FIELD, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  )
}
