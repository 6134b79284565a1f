/** Calendar days of a restaurant's wall, `YYYY-MM-DD`: no zone is involved. */

const DATE = /^\d{4}-\d{2}-\d{2}$/

/** Whether a text is a day that there is, `YYYY-MM-DD`. */
export function isDate(text: string): boolean {
  if (!DATE.test(text)) return false
  const date = new Date(`${text}T00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** The date `days` after (or before) another one. Throws a RangeError for what is no date. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** ISO weekday of a date: 1 = Monday … 7 = Sunday. */
export function isoWeekdayOf(date: string): number {
  return new Date(`${date}T00:00Z`).getUTCDay() || 7
}
