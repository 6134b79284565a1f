/**
 * The bytes of a sequence of UTF-8 that begins at `at`; 0 = there is no valid one, -1 = the bytes end within one that
 * may be valid.
 */
export function sequenceLength(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0
  if (first < 0x80) return 1
  const length = first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0
  for (let next = 1; next < length; next++) {
    const byte = bytes[at + next]
    if (byte === undefined) return -1
    const [low, high] = next === 1 ? secondBytes(first) : ANY
    if (byte < low || byte > high) return 0
  }
  return length
}

const ANY = [0x80, 0xbf] as const

/** What may follow a first byte, without overlong forms, surrogates and what is beyond Unicode. */
function secondBytes(first: number): readonly [number, number] {
  if (first === 0xe0) return [0xa0, 0xbf]
  if (first === 0xed) return [0x80, 0x9f]
  if (first === 0xf0) return [0x90, 0xbf]
  if (first === 0xf4) return [0x80, 0x8f]
  return ANY
}

/** The place of the first byte that is not UTF-8, or of a sequence that the bytes end within; their number if there is none. */
export function validLength(bytes: Uint8Array): number {
  let at = 0
  while (at < bytes.length) {
    const length = sequenceLength(bytes, at)
    if (length <= 0) return at
    at += length
  }
  return at
}
