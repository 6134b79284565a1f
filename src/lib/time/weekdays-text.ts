import { currentLanguage } from '../language/current-language.ts'
import * as t from './messages.gen.ts'
import { weekdayLabel } from './time-labels.ts'
import { WEEKDAYS, type Weekday } from './weekdays.ts'

/** `Tuesday and Thursday to Saturday`: Monday first; empty = every day, or none. */
export function weekdaysText(days: readonly Weekday[]): string {
  if (days.length === 0 || days.length === WEEKDAYS.length) return ''
  const runs: Weekday[][] = []
  const [sunday, ...others] = WEEKDAYS
  let before = false
  for (const day of [...others, sunday]) {
    const has = days.includes(day)
    if (has && before) runs.at(-1)?.push(day)
    else if (has) runs.push([day])
    before = has
  }
  const words = runs.flatMap((run) =>
    run.length > 2
      ? [t.daySpan({ first: named(run[0]), last: named(run.at(-1)) })]
      : run.map(named),
  )
  return new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(words)
}

function named(day: Weekday | undefined): string {
  return day ? weekdayLabel(day) : ''
}
