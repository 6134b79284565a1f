/** Letters and signs that go below the line in most typefaces, marks below a letter among them (of the decomposed form). */
const DESCENDING = /[gjpqyþQJ,;()[\]руфцщд]|[\u0323-\u0328]/

/** Whether something of a name goes below its line. */
export function descends(name: string): boolean {
  return DESCENDING.test(name.normalize('NFD'))
}
