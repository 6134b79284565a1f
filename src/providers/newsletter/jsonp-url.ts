/** One control of a form, as it is sent; `dialCode` belongs to a telephone number. */
export type SentField = { name: string; value: string; type?: string; dialCode?: string }

/** Longest address of a script: a longer one fails with the provider's words (spec:forms.newsletter-too-long). */
export const LONGEST_ADDRESS = 10_000

/** What a browser asks the provider's script for: the form's fields in their order, and `jsonp=true`. */
export function jsonpUrl(url: string, fields: readonly SentField[]): string {
  const pairs = [...fields.map(pairOf), 'jsonp=true']
  return `${url}?${pairs.join('&')}`
}

function pairOf({ name, value, type, dialCode }: SentField): string {
  const sent = type === 'tel' && dialCode ? withDialCode(value, dialCode) : value
  return `${encodeURIComponent(name)}=${encodeURIComponent(sent)}`
}

/**
 * `+1 604-555-1234` (spec:forms.newsletter-dial-code). What has a country code already, or no number, stays as
 * it is.
 */
export function withDialCode(number: string, dialCode: string): string {
  const typed = number.trim()
  if (typed === '' || typed.startsWith('+')) return typed
  return `+${dialCode.replace(/\D/g, '')} ${typed}`
}
