import { z } from 'zod'
import { ok, type Result, refuse } from '#lib/result.ts'
import { e164 } from '#lib/text/e164.ts'
import type { Cells } from './kind.ts'
import type { cellReader } from './read-cell.ts'

/** Longest first and last name, characters. */
const LONGEST_NAME = 80

/** A guest by the fields `name`, `firstName`, `lastName`, `phone` (E.164) and `email`; empty where the row says none. */
export function readGuest(row: ReturnType<typeof cellReader>, cells: Cells) {
  const [firstName, lastName] = namesOf(cells)
  const first = firstName === cells('firstName') ? row.text('firstName', LONGEST_NAME) : firstName
  const last = lastName === cells('lastName') ? row.text('lastName', LONGEST_NAME) : lastName
  return {
    ...{ firstName: (first ?? '').slice(0, LONGEST_NAME), lastName: last ?? '' },
    phone: row.read('phone', readPhone) ?? '',
    email: row.read('email', readEmail) ?? null,
  }
}

/** One name as two: `Berg, Ida` and `Ida Berg` are the same. */
function namesOf(cells: Cells): [first: string, last: string] {
  const [first, last, whole] = [cells('firstName'), cells('lastName'), cells('name')]
  if (first !== '' || last !== '' || whole === '') return [first, last]
  const [family = '', given] = whole.split(',').map((part) => part.trim())
  if (given) return [given, family]
  const words = whole.split(/\s+/)
  const name = words.length > 1 ? (words.pop() ?? '') : ''
  return [words.join(' '), name]
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
