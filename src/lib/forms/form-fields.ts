import * as t from './messages.gen.ts'

/** Validation rules of a field; messages name it by `messageLabel`, or by its label. */
export type FieldRule = {
  label: () => string
  messageLabel?: () => string
  required?: boolean
  format?: 'email'
  /** Characters that are taken; 200 unless told. */
  max?: number
}

/** Validation rules of a form's fields, by name, in the order of the form. */
export type FieldRules<Name extends string = string> = Record<Name, FieldRule>

/** Error messages by field. */
export type FieldMessages<Name extends string = string> = { [N in Name]?: string }

/** Characters of a field that says nothing else. */
export const DEFAULT_MAX_LENGTH = 200

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

/** Whether a text looks like an email address; a server looks closer. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text)
}

/** The message of a field that must be filled in (spec:forms.messages). */
export function requiredMessage(label: string): string {
  return t.fieldRequired({ label })
}

/** The message of a field that must hold an email address (spec:forms.messages). */
export function emailMessage(label: string): string {
  return t.fieldNotAnEmail({ label })
}

/** The message of a field that holds more characters than can be taken. */
export function tooLongMessage(label: string, limit: number): string {
  return t.fieldTooLong({ label, limit })
}

/** Validates the texts of a form; an empty result means that it can be sent. */
export function fieldMessages<Name extends string>(
  rules: FieldRules<Name>,
  read: (name: Name) => unknown,
): FieldMessages<Name> {
  const faults: FieldMessages<Name> = {}
  for (const name of Object.keys(rules) as Name[]) {
    const value = read(name)
    // What is no text, a file, is checked by its own form.
    const text = typeof value === 'string' ? value.trim() : value ? ' ' : ''
    const fault = faultOf(rules[name], text)
    if (fault) faults[name] = fault
  }
  return faults
}

function faultOf(rule: FieldRule, text: string) {
  const { label, messageLabel = label, required, format, max = DEFAULT_MAX_LENGTH } = rule
  if (text === '') return required ? requiredMessage(messageLabel()) : null
  if (text.length > max) return tooLongMessage(messageLabel(), max)
  return format === 'email' && !isEmail(text) ? emailMessage(messageLabel()) : null
}
