import { orientationExif, orientationOf } from './orientation.ts'

const EXIF = 'Exif\0\0'
const [START_OF_SCAN, END] = [0xda, 0xd9]
/** More segments than a picture has. */
const MOST_SEGMENTS = 10_000

/**
 * A JPEG (ITU-T T.81, annex B) without Exif, XMP, IPTC, comments and what follows its end; its colours and which side
 * is up stay. Null where its segments do not follow each other.
 */
export function jpegWithoutMetadata(bytes: Buffer): Buffer | null {
  const kept = [bytes.subarray(0, 2)]
  let orientation: number | null = null
  for (let at = 2; at < bytes.length; ) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === END) {
      kept.push(bytes.subarray(at, at + 2))
      break
    }
    if (at + 4 > bytes.length) return null
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    const content = bytes.subarray(at + 4, end)
    if (end < at + 4 || end > bytes.length) return null
    const next = marker === START_OF_SCAN ? endOfScan(bytes, end) : end
    // The first one has it; what is too long for one goes on in others.
    if (marker === 0xe1 && startsWith(content, EXIF))
      orientation ??= orientationOf(content.subarray(EXIF.length))
    if (kept.length > MOST_SEGMENTS) return null
    if (isShown(marker, content)) kept.push(bytes.subarray(at, next))
    at = next
  }
  const exif = orientationExif(orientation ?? 1)
  // Beside the header of JFIF, which comes first where there is one.
  if (exif) kept.splice(bytes[3] === 0xe0 ? 2 : 1, 0, segment(0xe1, EXIF, exif))
  return Buffer.concat(kept)
}

/** Whether a segment has to do with how the picture looks: application segments for JFIF, ICC profiles and Adobe's colours do. */
function isShown(marker: number, content: Buffer): boolean {
  if (marker === 0xe0) return startsWith(content, 'JFIF\0')
  if (marker === 0xe2) return startsWith(content, 'ICC_PROFILE\0')
  if (marker === 0xee) return /^Adobe/.test(content.toString('latin1', 0, 5))
  const isApplication = marker >= 0xe0 && marker <= 0xef
  const isComment = marker === 0xfe
  return !isApplication && !isComment
}

/** Where the coded data of a scan end: at the next marker that is no restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1] ?? 0
    const isData = marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7)
    if (!isData && at + 1 < bytes.length) return at
  }
  return bytes.length
}

function startsWith(content: Buffer, text: string): boolean {
  return content.toString('latin1', 0, text.length) === text
}

function segment(marker: number, name: string, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(2 + name.length + content.length, 2)
  return Buffer.concat([head, Buffer.from(name, 'latin1'), content])
}
