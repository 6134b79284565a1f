import { type DayFigures, OUTCOMES, type PeriodFigures, type Tally } from './types.ts'

/** The figures of several days together; what has the same key is one entry, in the order of the keys. */
export function addUp(days: Iterable<DayFigures>): DayFigures {
  const all = Array.from(days)
  return {
    periods: addUpPeriods(all.flatMap(({ periods }) => periods)),
    quarters: merged(
      all.map(({ quarters }) => quarters),
      ({ quarter }) => quarter,
      (sum, one) => {
        sum.covers += one.covers
        sum.seats += one.seats
      },
    ),
    sizes: merged(
      all.map(({ sizes }) => sizes),
      ({ party }) => party,
      (sum, one) => {
        addTally(sum, one)
        sum.timed += one.timed
        sum.stayed += one.stayed
        sum.planned += one.planned
      },
    ),
    leads: merged(
      all.map(({ leads }) => leads),
      ({ band }) => band,
      addTally,
    ),
    sources: merged(
      all.map(({ sources }) => sources),
      ({ source }) => source,
      addTally,
    ),
    experiences: merged(
      all.map(({ experiences }) => experiences),
      ({ name, currency, multiplier }) => JSON.stringify([name, currency, multiplier]),
      (sum, one) => {
        addTally(sum, one)
        sum.amount += one.amount
      },
    ),
  }
}

/** Periods of the same code together, under the latest of their names. */
export function addUpPeriods(periods: readonly PeriodFigures[]): PeriodFigures[] {
  const found = new Map<string, PeriodFigures>()
  for (const period of periods) {
    const { code, name } = period
    const sum = found.get(code) ?? emptyPeriod(code, name)
    sum.name = name
    for (const outcome of OUTCOMES) addTally(sum[outcome], period[outcome])
    found.set(code, sum)
  }
  // What belongs to no period comes last.
  return [...found.values()].toSorted((a, b) => Number(a.code === '') - Number(b.code === ''))
}

/** A period without any party. */
export function emptyPeriod(code: string, name: string): PeriodFigures {
  const none = () => ({ parties: 0, covers: 0 })
  return { code, name, booked: none(), walkIn: none(), noShow: none(), cancelled: none() }
}

function addTally(sum: Tally, { parties, covers }: Tally): void {
  sum.parties += parties
  sum.covers += covers
}

function merged<T extends object, Key extends string | number>(
  lists: readonly (readonly T[])[],
  keyOf: (item: T) => Key,
  add: (sum: T, item: T) => void,
): T[] {
  const found = new Map<Key, T>()
  for (const list of lists) {
    for (const item of list) {
      const key = keyOf(item)
      const sum = found.get(key)
      if (sum) add(sum, item)
      else found.set(key, { ...item })
    }
  }
  return [...found].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum)
}
