import { crc32, deflateRawSync } from 'node:zlib'

/** What a part of a zip says of itself besides its content. */
export type ZipPart = { name: string; content: string | Buffer; unpacked?: number; flags?: number }

/** A real zip of these parts, in their order; `unpacked` and `flags` may lie about one. */
export function zip(parts: readonly ZipPart[]): Buffer {
  const local: Buffer[] = []
  const listed: Buffer[] = []
  let at = 0
  for (const { name, content, unpacked, flags = 0 } of parts) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(flags, 2)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(unpacked ?? bytes.length, 18)
    common.writeUInt16LE(Buffer.byteLength(name), 22)
    const label = Buffer.from(name)
    const first = Buffer.concat([Buffer.from('PK\x03\x04'), common, label, packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(at, 10)
    listed.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, tail, label]))
    local.push(first)
    at += first.length
  }
  const directory = Buffer.concat(listed)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...local, directory, end])
}
