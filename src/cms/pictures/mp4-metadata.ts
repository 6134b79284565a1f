import { clearBox, isoBoxes } from './iso-boxes.ts'

const CONTAINERS = new Set(['moov', 'trak'])
/** Boxes for what a camera or a program has to say. */
const WORDS = new Set(['udta', 'meta', 'uuid'])

/**
 * An MP4 whose boxes of metadata are free space: players find everything else where it was. Null where boxes do not fit
 * into each other.
 */
export function mp4WithoutMetadata(bytes: Buffer): Buffer | null {
  const kept = Buffer.from(bytes)
  return clear(kept, 0, kept.length) ? kept : null
}

function clear(bytes: Buffer, start: number, end: number): boolean {
  const boxes = isoBoxes(bytes, start, end)
  for (const box of boxes ?? []) {
    if (WORDS.has(box.type)) clearBox(bytes, box)
    else if (CONTAINERS.has(box.type) && !clear(bytes, box.content, box.end)) return false
  }
  return boxes !== null
}
