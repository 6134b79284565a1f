/** A message of protobuf's wire format: what each field number has, in order. */
export type Message = Map<number, (bigint | Buffer)[]>

/** Reads a message; fields with a length stay bytes, all others are numbers. */
export function readMessage(bytes: Buffer): Message {
  const fields: Message = new Map()
  let at = 0
  const varint = () => {
    let value = 0n
    for (let shift = 0n; ; shift += 7n) {
      const byte = bytes[at++] ?? 0
      value |= BigInt(byte & 0x7f) << shift
      if (byte < 0x80) return value
    }
  }
  const take = (length: number) => {
    at += length
    return bytes.subarray(at - length, at)
  }
  while (at < bytes.length) {
    const key = varint()
    const type = Number(key & 7n)
    const number = Number(key >> 3n)
    const value = { 0: varint, 1: () => take(8).readBigUInt64LE(), 2: () => take(Number(varint())) }
    const read = type === 5 ? () => BigInt(take(4).readUInt32LE()) : value[type as 0 | 1 | 2]
    fields.set(number, [...(fields.get(number) ?? []), read()])
  }
  return fields
}

/** The messages in a field. */
export function messagesIn(message: Message, field: number): Message[] {
  return (message.get(field) ?? []).map((bytes) => readMessage(bytes as Buffer))
}

/** The text in a field; `hex` for ids. */
export function textIn(message: Message, field: number, encoding: BufferEncoding = 'utf8'): string {
  return ((message.get(field)?.[0] ?? Buffer.alloc(0)) as Buffer).toString(encoding)
}

/** The whole number in a field. */
export function numberIn(message: Message, field: number): number {
  return Number(message.get(field)?.[0] ?? 0)
}
