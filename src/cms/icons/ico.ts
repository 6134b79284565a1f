/** A square picture as PNG. */
export type IcoPicture = { side: number; png: Uint8Array }

const HEAD = 6
const ENTRY = 16

/** An ICO file of square PNG pictures of at most 256 pixels a side. */
export function icoFile(pictures: readonly IcoPicture[]): Buffer {
  const head = Buffer.alloc(HEAD + ENTRY * pictures.length)
  // Resource type 1 is an icon, 2 would be a cursor.
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [index, { side, png }] of pictures.entries()) {
    const at = HEAD + ENTRY * index
    // 0 stands for 256.
    head.writeUInt8(side % 256, at)
    head.writeUInt8(side % 256, at + 1)
    // One plane of 32 bits.
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(png.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}
