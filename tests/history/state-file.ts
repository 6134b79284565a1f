import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { History } from './play.ts'

const COLUMNS = [
  ...(['seed', 'asked', 'answers', 'unanswered', 'instances', 'clients', 'seconds'] as const),
  ...(['troubles', 'requests lost', 'answers lost', 'requests doubled'] as const),
  ...(['acts done', 'screens', 'mails', 'violations'] as const),
] as const

/** A part that was played, in numbers: `asked` = the answered requests that it was to have. */
export type PlayedPart = Record<(typeof COLUMNS)[number], number>

const HEAD = ['database', ...COLUMNS].join(',')

/**
 * The parts in a file, one row of CSV each; none where it does not exist yet. Throws where it has something else, or
 * parts on another database.
 */
export function readParts(file: string, database: string): PlayedPart[] {
  if (!existsSync(file)) return []
  const [head, ...rows] = readFileSync(file, 'utf8').trim().split('\n')
  if (head !== HEAD) throw new Error(`${file} is no list of parts of a history`)
  return rows.map((row) => {
    const [kind, ...values] = row.split(',')
    const numbers = values.map(Number)
    if (numbers.length !== COLUMNS.length || !numbers.every(Number.isInteger))
      throw new Error(`${file} has a row that is none: ${row}`)
    if (kind !== database) throw new Error(`${file} is of ${kind}`)
    return Object.fromEntries(COLUMNS.map((name, n) => [name, numbers[n]])) as PlayedPart
  })
}

/** Writes the parts of a run; a run that is killed leaves the file as it was. */
export function writeParts(file: string, database: string, parts: readonly PlayedPart[]): void {
  const rows = parts.map((part) => [database, ...COLUMNS.map((name) => part[name])].join(','))
  writeFileSync(`${file}.new`, `${[HEAD, ...rows].join('\n')}\n`)
  renameSync(`${file}.new`, file)
}

/** What a part was, in numbers. */
export function numbersOf(
  played: Pick<PlayedPart, 'seed' | 'asked' | 'instances' | 'clients' | 'seconds'>,
  history: History,
): PlayedPart {
  const sum = (counts: Record<string, number>) =>
    Object.values(counts).reduce((all, count) => all + count, 0)
  const done = Object.entries(history.outcomes).filter(([name]) => name.endsWith(' done'))
  return {
    ...played,
    answers: history.answered,
    unanswered: history.unanswered,
    troubles: sum(history.troubles),
    'requests lost': history.line['request lost'],
    'answers lost': history.line['answer lost'],
    'requests doubled': history.line['request doubled'],
    'acts done': sum(Object.fromEntries(done)),
    screens: history.views,
    mails: history.mails,
    violations: history.violations.length,
  }
}
