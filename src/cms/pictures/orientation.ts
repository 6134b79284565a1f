const ORIENTATION = 0x0112
const SHORT = 3
const UPRIGHT = 1

/** Which side is up (1–8) by a block of Exif (TIFF 6.0, without `Exif\0\0`); 1 where it does not say. */
export function orientationOf(tiff: Buffer): number {
  if (tiff.length < 8) return UPRIGHT
  const little = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const first = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  if (first + 2 > tiff.length) return UPRIGHT
  const entries = short(first)
  for (let at = first + 2; at < first + 2 + 12 * entries && at + 12 <= tiff.length; at += 12) {
    if (short(at) !== ORIENTATION) continue
    const value = short(at + 8)
    return value >= 1 && value <= 8 ? value : UPRIGHT
  }
  return UPRIGHT
}

/** A block of Exif that says which side is up, and nothing else; null for an upright picture, which needs none. */
export function orientationExif(orientation: number): Buffer | null {
  if (orientation === UPRIGHT) return null
  const tiff = Buffer.alloc(26)
  tiff.write('MM\0*', 'latin1')
  tiff.writeUInt32BE(8, 4)
  tiff.writeUInt16BE(1, 8)
  tiff.writeUInt16BE(ORIENTATION, 10)
  tiff.writeUInt16BE(SHORT, 12)
  tiff.writeUInt32BE(1, 14)
  tiff.writeUInt16BE(orientation, 18)
  return tiff
}
