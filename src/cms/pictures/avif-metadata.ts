import { clearBox, type IsoBox, isoBoxes } from './iso-boxes.ts'

/** Items of Exif and of XMP, and addresses: none is a part of the picture. */
const WORDS = /^(?:Exif|mime|uri )$/
/** Bytes of the version and the flags with which the boxes of items begin. */
const FLAGS = 4
/** More items or parts of items than a picture has: a count that only says so would fill the memory. */
const MOST = 1_000
/** Items whose bytes are in the file or in the box of data; others are made of items. */
const IN_FILE_OR_DATA = 1

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
    if (!extents || extents.some(({ start, end }) => end > kept.length || end < start)) return null
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
/** Of a part that is the whole of something, or made of other items: it cannot be blanked. */
const ELSEWHERE: Extent = { start: 0, end: -1 }

/** Where the bytes of the items of metadata lie; null where the tables of items cannot be those of a picture. */
function extentsOf(bytes: Buffer, inside: readonly IsoBox[]): Extent[] | null {
  const boxOf = (type: string) => inside.find((one) => one.type === type)
  const [info, location, data] = [boxOf('iinf'), boxOf('iloc'), boxOf('idat')]
  if (!info || !location) return []
  const words = wordItems(bytes, info)
  if (!words) return null
  if (words.size === 0) return []
  const all = readLocations(bytes, location, data?.content ?? 0)
  return all?.filter(({ item }) => words.has(item)).flatMap(({ extents }) => extents) ?? null
}

function wordItems(bytes: Buffer, info: IsoBox): Set<number> | null {
  const version = bytes.readUInt8(info.content)
  const entries = info.content + FLAGS + (version === 0 ? 2 : 4)
  const boxes = isoBoxes(bytes, entries, info.end)
  if (!boxes || boxes.length > MOST) return null
  const items = boxes.map(({ content }) => {
    const isLong = bytes.readUInt8(content) >= 3
    const id = isLong ? bytes.readUInt32BE(content + FLAGS) : bytes.readUInt16BE(content + FLAGS)
    const type = content + FLAGS + (isLong ? 4 : 2) + 2
    return { id, type: bytes.toString('latin1', type, type + 4) }
  })
  return new Set(items.filter(({ type }) => WORDS.test(type)).map(({ id }) => id))
}

type Located = { item: number; extents: Extent[] }

/**
 * The table of where items lie (`iloc`, 8.11.3); `data`: where the box of their data within `meta` begins. Null where it
 * has more of them than a picture.
 */
function readLocations(bytes: Buffer, table: IsoBox, data: number): Located[] | null {
  let at = table.content
  let parts = 0
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
  const located: Located[] = []
  for (let left = number(idSize); left > 0; left--) {
    const item = number(idSize)
    const method = version > 0 ? number(2) & 15 : 0
    number(2)
    const base = number(baseSize) + (method === 1 ? data : 0)
    const extents: Extent[] = []
    for (let more = number(2); more > 0; more--) {
      number(indexSize)
      const start = base + number(offsetSize)
      const length = number(lengthSize)
      const isHere = length > 0 && method <= IN_FILE_OR_DATA
      extents.push(isHere ? { start, end: start + length } : ELSEWHERE)
      if (++parts > MOST) return null
    }
    located.push({ item, extents })
    if (located.length > MOST) return null
  }
  return located
}
