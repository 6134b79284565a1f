/** Digits of a PIN. */
export const PIN_LENGTH = 6

/** Those that follow the keys of a telephone, and so are guessed first. */
const KEYPAD = new Set([
  ...['147258', '258369', '369258', '258147', '147852', '258963', '159357', '159753', '357159'],
  ...['753159', '951753', '753951', '456123', '123654', '321456', '789456', '456789', '147369'],
])

/** Whether a text has the form of a PIN. */
export function isPin(text: string): boolean {
  return /^[0-9]{6}$/.test(text)
}

/**
 * Whether a PIN is among those that are guessed first: one or two digits, equal steps (123456, 864208), a group that is
 * repeated or mirrored (123123, 123321), pairs in a row (112233), lines of the keypad.
 */
export function isTrivialPin(pin: string): boolean {
  if (new Set(pin).size <= 2 || KEYPAD.has(pin)) return true
  const [first, second] = [pin.slice(0, 3), pin.slice(3)]
  if (first === second || first === [...second].reverse().join('')) return true
  const digits = [...pin].map(Number)
  if (hasEqualSteps(digits)) return true
  const pairs = [0, 2, 4].map((at) => digits[at] ?? 0)
  return pairs.every((digit, at) => digits[2 * at + 1] === digit) && hasEqualSteps(pairs)
}

function hasEqualSteps(digits: readonly number[]): boolean {
  const steps = digits.slice(1).map((digit, at) => (digit - (digits[at] ?? 0) + 10) % 10)
  return new Set(steps).size === 1
}
