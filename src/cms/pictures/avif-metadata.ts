import { clearBox, type IsoBox, isoBoxes } from './iso-boxes.ts'

/** Items of Exif and of XMP, and addresses: none is a part of the picture. */
const WORDS = /^(?:Exif|mime|uri )$/
/** Bytes of the version and the flags with which the boxes of items begin. */
const FLAGS = 4

/**
 * An AVIF (ISO/IEC 23008-12) whose items of metadata are blank; its colours and which side is up stay, which are no
 * items. Null where its boxes or items do not fit.
 */
export function avifWithoutMetadata(bytes: Buffer): Buffer | null {
  const kept = Buffer.from(bytes)
  const boxes = isoBoxes(kept, 0, kept.length)
  const meta = boxes?.find(({ type }) => type === 'meta')
  const inside = meta && isoBoxes(kept, meta.content + FLAGS, meta.end)
  if (!boxes || !inside) return null
  try {
    const extents = extentsOf(kept, inside)
    if (extents.some(({ start, end }) => end > kept.length || end < start)) return null
    for (const { start, end } of extents) kept.fill(0, start, end)
  } catch (error) {
    // A number that would stand behind the end of the file.
    if (error instanceof RangeError) return null
    throw error
  }
  for (const box of boxes) if (box.type === 'udta' || box.type === 'uuid') clearBox(kept, box)
  return kept
}

type Extent = { start: number; end: number }

/** Where the bytes of the items of metadata lie. */
function extentsOf(bytes: Buffer, inside: readonly IsoBox[]): Extent[] {
  const boxOf = (type: string) => inside.find((one) => one.type === type)
  const [info, location, data] = [boxOf('iinf'), boxOf('iloc'), boxOf('idat')]
  if (!info || !location) return []
  const words = wordItems(bytes, info)
  if (words.size === 0) return []
  return readLocations(bytes, location.content, data?.content ?? 0)
    .filter(({ item }) => words.has(item))
    .flatMap(({ extents }) => extents)
}

function wordItems(bytes: Buffer, info: IsoBox): Set<number> {
  const version = bytes.readUInt8(info.content)
  const entries = info.content + FLAGS + (version === 0 ? 2 : 4)
  const items = (isoBoxes(bytes, entries, info.end) ?? []).map(({ content }) => {
    const isLong = bytes.readUInt8(content) >= 3
    const id = isLong ? bytes.readUInt32BE(content + FLAGS) : bytes.readUInt16BE(content + FLAGS)
    const type = content + FLAGS + (isLong ? 4 : 2) + 2
    return { id, type: bytes.toString('latin1', type, type + 4) }
  })
  return new Set(items.filter(({ type }) => WORDS.test(type)).map(({ id }) => id))
}

/** The table of where items lie (`iloc`, 8.11.3); `data`: where the box of their data within `meta` begins. */
function readLocations(bytes: Buffer, content: number, data: number) {
  let at = content
  const number = (size: number) => {
    const value =
      size === 0 ? 0 : size === 8 ? bytes.readBigUInt64BE(at) : bytes.readUIntBE(at, size)
    at += size
    return Number(value)
  }
  const version = number(1)
  number(3)
  const [sizes, more] = [number(1), number(1)]
  const [offsetSize, lengthSize, baseSize] = [sizes >> 4, sizes & 15, more >> 4]
  const indexSize = version === 0 ? 0 : more & 15
  const idSize = version < 2 ? 2 : 4
  return Array.from({ length: number(idSize) }, () => {
    const item = number(idSize)
    const isInMeta = version > 0 && (number(2) & 15) === 1
    number(2)
    const base = number(baseSize) + (isInMeta ? data : 0)
    const extents = Array.from({ length: number(2) }, (): Extent => {
      number(indexSize)
      const start = base + number(offsetSize)
      return { start, end: start + number(lengthSize) }
    })
    return { item, extents }
  })
}
