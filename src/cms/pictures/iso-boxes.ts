/** A box of an ISO base media file (ISO/IEC 14496-12): where it and its content begin, and where both end. */
export type IsoBox = { type: string; at: number; content: number; end: number }

/** The boxes from `start` to `end`; null where they do not fit. */
export function isoBoxes(bytes: Buffer, start: number, end: number): IsoBox[] | null {
  const boxes: IsoBox[] = []
  for (let at = start; at < end; ) {
    const box = readBox(bytes, at, end)
    if (!box) return null
    boxes.push(box)
    at = box.end
  }
  return boxes
}

/** Makes free space of a box, so that all others stay where they are. */
export function clearBox(bytes: Buffer, { at, content, end }: IsoBox): void {
  bytes.write('free', at + 4, 'latin1')
  bytes.fill(0, content, end)
}

function readBox(bytes: Buffer, at: number, end: number): IsoBox | null {
  if (at + 8 > end) return null
  const type = bytes.toString('latin1', at + 4, at + 8)
  const short = bytes.readUInt32BE(at)
  if (short === 0) return { type, at, content: at + 8, end }
  const isLong = short === 1
  if (isLong && at + 16 > end) return null
  const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short
  const content = at + (isLong ? 16 : 8)
  return at + size < content || at + size > end ? null : { type, at, content, end: at + size }
}
