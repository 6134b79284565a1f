import type { DayRule } from '#booking-engine/settings/day-rules.ts'
import type { HostDayView } from '#cms/host/host-day.ts'
import * as t from './messages.gen.ts'

/** What a rule of a day is about: `Dinner`, `Terrace`, `12 covers per quarter hour on this day`. */
export function ruleText({ periods, areas }: HostDayView, rule: DayRule): string {
  if (rule.kind === 'pacing') return t.pacedTo({ covers: rule.covers })
  const name = (list: readonly { code: string; name: string }[], code: string) =>
    list.find((one) => one.code === code)?.name ?? code
  const parts = [
    ...(rule.period === null ? [] : [name(periods, rule.period)]),
    ...(rule.area === null ? [] : [name(areas, rule.area)]),
  ]
  return parts.join(', ') || t.allOfTheDay()
}
