import * as t from './messages.gen.ts'

/** `Please try again in 4 minutes.`: what a 429 says to whoever reads it. */
export function retryAfterText(seconds: number): string {
  return t.tooManyAttempts({ duration: durationText(Math.max(1, seconds)) })
}

function durationText(seconds: number): string {
  if (seconds < 60) return t.seconds({ count: seconds })
  const minutes = Math.ceil(seconds / 60)
  return minutes < 120 ? t.minutes({ count: minutes }) : t.hours({ count: Math.ceil(minutes / 60) })
}
