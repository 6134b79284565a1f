/** `7:04 PM` of an instant (ms since 1970) on the restaurant's wall. */
export function wallClockOf(instant: number, timeZone: string): string {
  const options = { hour: 'numeric', minute: '2-digit', timeZone } as const
  return new Intl.DateTimeFormat('en-US', options).format(instant)
}
