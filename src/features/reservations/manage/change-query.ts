import * as z from 'zod/mini'
import { isLocalDateTime } from '#lib/time/local-date-time.ts'
import { TIMES } from '../flow/times.ts'

/** What a guest looks for instead of their table. */
export type ChangeRequest = { people: number; date: string; time: string }

/** The table that a guest wants instead: `at` is `YYYY-MM-DDTHH:mm` on the restaurant's wall. */
export type NewTable = {
  people: number
  at: string
  seating: string
  /** Version of the experience whose price the guest was told; null = a table alone. */
  version: number | null
}

const digits = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number))
const people = z.pipe(digits, z.int().check(z.gte(1), z.lte(20)))
const slot = z.string().check(z.refine(isLocalDateTime))

const wanted = z.object({
  people,
  date: z.string().check(z.refine((date) => isLocalDateTime(`${date}T00:00`))),
  time: z.string().check(z.refine((time) => TIMES.includes(time))),
})

const newTable = z.object({
  people,
  at: slot,
  seating: z.string().check(z.minLength(1)),
  version: z._default(z.nullable(digits), null),
})

type Fields = Record<string, unknown>

/** What the page's address asks for; null where it asks for nothing that can be looked for. */
export function readChangeRequest(query: Fields): ChangeRequest | null {
  return wanted.safeParse(query).data ?? null
}

/** The time that was picked among those found; null = none yet. */
export function readPickedTable({ at }: Fields): string | null {
  return slot.safeParse(at).data ?? null
}

/** The table that the page's form sends; null where the form was not the page's. */
export function readNewTable(fields: Fields): NewTable | null {
  return newTable.safeParse(fields).data ?? null
}

/** The query that leads back to what was looked for. */
export function changeQuery({ people, date, time }: ChangeRequest): string {
  return new URLSearchParams({ people: String(people), date, time }).toString()
}
