import * as t from './messages.gen.ts'

const LABELS: Record<string, () => string> = {
  default: t.standardSeating,
  bar: t.bar,
  counter: t.counter,
  hightop: t.highTop,
  outdoor: t.outdoor,
}

/** Label of a seating code (spec:reservations.seating-labels); an unknown code is split into words. */
export function seatingLabel(code: string): string {
  const known = LABELS[code.toLowerCase()]
  if (known) return known()
  const words = code
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_\s]+/g, ' ')
    .trim()
    .toLowerCase()
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : code
}

/** Seating codes in the order of a house: the dining room first, what is unknown last. */
export function sortSeatings(codes: string[]): string[] {
  const known = Object.keys(LABELS)
  const place = (code: string) => {
    const index = known.indexOf(code.toLowerCase())
    return index < 0 ? known.length : index
  }
  return [...codes].sort((a, b) => place(a) - place(b))
}
