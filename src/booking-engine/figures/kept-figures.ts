import { type DayFigures, OUTCOMES, type PeriodFigures } from './types.ts'

/** The form in which figures are kept. Another form has another number, so that what is kept is computed anew. */
const FORM = 1

/** What kept figures were computed from: figures of another stamp are out of date. */
export function stampOf(dayVersion: number): string {
  return `${FORM}.${dayVersion}`
}

/** `stampOf` of a version that is an SQL expression. */
export function stampExpression(dayVersion: string): string {
  return `'${FORM}.' || CAST(${dayVersion} AS text)`
}

/** Figures as lists of their values, in the order in which they are written below. */
type Kept = {
  periods: [code: string, name: string, from: number, ...counts: number[]][]
  quarters: [quarter: number, covers: number, seats: number][]
  sizes: [
    ...[party: number, parties: number, covers: number],
    ...[timed: number, stayed: number, planned: number],
  ][]
  leads: [band: number, parties: number, covers: number][]
  sources: [source: string, parties: number, covers: number][]
  experiences: [
    ...[name: string, currency: string, multiplier: number],
    ...[parties: number, covers: number, amount: number],
  ][]
}

/** The figures of a day as short as they can be kept: a year of a group is thousands of them. */
export function toKept(figures: DayFigures): string {
  const kept: Kept = {
    periods: figures.periods.map((period) => {
      const counts = OUTCOMES.flatMap((one) => [period[one].parties, period[one].covers])
      return [period.code, period.name, period.from, ...counts]
    }),
    quarters: figures.quarters.map(({ quarter, covers, seats }) => [quarter, covers, seats]),
    sizes: figures.sizes.map(({ party, parties, covers, timed, stayed, planned }) => {
      return [party, parties, covers, timed, stayed, planned]
    }),
    leads: figures.leads.map(({ band, parties, covers }) => [band, parties, covers]),
    sources: figures.sources.map(({ source, parties, covers }) => [source, parties, covers]),
    experiences: figures.experiences.map(
      ({ name, currency, multiplier, parties, covers, amount }) => {
        return [name, currency, multiplier, parties, covers, amount]
      },
    ),
  }
  return JSON.stringify(kept)
}

/** The figures that `toKept` made a text of. */
export function fromKept(text: string): DayFigures {
  const kept = JSON.parse(text) as Kept
  return {
    periods: kept.periods.map(periodOf),
    quarters: kept.quarters.map(([quarter, covers, seats]) => ({ quarter, covers, seats })),
    sizes: kept.sizes.map(([party, parties, covers, timed, stayed, planned]) => ({
      ...{ party, parties, covers, timed, stayed, planned },
    })),
    leads: kept.leads.map(([band, parties, covers]) => ({ band, parties, covers })),
    sources: kept.sources.map(([source, parties, covers]) => ({ source, parties, covers })),
    experiences: kept.experiences.map(([name, currency, multiplier, parties, covers, amount]) => ({
      ...{ name, currency, multiplier, parties, covers, amount },
    })),
  }
}

function periodOf([code, name, from, ...counts]: Kept['periods'][number]): PeriodFigures {
  const tally = (n: number) => ({ parties: counts[2 * n] ?? 0, covers: counts[2 * n + 1] ?? 0 })
  return {
    ...{ code, name, from },
    ...{ booked: tally(0), walkIn: tally(1), noShow: tally(2), cancelled: tally(3) },
  }
}
