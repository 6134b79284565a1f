import { median } from '../support/wrk.ts'
import type { Sample } from './samples.ts'
import type { Window } from './times.ts'
import type { Kind } from './visits.ts'

/** Comparison of a value early in the run (`before`) with its value at the end (`last`), which may be `most` at most. */
export type Finding = {
  name: string
  before: number
  last: number
  most: number
  isFlat: boolean
}

/** Highest growth that still counts as flat, as a share of the value before. */
const GROWTH = 0.05
/** Growth that is always allowed, by unit: 5 % of a small value would be less than noise. */
const FEW = { MB: 8, number: 4, rows: 50 }
/** Highest ratio of the last third's p99 to the first third's that still counts as steady. */
const MOST_OF_P99 = 1.5
/** Increase of a p99 that is always allowed, ms. */
const FEW_MS = 5
/** Fewest answers in a window for its p99 to be used. */
const LEAST_ANSWERS = 100
/** Fewest windows in a third of the run for the thirds to be compared. */
const LEAST_WINDOWS = 3

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
    'streams of guests': number(({ process }) => process.streams),
    'logs of the databases, MB': mb(({ disk }) => disk.logs),
    'other files, MB': mb(({ disk }) => disk.other),
    'mails that wait': number(({ outbox }) => outbox ?? 0),
  }
  return Object.entries(measures).map(([name, { of, few }]) => {
    const before = mean(quarter(samples, 2).map(of))
    return finding(name, before, mean(quarter(samples, 4).map(of)), few)
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

/**
 * p99 of each kind of answer, as the median of its windows, in the first third and the last, without the first windows. A
 * window with few answers of a kind says nothing of it. Throws where there are too few windows.
 */
export function judgeTimes(windows: readonly Window[], warmUp = 2): Finding[] {
  const judged = windows.slice(warmUp)
  const third = Math.floor(judged.length / 3)
  if (third < LEAST_WINDOWS) throw new Error(`${windows.length} windows are too few`)
  const kinds = new Set(judged.flatMap(({ kinds }) => Object.keys(kinds) as Kind[]))
  return [...kinds].flatMap((kind) => {
    const p99 = (part: readonly Window[]) =>
      part.flatMap(({ kinds: { [kind]: one } }) =>
        one && one.count >= LEAST_ANSWERS ? one.p99 : [],
      )
    const [first, end] = [p99(judged.slice(0, third)), p99(judged.slice(-third))]
    if (Math.min(first.length, end.length) < LEAST_WINDOWS) return []
    const [before, last] = [median(first), median(end)]
    const most = Math.max(before * MOST_OF_P99, before + FEW_MS)
    return [{ name: `p99 of a ${kind}, ms`, before, last, most, isFlat: last <= most }]
  })
}

function finding(name: string, before: number, last: number, few: number): Finding {
  const most = Math.max(before * (1 + GROWTH), before + few)
  return { name, before, last, most, isFlat: last <= most }
}

function quarter<T>(list: readonly T[], which: number): readonly T[] {
  const at = (part: number) => Math.floor((list.length * part) / 4)
  return list.slice(at(which - 1), Math.max(at(which), at(which - 1) + 1))
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
