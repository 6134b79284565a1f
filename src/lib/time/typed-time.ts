const TYPED = /^(\d{1,2})(?:[:.h]?([0-5]\d))?\s*(am?|pm?)?$/
const NOON = 12

/**
 * A time of day as people type it (`5pm`, `5:30 p.m.`, `17:30`, `1730`, `noon`) as `HH:mm`; null = it is none, or
 * could be the morning's or the evening's (`5:30`).
 */
export function readTypedTime(typed: string): string | null {
  const text = typed
    .toLowerCase()
    .replaceAll(/[\s\u202f]+/g, ' ')
    .trim()
  if (text === 'noon') return '12:00'
  if (text === 'midnight') return '00:00'
  const [, digits, minutes = '00', half] =
    TYPED.exec(text.replaceAll(/([ap])\.\s?m\.?/g, '$1m')) ?? []
  if (digits === undefined) return null
  const hour = hourOf(digits, half)
  return hour === null ? null : `${String(hour).padStart(2, '0')}:${minutes}`
}

function hourOf(digits: string, half: string | undefined): number | null {
  const hour = Number(digits)
  if (half) {
    if (hour < 1 || hour > NOON) return null
    return (hour % NOON) + (half.startsWith('p') ? NOON : 0)
  }
  // Two digits are of a clock of 24 hours, as are hours that no other clock has.
  const isCertain = digits.length === 2 || hour === 0
  return isCertain && hour < 24 ? hour : null
}
