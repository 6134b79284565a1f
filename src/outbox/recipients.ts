import { Conditions } from '#lib/sql/conditions.ts'
import type { Sql } from '#lib/sql/sql.ts'
import {
  type Copy,
  LETTER_COLUMNS,
  type LetterState,
  type LetterSummary,
  onlyReadable,
  type Readable,
} from './letters.ts'

/** A letter with what it said; null before it was first tried. */
export type WholeLetter = LetterSummary & { copy: Copy | null }

/** All letters to an address (in lower case) that somebody may read, the oldest first. */
export async function lettersTo(
  sql: Sql,
  address: string,
  readable: Readable,
): Promise<WholeLetter[]> {
  const where = toAddress(address, readable)
  const rows = await sql.all<LetterSummary & { copy: string | null }>(
    `SELECT ${LETTER_COLUMNS}, copy FROM outbox ${where.text} ORDER BY created_at, key`,
    where.values,
  )
  return rows.map((row) => ({ ...row, copy: row.copy === null ? null : JSON.parse(row.copy) }))
}

/** What is looked at when letters are deleted. */
export type Addressed = { key: string; state: LetterState; payload: string }

/** Deletes the letters to an address but for those that `keeps`; answers with how many. */
export async function forgetLettersTo(
  sql: Sql,
  address: string,
  readable: Readable,
  keeps: (letter: Addressed) => boolean,
): Promise<number> {
  const where = toAddress(address, readable)
  const all = await sql.all<Addressed>(
    `SELECT key, state, payload FROM outbox ${where.text}`,
    where.values,
  )
  const gone = new Conditions()
  gone.whereIn(
    'key',
    all.filter((letter) => !keeps(letter)).map(({ key }) => key),
  )
  return sql.run(`DELETE FROM outbox ${gone.text}`, gone.values)
}

/** Takes whoever some letters go to out of them; the rest stays. */
export async function forgetRecipients(
  sql: Sql,
  keys: readonly string[],
  instead: string,
): Promise<void> {
  const named = new Conditions()
  named.whereIn('key', keys)
  const to = `$${named.values.push(instead)}`
  await sql.run(`UPDATE outbox SET recipient = ${to} ${named.text}`, named.values)
}

function toAddress(address: string, readable: Readable): Conditions {
  const where = new Conditions()
  where.whereIn('lower(recipient)', [address])
  onlyReadable(where, readable)
  return where
}
