/** Minutes of a day. */
export const DAY_MINUTES = 1440

/** Minutes since midnight of `HH:mm`. */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}
