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

/** Periods of the same code together, under the latest of their names; in the order of their seatings, then codes. */
export function addUpPeriods(periods: readonly PeriodFigures[]): PeriodFigures[] {
  const found = new Map<string, PeriodFigures>()
  for (const period of periods) {
    const { code, name, from } = period
    const sum = found.get(code) ?? emptyPeriod({ code, name, from })
    sum.name = name
    sum.from = Math.min(sum.from, from)
    for (const outcome of OUTCOMES) addTally(sum[outcome], period[outcome])
    found.set(code, sum)
  }
  return [...found.values()].toSorted((a, b) => a.from - b.from || (a.code < b.code ? -1 : 1))
}

/** A period without any party. */
export function emptyPeriod(period: Pick<PeriodFigures, 'code' | 'name' | 'from'>): PeriodFigures {
  const none = () => ({ parties: 0, covers: 0 })
  return { ...period, booked: none(), walkIn: none(), noShow: none(), cancelled: none() }
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
