import { crc32, deflateRawSync } from 'node:zlib'

/** A file of an archive; what is not named is as it is in an archive that is in order. */
export type ZipEntry = {
  name: string | Buffer
  bytes?: Buffer | string
  /** What the archive says of it. */
  size?: number
  crc?: number
  flags?: number
  method?: 0 | 8 | 12
  /** Mode of Unix with the type of the file. */
  mode?: number
}

const PLAIN_FILE = 0o100644
const UTF8 = 0x800

/** A ZIP archive of files (APPNOTE.TXT 4.3), also of ones that no program would make. */
export function zipArchive(entries: readonly ZipEntry[]): Buffer<ArrayBuffer> {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const { local, central } = headersOf(entry, offset)
    files.push(local)
    directory.push(central)
    offset += local.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...files, central, end])
}

function headersOf(entry: ZipEntry, offset: number): { local: Buffer; central: Buffer } {
  const { method = 8, mode = PLAIN_FILE, flags = UTF8 } = entry
  const bytes = Buffer.from(entry.bytes ?? '')
  const name = Buffer.from(entry.name)
  const packed = method === 8 ? deflateRawSync(bytes) : bytes
  const common = Buffer.alloc(26)
  common.writeUInt16LE(20, 0)
  common.writeUInt16LE(flags, 2)
  common.writeUInt16LE(method, 4)
  common.writeUInt32LE(entry.crc ?? crc32(bytes), 10)
  common.writeUInt32LE(packed.length, 14)
  common.writeUInt32LE(entry.size ?? bytes.length, 18)
  common.writeUInt16LE(name.length, 22)
  const local = Buffer.concat([word(0x04034b50), common, name, packed])
  const more = Buffer.alloc(14)
  more.writeUInt32LE((mode << 16) >>> 0, 6)
  more.writeUInt32LE(offset, 10)
  // Made on Unix (3), by version 2.0.
  const maker = Buffer.from([20, 3])
  return { local, central: Buffer.concat([word(0x02014b50), maker, common, more, name]) }
}

function word(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
