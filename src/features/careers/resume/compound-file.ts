const MAGIC = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
const HEADER = 512
const ENTRY = 128
/** Sectors of the allocation table that the header itself names: enough for 7 MB. */
const IN_HEADER = 109
const NONE = 0xffffffff

/** What a compound file (OLE, MS-CFB) has in it, as far as a resume is judged by it. */
type CompoundFile = { isWord: boolean; hasMacros: boolean }

type Entry = { name: string; isStream: boolean; left: number; right: number; child: number }

/** Reads the directory of a compound file; null where the bytes are no such file, or not whole. */
export function compoundFile(file: Buffer): CompoundFile | null {
  if (file.length < HEADER || !file.subarray(0, MAGIC.length).equals(MAGIC)) return null
  const entries = readDirectory(file)
  const top = entries && topLevel(entries)
  if (!top) return null
  return {
    isWord: top.some(({ name, isStream }) => isStream && name === 'WordDocument'),
    hasMacros: entries.some(({ name }) => /^(_VBA_PROJECT(_CUR)?|VBA|Macros)$/i.test(name)),
  }
}

function readDirectory(file: Buffer): Entry[] | null {
  const shift = file.readUInt16LE(0x1e)
  if (shift !== 9 && shift !== 12) return null
  const size = 1 << shift
  const sector = (index: number) => {
    const from = (index + 1) * size
    return from + size <= file.length ? file.subarray(from, from + size) : null
  }
  const entries: Entry[] = []
  const seen = new Set<number>()
  for (let at = file.readUInt32LE(0x30); at < 0xfffffffa; at = following(file, sector, at, size)) {
    const part = sector(at)
    // A chain that bites its own tail, or leads out of the file, is none.
    if (!part || seen.has(at)) return null
    seen.add(at)
    for (let from = 0; from < size; from += ENTRY) entries.push(readEntry(part, from))
  }
  return entries
}

/** The sector after another one, by the allocation table. */
function following(
  file: Buffer,
  sector: (index: number) => Buffer | null,
  index: number,
  size: number,
): number {
  const perSector = size / 4
  const table = Math.floor(index / perSector)
  if (table >= IN_HEADER) return NONE
  const part = sector(file.readUInt32LE(0x4c + 4 * table))
  return part ? part.readUInt32LE(4 * (index % perSector)) : NONE
}

function readEntry(part: Buffer, from: number): Entry {
  const length = Math.min(part.readUInt16LE(from + 0x40), 64)
  return {
    name: part.toString('utf16le', from, from + Math.max(0, length - 2)),
    isStream: part[from + 0x42] === 2,
    left: part.readUInt32LE(from + 0x44),
    right: part.readUInt32LE(from + 0x48),
    child: part.readUInt32LE(from + 0x4c),
  }
}

/** What lies at the root: a document in a folder of it belongs to another one, as in a workbook. */
function topLevel(entries: readonly Entry[]): Entry[] {
  const found: Entry[] = []
  const seen = new Set<number>()
  const open = [entries[0]?.child ?? NONE]
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    const entry = entries[index]
    if (!entry || seen.has(index)) continue
    seen.add(index)
    found.push(entry)
    open.push(entry.left, entry.right)
  }
  return found
}
