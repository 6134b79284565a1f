/** A time of day, `HH:mm`. */
export const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/

/** Whether a text is a time of day, `HH:mm`. */
export function isClock(text: string): boolean {
  return CLOCK.test(text)
}

/** Minutes of a day. */
export const DAY_MINUTES = 1440

/** Minutes since midnight of `HH:mm`. */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}
