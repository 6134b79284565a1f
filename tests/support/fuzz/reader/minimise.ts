/** The shortest bytes found by leaving out parts of `bytes` for which `holds` still is true. */
export function minimise(bytes: Buffer, holds: (shorter: Buffer) => boolean): Buffer {
  let found = bytes
  for (let size = found.length >> 1; size > 0; size = size === 1 ? 0 : size >> 1) {
    for (let at = 0; at < found.length; ) {
      const shorter = Buffer.concat([found.subarray(0, at), found.subarray(at + size)])
      if (holds(shorter)) found = shorter
      else at += size
    }
  }
  return found
}
