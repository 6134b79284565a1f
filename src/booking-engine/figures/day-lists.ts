import { addUpPeriods } from './add-up.ts'
import { type DayFigures, OUTCOMES, type PeriodFigures } from './types.ts'

/** The form in which figures are kept. Another form has another number, so that what is kept is computed anew. */
const FORM = 1

/** Returns the stamp of kept figures: the version of their form and of the day; with any other stamp they are out of date. */
export function stampOf(dayVersion: number): string {
  return `${FORM}.${dayVersion}`
}

/** `stampOf` of a version that is an SQL expression. */
export function stampExpression(dayVersion: string): string {
  return `'${FORM}.' || CAST(${dayVersion} AS text)`
}

/**
 * Figures as one list of values for each measure, entry after entry. A year of a group is thousands of days: as objects
 * they would take several times as long to read and to add up.
 */
export type Lists = Record<keyof DayFigures, (string | number)[]>

/** How many values an entry of a list has, and how many of them, at its beginning, tell it from others. */
const SHAPES = {
  quarters: { width: 3, keys: 1 },
  sizes: { width: 6, keys: 1 },
  leads: { width: 3, keys: 1 },
  sources: { width: 3, keys: 1 },
  experiences: { width: 6, keys: 3 },
} as const

const PERIOD_WIDTH = 3 + 2 * OUTCOMES.length

/** The figures of a day as lists. */
export function toLists(figures: DayFigures): Lists {
  return {
    periods: figures.periods.flatMap((period) => {
      const counts = OUTCOMES.flatMap((one) => [period[one].parties, period[one].covers])
      return [period.code, period.name, period.from, ...counts]
    }),
    quarters: figures.quarters.flatMap(({ quarter, covers, seats }) => [quarter, covers, seats]),
    sizes: figures.sizes.flatMap(({ party, parties, covers, timed, stayed, planned }) => {
      return [party, parties, covers, timed, stayed, planned]
    }),
    leads: figures.leads.flatMap(({ band, parties, covers }) => [band, parties, covers]),
    sources: figures.sources.flatMap(({ source, parties, covers }) => [source, parties, covers]),
    experiences: figures.experiences.flatMap(
      ({ name, currency, multiplier, parties, covers, amount }) => {
        return [name, currency, multiplier, parties, covers, amount]
      },
    ),
  }
}

/** The figures of several days together, from their lists; as `addUp`. */
export function addUpLists(days: readonly Lists[]): DayFigures {
  const merged = (measure: keyof typeof SHAPES) => {
    const { width, keys } = SHAPES[measure]
    return mergedList(
      days.map((day) => day[measure]),
      width,
      keys,
    )
  }
  return {
    periods: addUpPeriods(
      periodsOf({ periods: mergedPeriods(days.map(({ periods }) => periods)) }),
    ),
    quarters: merged('quarters').map(([quarter, covers, seats]) => ({
      ...{ quarter: Number(quarter), covers: Number(covers), seats: Number(seats) },
    })),
    sizes: merged('sizes').map((one) => {
      const [party = 0, parties = 0, covers = 0, timed = 0, stayed = 0, planned = 0] =
        one.map(Number)
      return { party, parties, covers, timed, stayed, planned }
    }),
    leads: merged('leads').map((one) => {
      const [band = 0, parties = 0, covers = 0] = one.map(Number)
      return { band, parties, covers }
    }),
    sources: merged('sources').map(([source, parties, covers]) => ({
      ...{ source: String(source), parties: Number(parties), covers: Number(covers) },
    })),
    experiences: merged('experiences').map(([name, currency, ...values]) => {
      const [multiplier = 0, parties = 0, covers = 0, amount = 0] = values.map(Number)
      return { name: String(name), currency: String(currency), multiplier, parties, covers, amount }
    }),
  }
}

/** The periods of a day. */
export function periodsOf({ periods }: Pick<Lists, 'periods'>): PeriodFigures[] {
  return Array.from({ length: periods.length / PERIOD_WIDTH }, (_, n) => {
    const [code, name, ...counts] = periods.slice(n * PERIOD_WIDTH, (n + 1) * PERIOD_WIDTH)
    const at = (place: number) => Number(counts[place] ?? 0)
    const tally = (nth: number) => ({ parties: at(1 + 2 * nth), covers: at(2 + 2 * nth) })
    return {
      ...{ code: String(code), name: String(name), from: at(0) },
      ...{ booked: tally(0), walkIn: tally(1), noShow: tally(2), cancelled: tally(3) },
    }
  })
}

type Entry = (string | number)[]

/** Lists of periods as one; as `addUpPeriods`, but in no order. */
export function mergedPeriods(lists: readonly Entry[]): Entry {
  const found = new Map<string | number, Entry>()
  for (const list of lists) {
    for (let at = 0; at < list.length; at += PERIOD_WIDTH) {
      const [code = '', name = '', from = 0] = [list[at], list[at + 1], list[at + 2]]
      const sum = found.get(code)
      if (!sum) {
        found.set(code, list.slice(at, at + PERIOD_WIDTH))
        continue
      }
      sum[1] = name
      sum[2] = Math.min(Number(sum[2]), Number(from))
      for (let n = 3; n < PERIOD_WIDTH; n++) sum[n] = Number(sum[n]) + Number(list[at + n])
    }
  }
  return [...found.values()].flat()
}

/** Entries of the same keys together, in the order of their keys: what follows the keys is added up. */
function mergedList(lists: readonly Entry[], width: number, keys: number): Entry[] {
  const found = new Map<string | number, Entry>()
  for (const list of lists) {
    for (let from = 0; from < list.length; from += width) {
      const key = keys === 1 ? (list[from] ?? '') : JSON.stringify(list.slice(from, from + keys))
      const sum = found.get(key)
      if (!sum) found.set(key, list.slice(from, from + width))
      else for (let n = keys; n < width; n++) sum[n] = Number(sum[n]) + Number(list[from + n])
    }
  }
  return [...found].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum)
}
