import { ok, type Result, refuse } from '#lib/result.ts'
import { MOST_UNPACKED } from './limits.ts'

export type HeaderFault = 'no_font' | 'font_collection' | 'unpacks_too_large' | 'broken_font'

/** Bytes of the headers of WOFF and of plain fonts, and of an entry of the lists of tables that follow them. */
const WOFF = { head: 44, entry: 20 }
const PLAIN = { head: 12, entry: 16 }

/** First four bytes of font files; those of TrueType on computers of Apple, too. */
const PLAIN_SIGNATURES: readonly string[] = ['\0\x01\0\0', 'true', 'OTTO']

/**
 * Judges a font file by its first bytes, before anything of it is unpacked: its format, and whether its tables lie
 * within it. Never throws.
 */
export function checkFontHeader(bytes: Buffer): Result<null, HeaderFault> {
  const signature = bytes.toString('latin1', 0, 4)
  if (signature === 'ttcf') return refuse('font_collection')
  if (signature === 'wOF2' || signature === 'wOFF') {
    if (bytes.length < WOFF.head) return refuse('broken_font')
    if (bytes.toString('latin1', 4, 8) === 'ttcf') return refuse('font_collection')
    // It says its own length, and that of what it unpacks to.
    if (bytes.readUInt32BE(8) !== bytes.length) return refuse('broken_font')
    if (bytes.readUInt32BE(16) > MOST_UNPACKED) return refuse('unpacks_too_large')
    return signature === 'wOFF' ? checkWoffTables(bytes) : ok(null)
  }
  return PLAIN_SIGNATURES.includes(signature) ? checkPlainTables(bytes) : refuse('no_font')
}

function checkWoffTables(bytes: Buffer): Result<null, HeaderFault> {
  let unpacked = 0
  for (const entry of entriesOf(bytes, bytes.readUInt16BE(12), WOFF)) {
    if (!entry || !liesWithin(bytes, entry.readUInt32BE(4), entry.readUInt32BE(8)))
      return refuse('broken_font')
    unpacked += entry.readUInt32BE(12)
  }
  return unpacked > MOST_UNPACKED ? refuse('unpacks_too_large') : ok(null)
}

function checkPlainTables(bytes: Buffer): Result<null, HeaderFault> {
  if (bytes.length < PLAIN.head) return refuse('broken_font')
  const entries = entriesOf(bytes, bytes.readUInt16BE(4), PLAIN)
  const isWhole = entries.every(
    (entry) => entry && liesWithin(bytes, entry.readUInt32BE(8), entry.readUInt32BE(12)),
  )
  return isWhole && entries.length > 0 ? ok(null) : refuse('broken_font')
}

/** The entries of a list of tables; null for one that the file is too short for. */
function entriesOf(bytes: Buffer, count: number, { head, entry }: typeof WOFF): (Buffer | null)[] {
  return Array.from({ length: count }, (_, at) => {
    const from = head + at * entry
    return from + entry <= bytes.length ? bytes.subarray(from, from + entry) : null
  })
}

function liesWithin(bytes: Buffer, offset: number, length: number): boolean {
  return offset + length <= bytes.length
}
