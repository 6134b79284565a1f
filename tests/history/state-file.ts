import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { History } from './play.ts'

/** A part that was played, in numbers. */
const COLUMNS = [
  ...(['seed', 'instances', 'clients', 'answers', 'unanswered', 'seconds', 'troubles'] as const),
  ...(['requests lost', 'answers lost', 'requests doubled'] as const),
  ...(['acts done', 'screens', 'mails', 'violations'] as const),
] as const
export type PlayedPart = Record<(typeof COLUMNS)[number], number>

/** The parts in a file, one row of CSV each; none where it does not exist yet. */
export function readParts(file: string): PlayedPart[] {
  if (!existsSync(file)) return []
  const [, ...rows] = readFileSync(file, 'utf8').trim().split('\n')
  return rows.map((row) => {
    const values = row.split(',').map(Number)
    return Object.fromEntries(COLUMNS.map((name, n) => [name, values[n]])) as PlayedPart
  })
}

/** Writes the parts of a run. */
export function writeParts(file: string, parts: readonly PlayedPart[]): void {
  const rows = parts.map((part) => COLUMNS.map((name) => part[name]).join(','))
  writeFileSync(file, `${[COLUMNS.join(','), ...rows].join('\n')}\n`)
}

/** What a part was, in numbers. */
export function numbersOf(
  played: Pick<PlayedPart, 'seed' | 'instances' | 'clients' | 'answers' | 'seconds'>,
  history: History,
): PlayedPart {
  const sum = (counts: Record<string, number>) =>
    Object.values(counts).reduce((all, count) => all + count, 0)
  const done = Object.entries(history.outcomes).filter(([name]) => name.endsWith(' done'))
  return {
    ...played,
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
