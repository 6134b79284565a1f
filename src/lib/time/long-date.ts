const FORMAT = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

/** A day in words: `2026-11-16` → `November 16, 2026`. */
export function longDate(date: string): string {
  return FORMAT.format(new Date(`${date}T00:00:00Z`))
}
