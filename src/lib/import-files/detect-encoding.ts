import { type FileEncoding, ImportFileError } from './source-row.ts'
import { sequenceLength } from './utf8.ts'

/** First bytes of files that are no text. */
const NO_TEXTS = [
  { kind: 'workbook', bytes: [0x50, 0x4b, 0x03, 0x04] },
  { kind: 'workbook', bytes: [0xd0, 0xcf, 0x11, 0xe0] },
  { kind: 'pdf', bytes: [0x25, 0x50, 0x44, 0x46] },
]

/**
 * The encoding of a text by its first bytes: its mark; UTF-16 by its NULs; UTF-8 where at least as many characters beyond
 * ASCII are valid as are not; else windows-1252. A character that the head ends within does not count, unless `isWhole`
 * says that the file ends there. Throws an ImportFileError for what is no text.
 */
export function detectEncoding(head: Uint8Array, isWhole: boolean): FileEncoding {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8'
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const known = NO_TEXTS.find(({ bytes }) => bytes.every((byte, at) => head[at] === byte))
  if (known) throw new ImportFileError('not_text', { kind: known.kind })
  return wideEncoding(head) ?? narrowEncoding(head, isWhole)
}

/** UTF-16 where more than a third of one half of the bytes are NUL and hardly any of the other; null where none are. */
function wideEncoding(head: Uint8Array): FileEncoding | null {
  const nuls = [0, 0]
  for (const [at, byte] of head.entries()) if (byte === 0) nuls[at % 2] = (nuls[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = nuls
  if (even + odd === 0) return null
  const many = head.length / 6
  if (odd > many && even < odd / 10) return 'utf-16le'
  if (even > many && odd < even / 10) return 'utf-16be'
  throw new ImportFileError('not_text', { kind: 'other' })
}

function narrowEncoding(head: Uint8Array, isWhole: boolean): FileEncoding {
  let [valid, broken] = [0, 0]
  for (let at = 0; at < head.length; ) {
    const length = sequenceLength(head, at)
    if (length > 1) valid += 1
    if (length === 0 || (length < 0 && isWhole)) broken += 1
    at += Math.max(1, length)
  }
  return broken > valid ? 'windows-1252' : 'utf-8'
}
