import { gunzipSync, inflateSync } from 'node:zlib'
import type { Needle } from './marks.ts'

/** A mark that was found, in which form. */
export type Finding = { mark: string; form: string }

/** The marks in some bytes or a text, packed ones unpacked. */
export function findMarks(content: Buffer | string, needles: readonly Needle[]): Finding[] {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  return [bytes, ...unpacked(bytes)].flatMap((one) => findIn(one, needles))
}

function findIn(bytes: Buffer, needles: readonly Needle[]): Finding[] {
  const folded = Buffer.from(bytes)
  for (let at = 0; at < folded.length; at++) {
    const byte = folded[at] ?? 0
    if (byte >= 65 && byte <= 90) folded[at] = byte + 32
  }
  return needles
    .filter(({ bytes: wanted, ignoresCase }) => (ignoresCase ? folded : bytes).includes(wanted))
    .map(({ mark, form }) => ({ mark, form }))
}

/** What is in bytes that are packed as a whole. */
function unpacked(bytes: Buffer): Buffer[] {
  if (bytes.length < 20) return []
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return attempt(() => gunzipSync(bytes))
  const zlib = bytes[0] === 0x78 && ((bytes[0] << 8) + (bytes[1] ?? 0)) % 31 === 0
  return zlib ? attempt(() => inflateSync(bytes)) : []
}

function attempt(unpack: () => Buffer): Buffer[] {
  try {
    return [unpack()]
  } catch (error) {
    // Bytes that only look packed are looked at as they are.
    if (error instanceof Error && 'code' in error) return []
    throw error
  }
}
