import { clearBox, type IsoBox, isoBoxes } from './iso-boxes.ts'

/** Handler types of tracks that players present. Others hold timed metadata, such as the camera's position, or time codes. */
const SHOWN = new Set(['vide', 'soun', 'text', 'sbtl', 'subt', 'clcp', 'pict', 'auxv'])

/**
 * Turns the tracks that players do not present into `free` boxes, and overwrites their samples with zeros. `moov` is the box
 * that contains the tracks. Returns false if a sample table is inconsistent, or the film is fragmented.
 */
export function clearHiddenTracks(bytes: Buffer, moov: IsoBox): boolean {
  const boxes = isoBoxes(bytes, moov.content, moov.end) ?? []
  const isFragmented = boxes.some(({ type }) => type === 'mvex')
  // Tracks that name the same bytes again and again would take for ever.
  let left = bytes.length
  for (const trak of boxes.filter(({ type }) => type === 'trak')) {
    const handler = handlerOf(bytes, trak)
    if (handler === null || SHOWN.has(handler)) continue
    const cleared = isFragmented ? null : clearSamples(bytes, trak, left)
    if (cleared === null) return false
    left -= cleared
    clearBox(bytes, trak)
  }
  return true
}

/** Handler type of a track (four characters); null if it has none. */
function handlerOf(bytes: Buffer, trak: IsoBox): string | null {
  const hdlr = within(bytes, trak, 'mdia', 'hdlr')
  if (!hdlr || hdlr.content + 12 > hdlr.end) return null
  return bytes.toString('latin1', hdlr.content + 8, hdlr.content + 12)
}

/** Overwrites the samples of a track. Returns their size in bytes; null if a table is inconsistent, or they have more than `most` bytes. */
function clearSamples(bytes: Buffer, trak: IsoBox, most: number): number | null {
  const table = within(bytes, trak, 'mdia', 'minf', 'stbl')
  if (!table) return 0
  const chunks = readTable(bytes, within(bytes, table, 'stco'), 4, 1)
  const longChunks = readTable(bytes, within(bytes, table, 'co64'), 4, 2)
  const runs = readTable(bytes, within(bytes, table, 'stsc'), 4, 3)
  const sizes = readSizes(bytes, within(bytes, table, 'stsz'))
  if (!(chunks || longChunks) || !runs || !sizes) return null
  const offsets =
    chunks?.map(([offset = 0]) => offset) ??
    longChunks?.map(([high = 0, low = 0]) => high * 2 ** 32 + low) ??
    []
  let [sample, run, cleared] = [0, 0, 0]
  for (const [index, offset] of offsets.entries()) {
    while ((runs[run + 1]?.[0] ?? Number.POSITIVE_INFINITY) <= index + 1) run++
    const count = Math.min(runs[run]?.[1] ?? 0, sizes.count - sample)
    const length = sizes.sum(sample, sample + count)
    sample += count
    cleared += length
    if (offset + length > bytes.length || cleared > most) return null
    bytes.fill(0, offset, offset + length)
  }
  return cleared
}

/** Number of samples, and the sum of the sizes of the samples `from` (inclusive) to `until` (exclusive), in bytes. */
type Sizes = { count: number; sum(from: number, until: number): number }

function readSizes(bytes: Buffer, stsz: IsoBox | undefined): Sizes | null {
  if (!stsz || stsz.content + 12 > stsz.end) return null
  const each = bytes.readUInt32BE(stsz.content + 4)
  if (each > 0) {
    const count = bytes.readUInt32BE(stsz.content + 8)
    return { count, sum: (from, until) => (until - from) * each }
  }
  const sizes = readTable(bytes, stsz, 8, 1)
  if (!sizes) return null
  const sum = (from: number, until: number) =>
    sizes.slice(from, until).reduce((total, [size = 0]) => total + size, 0)
  return { count: sizes.length, sum }
}

/** Rows of a table of 32-bit numbers. The row count is `lengthAt` bytes after the start of the box's content. Null if the table exceeds the box. */
function readTable(
  bytes: Buffer,
  box: IsoBox | undefined,
  lengthAt: number,
  numbers: number,
): number[][] | null {
  if (!box || box.content + lengthAt + 4 > box.end) return null
  const length = bytes.readUInt32BE(box.content + lengthAt)
  const first = box.content + lengthAt + 4
  if (first + length * numbers * 4 > box.end) return null
  return Array.from({ length }, (_, row) =>
    Array.from({ length: numbers }, (_, n) => bytes.readUInt32BE(first + (row * numbers + n) * 4)),
  )
}

/** The nested box at a path of box types; undefined if there is none. */
function within(bytes: Buffer, box: IsoBox, ...path: string[]): IsoBox | undefined {
  let found: IsoBox | undefined = box
  for (const type of path)
    found = found && isoBoxes(bytes, found.content, found.end)?.find((one) => one.type === type)
  return found
}
