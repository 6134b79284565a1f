import type { HolidayHours, OpenSpan, WeekHours } from './types.ts'

/** `'11:30-23:00'` or, with a break, `'11:30-14:30 17:00-22:00'`; empty = closed. */
export function spans(text: string): OpenSpan[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((span) => {
      const [opens = '', closes = ''] = span.split('-')
      return { opens, closes }
    })
}

/** A week from the spans of Monday to Thursday, Friday and Saturday, and Sunday. */
export function week(
  mondayToThursday: string,
  fridayAndSaturday: string,
  sunday: string,
  exceptions: Partial<Record<keyof WeekHours, string>> = {},
): WeekHours {
  const of = (day: keyof WeekHours, text: string) => spans(exceptions[day] ?? text)
  return {
    monday: of('monday', mondayToThursday),
    tuesday: of('tuesday', mondayToThursday),
    wednesday: of('wednesday', mondayToThursday),
    thursday: of('thursday', mondayToThursday),
    friday: of('friday', fridayAndSaturday),
    saturday: of('saturday', fridayAndSaturday),
    sunday: of('sunday', sunday),
  }
}

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

/**
 * The public holidays that a country's restaurants keep in the twelve months from `today` on, which
 * is the day of loading: a demo that is started years from now has its next holidays too.
 */
export function holidays(country: 'CA' | 'US', today = new Date()): HolidayHours[] {
  const year = today.getUTCFullYear()
  const from = today.toISOString().slice(0, 10)
  const until = `${year + 1}${from.slice(4)}`
  return [year, year + 1]
    .flatMap((of) =>
      [...shared, ...own[country]].map(([monthAndDay, name, open]) => ({
        date: `${of}-${monthAndDay}`,
        name,
        spans: spans(open),
      })),
    )
    .filter(({ date }) => date >= from && date < until)
    .sort((a, b) => a.date.localeCompare(b.date))
}
