import type { Sample } from './samples.ts'
import type { Window } from './times.ts'
import type { Kind } from './visits.ts'

/** A value over the run: how it was in the second quarter and in the last, and the most that the last may be. */
export type Finding = {
  name: string
  second: number
  last: number
  most: number
  isFlat: boolean
}

/** What may grow by itself, in parts of what there was, and in its own unit where that is little. */
const GROWTH = 0.1
const FEW = { MB: 8, number: 8, rows: 50 }
/** How much the last third's p99 may be of the first one's. */
const MOST_OF_P99 = 1.5

/**
 * Compares the second quarter of a run with the last one: the first one fills memories and pools. Of the disk the logs
 * and what is no database are compared; what the databases keep grows with what is booked, and has a table of its own.
 */
export function judgeSamples(samples: readonly Sample[]): Finding[] {
  const mb = (of: (sample: Sample) => number) => ({ of, few: FEW.MB })
  const number = (of: (sample: Sample) => number) => ({ of, few: FEW.number })
  const measures = {
    'resident memory, MB': mb(({ memory }) => memory.resident),
    'heap in use, MB': mb(({ memory }) => memory.heap),
    'external memory, MB': mb(({ memory }) => memory.external),
    'open files': number(({ process }) => process.files),
    sockets: number(({ process }) => process.sockets),
    threads: number(({ process }) => process.threads),
    timers: number(({ process }) => process.timers),
    'logs of the databases, MB': mb(({ disk }) => disk.logs),
    'other files, MB': mb(({ disk }) => disk.other),
    'mails that wait': number(({ outbox }) => outbox),
  }
  return Object.entries(measures).map(([name, { of, few }]) => {
    const second = mean(quarter(samples, 2).map(of))
    return finding(name, second, mean(quarter(samples, 4).map(of)), few)
  })
}

/** Rows of each table that is not one of those that keep what was done (`keeps`), compared in the same way. */
export function judgeRows(
  counts: readonly Record<string, number>[],
  keeps: readonly string[],
): Finding[] {
  const tables = Object.keys(counts.at(-1) ?? {}).filter((table) => !keeps.includes(table))
  return tables.map((table) => {
    const rows = (part: number) => mean(quarter(counts, part).map((one) => one[table] ?? 0))
    return finding(table, rows(2), rows(4), FEW.rows)
  })
}

/** p99 of each kind of answer, as the median of its windows, in the first third and the last, without the first windows. */
export function judgeTimes(windows: readonly Window[], warmUp = 2): Finding[] {
  const judged = windows.slice(warmUp)
  const third = Math.max(1, Math.floor(judged.length / 3))
  const kinds = new Set(judged.flatMap(({ kinds }) => Object.keys(kinds) as Kind[]))
  return [...kinds].map((kind) => {
    const p99 = (part: readonly Window[]) =>
      median(part.flatMap(({ kinds }) => kinds[kind]?.p99 ?? []))
    const [second, last] = [p99(judged.slice(0, third)), p99(judged.slice(-third))]
    const most = second * MOST_OF_P99
    return { name: `p99 of a ${kind}, ms`, second, last, most, isFlat: last <= most }
  })
}

function finding(name: string, second: number, last: number, few: number): Finding {
  const most = Math.max(second * (1 + GROWTH), second + few)
  return { name, second, last, most, isFlat: last <= most }
}

function quarter<T>(list: readonly T[], which: number): readonly T[] {
  const at = (part: number) => Math.floor((list.length * part) / 4)
  return list.slice(at(which - 1), Math.max(at(which), at(which - 1) + 1))
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
