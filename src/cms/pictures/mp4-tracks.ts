import { clearBox, type IsoBox, isoBoxes } from './iso-boxes.ts'

/** Handlers of tracks that are seen, heard or read. All others say where a camera was and how it was held, or count its frames. */
const SHOWN = new Set(['vide', 'soun', 'text', 'sbtl', 'subt', 'clcp', 'pict', 'auxv'])

/**
 * Makes free space of the tracks of a film that nobody sees or hears, and of their samples, wherever these are in the file.
 * `moov`: the box of its tracks. False where their tables do not fit, or where samples are in fragments.
 */
export function clearHiddenTracks(bytes: Buffer, moov: IsoBox): boolean {
  const boxes = isoBoxes(bytes, moov.content, moov.end) ?? []
  const isFragmented = boxes.some(({ type }) => type === 'mvex')
  for (const trak of boxes.filter(({ type }) => type === 'trak')) {
    const handler = handlerOf(bytes, trak)
    if (handler === null || SHOWN.has(handler)) continue
    if (isFragmented || !clearSamples(bytes, trak)) return false
    clearBox(bytes, trak)
  }
  return true
}

/** The kind of a track; null where it does not say it, and no player knows what to do with it. */
function handlerOf(bytes: Buffer, trak: IsoBox): string | null {
  const hdlr = within(bytes, trak, 'mdia', 'hdlr')
  if (!hdlr || hdlr.content + 12 > hdlr.end) return null
  return bytes.toString('latin1', hdlr.content + 8, hdlr.content + 12)
}

function clearSamples(bytes: Buffer, trak: IsoBox): boolean {
  const table = within(bytes, trak, 'mdia', 'minf', 'stbl')
  if (!table) return true
  const chunks = readTable(bytes, within(bytes, table, 'stco'), 4, 1)
  const longChunks = readTable(bytes, within(bytes, table, 'co64'), 4, 2)
  const runs = readTable(bytes, within(bytes, table, 'stsc'), 4, 3)
  const sizes = readSizes(bytes, within(bytes, table, 'stsz'))
  if (!(chunks || longChunks) || !runs || !sizes) return false
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
    if (offset + length > bytes.length || cleared > bytes.length) return false
    bytes.fill(0, offset, offset + length)
  }
  return true
}

/** How many samples there are, and how many bytes some of them have together. */
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

/** The rows of a table, of so many numbers each; its length is `lengthAt` bytes behind the beginning. Null where it does not fit. */
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

/** The box at a path of types within another one. */
function within(bytes: Buffer, box: IsoBox, ...path: string[]): IsoBox | undefined {
  let found: IsoBox | undefined = box
  for (const type of path)
    found = found && isoBoxes(bytes, found.content, found.end)?.find((one) => one.type === type)
  return found
}
