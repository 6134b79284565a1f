import { crc32 } from 'node:zlib'
import { orientationExif, orientationOf } from './orientation.ts'

const SIGNATURE = 8

/** Chunks that have to do with how the picture looks; others hold words, times and places. */
const SHOWN = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP'],
  ...['mDCV', 'cLLI', 'bKGD', 'hIST', 'pHYs', 'sPLT', 'acTL', 'fcTL', 'fdAT'],
])

/**
 * A PNG without texts, times, Exif and what follows its end; its colours and which side is up stay. Null where its
 * chunks do not lead to an end.
 */
export function pngWithoutMetadata(bytes: Buffer): Buffer | null {
  const kept = [bytes.subarray(0, SIGNATURE)]
  for (let at = SIGNATURE; at + 12 <= bytes.length; ) {
    const type = bytes.toString('latin1', at + 4, at + 8)
    const end = at + 12 + bytes.readUInt32BE(at)
    if (end > bytes.length) return null
    if (SHOWN.has(type)) kept.push(bytes.subarray(at, end))
    const exif = type === 'eXIf' && orientationExif(orientationOf(bytes.subarray(at + 8, end - 4)))
    if (exif) kept.push(chunk('eXIf', exif))
    if (type === 'IEND') return Buffer.concat(kept)
    at = end
  }
  return null
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
