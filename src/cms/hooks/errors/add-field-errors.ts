import type { AfterErrorHook } from 'payload'

/**
 * Says at which field what is wrong. Next gives its routes a copy of Payload of their own, which does
 * not take the refusals of the process's one content system for its own, and would leave this out.
 */
export const addFieldErrors: AfterErrorHook = ({ error, result }) => {
  const refusal = error as Error & { data?: Refused; isPublic?: boolean }
  const { data, isPublic } = refusal
  if (!isPublic || !Array.isArray(data?.errors) || !result) return
  const message = summaryOf(data.errors) ?? refusal.message
  return { response: { ...result, errors: [{ name: 'ValidationError', data, message }] } }
}

type Refused = { errors?: FieldError[] } | null
type FieldError = { label?: unknown; message?: string; path?: string }

/**
 * Each first line of what hooks say of fields, for they know these by their paths alone, which are no words
 * for editors; null where Payload names the fields by their labels.
 */
function summaryOf(errors: FieldError[]): string | null {
  if (errors.some(({ label, message }) => label || !message)) return null
  return [...new Set(errors.map(({ message = '' }) => message.split('\n')[0]))].join(' ')
}
