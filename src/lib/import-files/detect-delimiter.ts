import { DELIMITERS, type FileFacts } from './source-row.ts'

type Delimiter = NonNullable<FileFacts['delimiter']>

/** Lines that are looked at. */
const MOST_LINES = 100
/** The first line by which Excel is told the delimiter. */
const SEPARATOR_LINE = /^"?sep=([,;\t|])"?(?:\r\n|\n|\r)/i

/** The delimiter that the first line of a CSV text is said to be by `sep=;`, and the length of that line; null without one. */
export function readSeparatorLine(text: string): { delimiter: Delimiter; length: number } | null {
  const [line, delimiter] = SEPARATOR_LINE.exec(text) ?? []
  return line === undefined ? null : { delimiter: delimiter as Delimiter, length: line.length }
}

/**
 * The delimiter of a CSV text: the one that stands outside of quotes as often in each line as in the first; of equals the
 * one that stands there more often; a comma where none does.
 */
export function detectDelimiter(text: string): Delimiter {
  const named = readSeparatorLine(text)
  if (named) return named.delimiter
  let best = { delimiter: ',' as Delimiter, share: 0, count: 0 }
  for (const delimiter of DELIMITERS) {
    const [count = 0, ...others] = delimitersByLine(text, delimiter)
    if (count === 0) continue
    const share = (1 + others.filter((one) => one === count).length) / (1 + others.length)
    const isBetter = share > best.share || (share === best.share && count > best.count)
    if (isBetter) best = { delimiter, share, count }
  }
  return best.delimiter
}

/** How often a delimiter stands outside of quotes in each of the first lines that are not blank and have an end. */
function delimitersByLine(text: string, delimiter: Delimiter): number[] {
  const counts: number[] = []
  let line = { count: 0, isBlank: true }
  let isQuoted = false
  let before = '\n'
  for (const sign of text) {
    // Inside of a cell a quote is a character; a doubled one closes it and opens it again.
    if (sign === '"') isQuoted = !isQuoted && /[\r\n"]/.test(before.replace(delimiter, '\n'))
    if (isQuoted || sign === '"') {
      line.isBlank = false
    } else if (sign === '\n' || sign === '\r') {
      if (!line.isBlank) counts.push(line.count)
      if (counts.length === MOST_LINES) break
      line = { count: 0, isBlank: true }
    } else if (sign === delimiter) {
      line.count += 1
    } else if (sign.trim() !== '') {
      line.isBlank = false
    }
    before = sign
  }
  return counts
}
