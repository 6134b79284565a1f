/** `Please try again in 4 minutes.`: what a 429 says to whoever reads it. */
export function retryAfterText(seconds: number): string {
  return `Too many attempts in a short time. Please try again in ${durationText(Math.max(1, seconds))}.`
}

function durationText(seconds: number): string {
  if (seconds < 60) return counted(seconds, 'second')
  const minutes = Math.ceil(seconds / 60)
  return minutes < 120 ? counted(minutes, 'minute') : counted(Math.ceil(minutes / 60), 'hour')
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
