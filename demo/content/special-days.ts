import { spans } from './hours.ts'
import { locations } from './locations/all.ts'
import type { GroupDay } from './types.ts'

type Holiday = [monthAndDay: string, name: string, open: string]

const shared: Holiday[] = [
  ['12-24', 'Christmas Eve', '11:30-21:00'],
  ['12-25', 'Christmas Day', ''],
  ['12-31', 'New Year’s Eve', '16:00-02:00'],
  ['01-01', 'New Year’s Day', '12:00-21:00'],
]

const own = {
  CA: [
    ['07-01', 'Canada Day', '11:30-00:00'],
    ['12-26', 'Boxing Day', '12:00-22:00'],
  ],
  US: [['07-04', 'Independence Day', '11:30-22:00']],
} satisfies Record<'CA' | 'US', Holiday[]>

const uidsOf = (which: (location: (typeof locations)[number]) => boolean) =>
  locations.filter(which).map(({ uid }) => uid)

/**
 * The public holidays that the restaurants keep in the twelve months from `today` on, which is the day of
 * loading: a demo that is started years from now has its next holidays too.
 */
export function groupDays(today = new Date()): GroupDay[] {
  const year = today.getUTCFullYear()
  const from = today.toISOString().slice(0, 10)
  const until = `${year + 1}${from.slice(4)}`
  // Restaurants that have not opened yet have no special days.
  const except = uidsOf(({ comingSoon }) => comingSoon === true)
  const only = (country: 'CA' | 'US') => uidsOf((one) => one.country === country && !one.comingSoon)
  const days = [
    ...shared.map((day) => ({ day, places: { except } })),
    ...own.CA.map((day) => ({ day, places: { only: only('CA') } })),
    ...own.US.map((day) => ({ day, places: { only: only('US') } })),
  ]
  return [year, year + 1]
    .flatMap((of) =>
      days.map(({ day: [monthAndDay, name, open], places }) => ({
        ...{ date: `${of}-${monthAndDay}`, name, spans: spans(open) },
        ...places,
      })),
    )
    .filter(({ date }) => date >= from && date < until)
    .sort((a, b) => a.date.localeCompare(b.date))
}
