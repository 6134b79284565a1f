import { clearBox, isoBoxes } from './iso-boxes.ts'
import { clearHiddenTracks } from './mp4-tracks.ts'

/** Boxes that hold others with metadata, each within the one before it; how deep others go is nobody's concern. */
const CONTAINERS = ['moov', 'trak']
/** Boxes for what a camera or a program has to say, and those that nobody reads. */
const WORDS = new Set(['udta', 'meta', 'uuid', 'free', 'skip'])

/**
 * An MP4 whose boxes of metadata, and tracks that are neither seen nor heard, are free space: players find everything else
 * where it was. Null where boxes do not fit into each other.
 */
export function mp4WithoutMetadata(bytes: Buffer): Buffer | null {
  const kept = Buffer.from(bytes)
  return clear(kept, 0, kept.length) ? kept : null
}

function clear(bytes: Buffer, start: number, end: number, depth = 0): boolean {
  const boxes = isoBoxes(bytes, start, end)
  for (const box of boxes ?? []) {
    if (box.type === 'moov' && depth === 0 && !clearHiddenTracks(bytes, box)) return false
    if (WORDS.has(box.type)) clearBox(bytes, box)
    else if (box.type === CONTAINERS[depth] && !clear(bytes, box.content, box.end, depth + 1))
      return false
  }
  return boxes !== null
}
