import { type FileEncoding, ImportFileError } from './source-row.ts'
import { sequenceLength, validLength } from './utf8.ts'

/** Bytes that are decoded at once. */
const PIECE_BYTES = 64 * 1024
/** Everything that ends a line. */
export const LINE_BREAK = /\r\n|\n|\r/g

/**
 * The text of a file in pieces of at most 64 kB, without a byte order mark. A file that began as ASCII and goes on with
 * what is not UTF-8 is read as windows-1252 from there, which has the same ASCII; one that had other characters as UTF-8
 * already is not. Throws an ImportFileError behind the last text before bytes of another encoding, or a NUL.
 */
export async function* decodeText(
  bytes: AsyncIterable<Uint8Array>,
  encoding: FileEncoding,
): AsyncGenerator<string> {
  const decoder = decoderOf(encoding)
  const lines = new LineCounter()
  let isFirst = true
  for await (const chunk of withEnd(bytes)) {
    const { text: decoded, isBroken } = decoder.decode(chunk)
    const text = isFirst && decoded !== '' ? decoded.replace(/^\uFEFF/, '') : decoded
    if (decoded !== '') isFirst = false
    const nul = text.indexOf('\0')
    const readable = nul < 0 ? text : text.slice(0, nul)
    lines.count(readable)
    if (readable !== '') yield readable
    if (nul >= 0) throw new ImportFileError('not_text', { kind: 'other', line: lines.line })
    if (isBroken) throw new ImportFileError('wrong_encoding', { encoding, line: lines.line })
  }
}

/** The bytes in pieces, and null behind the last one. */
async function* withEnd(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array | null> {
  for await (const chunk of bytes)
    for (let at = 0; at < chunk.length; at += PIECE_BYTES)
      yield chunk.subarray(at, at + PIECE_BYTES)
  yield null
}

/** The line that a text has come to, counted from 1. */
class LineCounter {
  line = 1
  private endsInReturn = false

  count(text: string): void {
    if (text === '') return
    const breaks = text.match(LINE_BREAK)?.length ?? 0
    this.line += breaks - (this.endsInReturn && text.startsWith('\n') ? 1 : 0)
    this.endsInReturn = text.endsWith('\r')
  }
}

/** A piece of text; `isBroken`: the bytes behind it are of another encoding. */
type Decoded = { text: string; isBroken: boolean }

/** UTF-8 with what `decodeText` says of windows-1252; `decode(null)` ends it. */
class Utf8Decoder {
  private rest: Uint8Array = new Uint8Array(0)
  private isAscii = true
  private isWindows = false

  decode(chunk: Uint8Array | null): Decoded {
    const bytes = joined(this.rest, chunk ?? new Uint8Array(0))
    if (this.isWindows) return { text: windowsText(bytes), isBroken: false }
    const valid = validLength(bytes)
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, valid))
    this.isAscii &&= text.length === valid
    this.rest = bytes.subarray(valid)
    const isCut = chunk !== null && sequenceLength(this.rest, 0) < 0
    if (this.rest.length === 0 || isCut) return { text, isBroken: false }
    if (!this.isAscii) return { text, isBroken: true }
    this.isWindows = true
    const windows = windowsText(this.rest)
    this.rest = new Uint8Array(0)
    return { text: text + windows, isBroken: false }
  }
}

const windowsText = (bytes: Uint8Array) => new TextDecoder('windows-1252').decode(bytes)

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  if (first.length === 0) return second
  const both = new Uint8Array(first.length + second.length)
  both.set(first)
  both.set(second, first.length)
  return both
}

/** Halves of characters that stand alone. */
const HALF = /\p{Surrogate}/u

/** UTF-16, which is of another encoding where half a character stands; `decode(null)` ends it. */
class Utf16Decoder {
  private rest: Uint8Array = new Uint8Array(0)
  private readonly isBigEndian: boolean

  constructor(isBigEndian: boolean) {
    this.isBigEndian = isBigEndian
  }

  decode(chunk: Uint8Array | null): Decoded {
    const bytes = joined(this.rest, chunk ?? new Uint8Array(0))
    const whole = Buffer.from(bytes.subarray(0, bytes.length - (bytes.length % 2)))
    const units = (this.isBigEndian ? whole.swap16() : whole).toString('utf16le')
    // The other half may come with the next piece.
    const isCut = chunk !== null && /[\uD800-\uDBFF]$/.test(units)
    const text = isCut ? units.slice(0, -1) : units
    this.rest = bytes.slice(2 * text.length)
    const broken = text.search(HALF)
    if (broken >= 0) return { text: text.slice(0, broken), isBroken: true }
    return { text, isBroken: chunk === null && this.rest.length > 0 }
  }
}

/** Windows-1252, in which every byte is a character. */
const windowsDecoder = {
  decode: (chunk: Uint8Array | null): Decoded => ({
    text: chunk ? windowsText(chunk) : '',
    isBroken: false,
  }),
}

function decoderOf(encoding: FileEncoding): { decode(chunk: Uint8Array | null): Decoded } {
  if (encoding === 'utf-8') return new Utf8Decoder()
  return encoding === 'windows-1252' ? windowsDecoder : new Utf16Decoder(encoding === 'utf-16be')
}
