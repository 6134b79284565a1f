const HOUR = 60 * 60_000

/** How long something has waited at an instant (ms): `3 days`, `5 hours`, `less than an hour`. */
export function ageLabel(since: string, now: number): string {
  const hours = Math.floor((now - Date.parse(since)) / HOUR)
  if (hours < 1) return 'less than an hour'
  return hours < 48 ? counted(hours, 'hour') : counted(Math.floor(hours / 24), 'day')
}

/** `1 cover`, `24 covers`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
}
