/** The exact sentences of S2 §4 and §8, and the panel's own where the specification gives none. */
export const TEXT = {
  aboveMaxPartySize:
    'For any inquiries regarding parties of this size, please contact the restaurant directly.',
  noAvailability: 'We could not find any availability for your time and party size.',
  generic:
    'There seems to be a problem with this form at the moment, please contact your favourite location directly.',
  payment: 'There was a problem with your card. Please try again or use another card.',
  holdOver:
    'You can still try to complete your reservation, but this table may no longer be available.',
  slotTaken: 'That table was taken a moment ago. These are the times still free.',
  holdLost:
    'Your table was taken after its hold ran out. Choose another time; your details are kept.',
  tooMany: 'That is a lot of tries in a short time. Please wait a few minutes, then try again.',
  overlapping:
    'You already have a reservation around this time. Use the link in its confirmation to change or cancel it first, or choose another time.',
  tryAgainIsSafe:
    'We do not know yet whether your table is booked. Completing it again is safe: you will not be booked twice.',
} as const

/** The running hold notice of S2 §4; `clock` is mm:ss. */
export function holdNotice(clock: string): string {
  return `We're holding this table for you for ${clock} minutes`
}

/** The message of a field that must be filled in (D-27). */
export function requiredMessage(label: string): string {
  return `The ${label} field is required.`
}

/** The message of a field that must hold an e-mail address (D-27). */
export function emailMessage(label: string): string {
  return `The ${label} field must be a valid email.`
}

/** The message of a field that holds more characters than can be taken. */
export function tooLongMessage(label: string, limit: number): string {
  return `The ${label} field may not be longer than ${limit} characters.`
}

/** The message of a field that was refused without a reason that a guest could read. */
export function invalidMessage(label: string): string {
  return `The ${label} field is not valid.`
}

const SEATING: Record<string, string> = {
  default: 'Standard',
  bar: 'Bar',
  counter: 'Counter',
  hightop: 'High top',
  outdoor: 'Outdoor',
}

/** What a guest reads for a seating code (D-52); an unknown code becomes its own words. */
export function seatingLabel(code: string): string {
  const known = SEATING[code.toLowerCase()]
  if (known) return known
  const words = code
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_\s]+/g, ' ')
    .trim()
    .toLowerCase()
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : code
}

/** Seating codes in the order of a house: the dining room first, what is unknown last. */
export function inSeatingOrder(codes: string[]): string[] {
  const known = Object.keys(SEATING)
  const place = (code: string) => {
    const index = known.indexOf(code.toLowerCase())
    return index < 0 ? known.length : index
  }
  return [...codes].sort((a, b) => place(a) - place(b))
}
