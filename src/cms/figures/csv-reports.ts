import { occupancyOf } from '#booking-engine/figures/occupancy.ts'
import type { LocationFigures, PeriodFigures } from '#booking-engine/figures/types.ts'
import { leadLabel, sourceLabel } from './labels.ts'
import { quarterTime, totalsOf } from './totals.ts'

/** The reports that there are as files. */
export const REPORTS = [
  ...['covers', 'occupancy', 'no-shows', 'lead-times', 'party-sizes', 'sources', 'turn-times'],
  ...['experiences', 'restaurants'],
] as const
export type ReportName =
  | ('covers' | 'occupancy' | 'no-shows' | 'lead-times' | 'party-sizes' | 'sources' | 'turn-times')
  | ('experiences' | 'restaurants')

type Cell = string | number | null
type CsvReport = { columns: string[]; rows(figures: LocationFigures): Cell[][] }

const COUNTS = [
  ...['parties', 'covers', 'walk_in_parties', 'walk_in_covers'],
  ...['no_show_parties', 'no_show_covers', 'cancelled_parties', 'cancelled_covers'],
]

/** The columns of each report after the restaurant, and its rows at one. */
const CSV_REPORTS: Record<ReportName, CsvReport> = {
  covers: {
    columns: ['date', 'period', ...COUNTS],
    rows: ({ days }) =>
      days.flatMap(({ day, periods }) =>
        periods.map((period) => [day, period.name, ...countsOf([period])]),
      ),
  },
  occupancy: {
    columns: ['time', 'next_day', 'covers', 'seats', 'percent'],
    rows: ({ quarters }) =>
      quarters.map(({ quarter, covers, seats }) => [
        ...[quarterTime(quarter), quarter >= 96 ? 1 : 0, covers, seats],
        seats === 0 ? null : percent(covers / seats),
      ]),
  },
  'no-shows': {
    columns: ['period', 'no_show_parties', 'no_show_covers', 'due_parties', 'percent'],
    rows: ({ periods }) =>
      periods.map((period) => {
        const { noShows, noShowRate } = totalsOf([period])
        const due = period.booked.parties + noShows.parties
        return [period.name, noShows.parties, noShows.covers, due, percent(noShowRate)]
      }),
  },
  'lead-times': {
    columns: ['lead_time', 'parties', 'covers'],
    rows: ({ leads }) =>
      leads.map(({ band, parties, covers }) => [leadLabel(band), parties, covers]),
  },
  'party-sizes': {
    columns: ['party', 'parties', 'covers'],
    rows: ({ sizes }) => sizes.map(({ party, parties, covers }) => [party, parties, covers]),
  },
  sources: {
    columns: ['source', 'parties', 'covers'],
    rows: ({ sources }) =>
      sources.map(({ source, parties, covers }) => [sourceLabel(source), parties, covers]),
  },
  'turn-times': {
    columns: ['party', 'timed_parties', 'minutes', 'planned_minutes'],
    rows: ({ sizes }) =>
      sizes
        .filter(({ timed }) => timed > 0)
        .map(({ party, timed, stayed, planned }) => [
          ...[party, timed, tenths(stayed / timed), tenths(planned / timed)],
        ]),
  },
  experiences: {
    columns: ['experience', 'parties', 'covers', 'amount', 'currency'],
    rows: ({ experiences }) =>
      experiences.map(({ name, parties, covers, amount, multiplier, currency }) => [
        ...[name, parties, covers, amount / multiplier, currency],
      ]),
  },
  restaurants: {
    columns: [...COUNTS, 'no_show_percent', 'occupancy_percent'],
    rows: ({ periods, quarters }) => [
      [
        ...countsOf(periods),
        ...[percent(totalsOf(periods).noShowRate), percent(occupancyOf(quarters))],
      ],
    ],
  },
}

/** The columns and the rows of a report as a file, a restaurant after the other. */
export function csvReport(
  report: ReportName,
  figures: readonly LocationFigures[],
  titleOf: (locationId: string) => string,
): Cell[][] {
  const { columns, rows } = CSV_REPORTS[report]
  return [
    ['restaurant', ...columns],
    ...figures.flatMap((one) => rows(one).map((row) => [titleOf(one.locationId), ...row])),
  ]
}

function countsOf(periods: readonly PeriodFigures[]): number[] {
  const { served, walkIns, noShows, cancelled } = totalsOf(periods)
  return [served, walkIns, noShows, cancelled].flatMap(({ parties, covers }) => [parties, covers])
}

function percent(share: number | null): number | null {
  return share === null ? null : tenths(share * 100)
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10
}
