import type { LocalDate } from '#lib/time/time.ts'

/**
 * What staff decide for one service day of online booking: that it stops, in a period or an area or altogether, or how
 * many covers may start in one quarter of an hour. Bookings that there are stay.
 */
export type DayRule =
  | { id: string; day: LocalDate; kind: 'stop'; period: string | null; area: string | null }
  | { id: string; day: LocalDate; kind: 'pacing'; covers: number }

type Stop = Extract<DayRule, { kind: 'stop' }>

/** The rules of a service day. */
export function rulesOn(
  { dayRules = [] }: { dayRules?: readonly DayRule[] | undefined },
  day: LocalDate,
): DayRule[] {
  return dayRules.filter((rule) => rule.day === day)
}

/** The areas in which nothing is booked online in a period by some rules; `all` = nothing at all. */
export function stopsIn(rules: readonly DayRule[], period: string): 'all' | string[] {
  const stops = rules.filter(
    (rule): rule is Stop =>
      rule.kind === 'stop' && (rule.period === null || rule.period === period),
  )
  if (stops.some(({ area }) => area === null)) return 'all'
  return stops.flatMap(({ area }) => area ?? [])
}

/** The covers per quarter of an hour by some rules; null = they say nothing of it. */
export function pacingOf(rules: readonly DayRule[]): number | null {
  return rules.find((rule) => rule.kind === 'pacing')?.covers ?? null
}
