import type { OpenSpan, WeekHours } from './types.ts'

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
