import { e164 } from '#lib/text/e164.ts'

/** An address and a number in the one form in which two of the same person are equal; null = none. */
export type ContactKeys = { emailKey: string | null; telKey: string | null }

/** The keys of a submission: its address in small letters, its number as E.164 or, where it is none, its digits. */
export function contactKeysOf({ email, tel }: { email?: unknown; tel?: unknown }): ContactKeys {
  const address = typeof email === 'string' ? email.trim().toLowerCase() : ''
  const number = typeof tel === 'string' ? (e164(tel) ?? tel.replace(/\D/g, '')) : ''
  return { emailKey: address || null, telKey: number || null }
}
