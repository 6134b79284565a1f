/** Marks that turn the direction of what is around them, and halves of characters: nobody types them. */
const HIDDEN = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\p{Cs}]/gu

/** A text of somebody else's without characters that nobody sees and that change how others read. */
export function stripInvisible(text: string): string {
  return text.replace(HIDDEN, '')
}

/** The same on one line, trimmed: a name, an address, whatever stands in a heading or a letter's head. */
export function toSingleLine(text: string): string {
  return stripInvisible(text)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
}

/** The same with its line ends, one kind of them, and no other control character; a tab is a space. */
export function toMultiLine(text: string): string {
  return stripInvisible(text)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(/[^\P{Cc}\n]+/gu, '')
    .trim()
}
