const SECTOR = 512
const END_OF_CHAIN = 0xfffffffe
const FREE = 0xffffffff
/** Numbers in a sector of the allocation table. */
const PER_TABLE = SECTOR / 4

/** A stream of a compound file, or a folder of them. */
export type CompoundPart = { name: string; content?: Buffer; parts?: readonly CompoundPart[] }

/** A real compound file (MS-CFB, version 3); contents are padded to 4096 bytes, so none is a mini stream. */
export function compound(parts: readonly CompoundPart[]): Buffer {
  const sectors: Buffer[] = []
  const chains: number[][] = []
  const store = (bytes: Buffer) => {
    const chain: number[] = []
    for (let from = 0; from < bytes.length; from += SECTOR) {
      chain.push(sectors.push(bytes.subarray(from, from + SECTOR)) - 1)
    }
    chains.push(chain)
    return chain[0] ?? FREE
  }
  const directory = directoryOf(parts, store)
  const first = store(directory)
  const tables = Math.ceil((sectors.length + 4) / PER_TABLE)
  const allocation = allocationOf(chains, tables)
  const header = headerOf(tables, first)
  for (let table = 0; table < tables; table++) {
    const sector = sectors.length + table
    header.writeUInt32LE(sector, 0x4c + 4 * table)
    allocation.writeUInt32LE(0xfffffffd, 4 * sector)
  }
  return Buffer.concat([header, ...sectors, allocation])
}

/** The directory of all parts; `store` puts a stream into sectors, and returns the first of them. */
function directoryOf(parts: readonly CompoundPart[], store: (bytes: Buffer) => number): Buffer {
  const root = entry('Root Entry', 5)
  const entries: Buffer[] = [root]
  // Siblings hang at each other's right: a list is a tree, too.
  const add = (list: readonly CompoundPart[], parent: Buffer) => {
    let before: Buffer | null = null
    for (const part of list) {
      const made = entry(part.name, part.parts ? 1 : 2)
      const index = entries.push(made) - 1
      if (before) before.writeUInt32LE(index, 0x48)
      else parent.writeUInt32LE(index, 0x4c)
      before = made
      if (part.parts) add(part.parts, made)
      else {
        const bytes = padded(part.content ?? Buffer.alloc(0))
        made.writeUInt32LE(store(bytes), 0x74)
        made.writeUInt32LE(bytes.length, 0x78)
      }
    }
  }
  add(parts, root)
  while (entries.length % 4 > 0) entries.push(entry('', 0))
  return Buffer.concat(entries)
}

function padded(bytes: Buffer): Buffer {
  const whole = Buffer.alloc(Math.ceil(Math.max(bytes.length, 4096) / SECTOR) * SECTOR)
  bytes.copy(whole)
  return whole
}

/** Which sector follows which, in so many sectors of 128 numbers. */
function allocationOf(chains: number[][], tables: number): Buffer {
  const allocation = Buffer.alloc(tables * SECTOR, 0xff)
  for (const chain of chains) {
    chain.forEach((sector, index) => {
      allocation.writeUInt32LE(chain[index + 1] ?? END_OF_CHAIN, 4 * sector)
    })
  }
  return allocation
}

/** The header of a file with so many tables, whose directory begins in that sector. */
function headerOf(tables: number, directory: number): Buffer {
  const header = Buffer.alloc(SECTOR)
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(header)
  header.writeUInt16LE(0x3e, 0x18)
  header.writeUInt16LE(3, 0x1a)
  header.writeUInt16LE(0xfffe, 0x1c)
  header.writeUInt16LE(9, 0x1e)
  header.writeUInt16LE(6, 0x20)
  header.writeUInt32LE(tables, 0x2c)
  header.writeUInt32LE(directory, 0x30)
  header.writeUInt32LE(4096, 0x38)
  header.writeUInt32LE(END_OF_CHAIN, 0x3c)
  header.writeUInt32LE(END_OF_CHAIN, 0x44)
  header.fill(0xff, 0x4c)
  return header
}

function entry(name: string, kind: number): Buffer {
  const made = Buffer.alloc(128)
  made.write(name, 'utf16le')
  made.writeUInt16LE(name ? 2 * (name.length + 1) : 0, 0x40)
  made[0x42] = kind
  made[0x43] = 1
  for (const at of [0x44, 0x48, 0x4c]) made.writeUInt32LE(FREE, at)
  return made
}
