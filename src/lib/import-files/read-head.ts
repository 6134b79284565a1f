import { decodeText } from './decode-text.ts'
import { detectEncoding } from './detect-encoding.ts'
import { type FileEncoding, ImportFileError, type OpenFile } from './source-row.ts'
import { sequenceLength } from './utf8.ts'

/** What is looked at of a file to say what it is, in bytes. */
const HEAD_BYTES = 64 * 1024

/** The beginning of a file as text; `isWhole`: the file ends there. */
export type FileHead = { encoding: FileEncoding; text: string; isWhole: boolean }

/** Reads the beginning of a file. Throws an ImportFileError for what is empty or no text. */
export async function readHead(open: OpenFile): Promise<FileHead> {
  const { bytes, isWhole } = await firstBytes(open)
  const encoding = detectEncoding(bytes, isWhole)
  let text = ''
  try {
    const whole = isWhole ? bytes : withoutCutCharacter(bytes, encoding)
    for await (const piece of decodeText(ofOne(whole), encoding)) text += piece
  } catch (error) {
    // What is wrong behind the first rows is said when they are read, with its line.
    const isLater = error instanceof ImportFileError && /[\r\n]/.test(text.trim())
    if (!isLater) throw error
    return { encoding, text, isWhole: false }
  }
  if (isWhole && text.trim() === '') throw new ImportFileError('empty')
  return { encoding, text, isWhole }
}

async function firstBytes(open: OpenFile): Promise<{ bytes: Uint8Array; isWhole: boolean }> {
  const head = new Uint8Array(HEAD_BYTES)
  let length = 0
  for await (const chunk of open()) {
    const taken = chunk.subarray(0, HEAD_BYTES - length)
    head.set(taken, length)
    length += taken.length
    if (taken.length < chunk.length) return { bytes: head, isWhole: false }
  }
  return { bytes: head.subarray(0, length), isWhole: true }
}

async function* ofOne(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

/** Bytes without a character at their end that goes on behind them. */
function withoutCutCharacter(bytes: Uint8Array, encoding: FileEncoding): Uint8Array {
  if (encoding === 'windows-1252') return bytes
  if (encoding !== 'utf-8') {
    const high = bytes.at(encoding === 'utf-16le' ? -1 : -2) ?? 0
    return high >= 0xd8 && high <= 0xdb ? bytes.subarray(0, -2) : bytes
  }
  const cut = [1, 2, 3].find((back) => sequenceLength(bytes, bytes.length - back) < 0)
  return cut === undefined ? bytes : bytes.subarray(0, -cut)
}
