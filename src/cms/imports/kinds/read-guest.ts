import { z } from 'zod'
import { ok, type Result, refuse } from '#lib/result.ts'
import { e164 } from '#lib/text/e164.ts'
import type { cellReader } from './read-cell.ts'

/** Longest first and last name, characters. */
const LONGEST_NAME = 80

/** A guest by the fields `name`, `firstName`, `lastName`, `phone` (E.164) and `email`; empty where the row says none. */
export function readGuest(row: ReturnType<typeof cellReader>) {
  const text = (field: string) => row.text(field, LONGEST_NAME) ?? ''
  const apart = { firstName: text('firstName'), lastName: text('lastName') }
  const isApart = apart.firstName !== '' || apart.lastName !== ''
  return {
    ...(isApart ? apart : namesOf(text('name'))),
    phone: row.read('phone', readPhone) ?? '',
    email: row.read('email', readEmail) ?? null,
  }
}

/** One name as two: `Berg, Ida` and `Ida Berg` are the same. */
function namesOf(whole: string): { firstName: string; lastName: string } {
  const [family = '', given = ''] = whole.split(',').map((part) => part.trim())
  if (given !== '') return { firstName: given, lastName: family }
  const words = whole.split(/\s+/)
  const lastName = words.length > 1 ? (words.pop() ?? '') : ''
  return { firstName: words.join(' '), lastName }
}

function readPhone(text: string): Result<string, 'no_phone'> {
  // Spreadsheets keep a number as a text by a quote before it.
  const found = e164(text.replace(/^'/, ''))
  return found === null ? refuse('no_phone') : ok(found)
}

function readEmail(text: string): Result<string, 'no_email'> {
  const found = z.email().max(254).safeParse(text.toLowerCase())
  return found.success ? ok(found.data) : refuse('no_email')
}
