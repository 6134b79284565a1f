/** A name as the key of a document: the same whatever its case, its blanks and the form of its letters. */
export function keyOf(text: string): string {
  return text.normalize('NFC').toLowerCase().trim().replaceAll(/\s+/g, ' ')
}

/** An id of the old system as a key, which no name is taken for. */
export function keyOfId(id: string): string {
  return `#${keyOf(id)}`
}

/** An id of the old system as a key that keeps upper and lower case apart. */
export function keyOfExactId(id: string): string {
  return `#${id.trim()}`
}

/** The id of a document that is there already as a key. */
export function keyOfOwn(id: number): string {
  return `=${id}`
}

/** The id of a document that is there, of such a key; null of every other one. */
export function ownIdIn(key: string): number | null {
  return /^=\d+$/.test(key) ? Number(key.slice(1)) : null
}

/** Whether a key is an id of the old system. */
export const isIdKey = (key: string) => key.startsWith('#')
