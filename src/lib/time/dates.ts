/** Calendar days of a restaurant's wall, `YYYY-MM-DD`: no zone is involved. */

/** The date `days` after (or before) another one. Throws a RangeError for what is no date. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** ISO weekday of a date: 1 = Monday … 7 = Sunday. */
export function isoWeekdayOf(date: string): number {
  return new Date(`${date}T00:00Z`).getUTCDay() || 7
}
