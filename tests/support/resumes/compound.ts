const SECTOR = 512
const END_OF_CHAIN = 0xfffffffe
const FREE = 0xffffffff

/** A stream of a compound file, or a folder of them. */
export type CompoundPart = { name: string; content?: Buffer; parts?: readonly CompoundPart[] }

/** A real compound file (MS-CFB, version 3); contents are padded to 4096 bytes, so none is a mini stream. */
export function compound(parts: readonly CompoundPart[]): Buffer {
  const entries: Buffer[] = [entry('Root Entry', 5)]
  const sectors: Buffer[] = []
  const chains: number[][] = []
  const store = (bytes: Buffer) => {
    const padded = Buffer.alloc(Math.ceil(Math.max(bytes.length, 4096) / SECTOR) * SECTOR)
    bytes.copy(padded)
    const chain: number[] = []
    for (let from = 0; from < padded.length; from += SECTOR) {
      chain.push(sectors.push(padded.subarray(from, from + SECTOR)) - 1)
    }
    chains.push(chain)
    return { first: chain[0] ?? FREE, size: padded.length }
  }
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
        const { first, size } = store(part.content ?? Buffer.alloc(0))
        made.writeUInt32LE(first, 0x74)
        made.writeUInt32LE(size, 0x78)
      }
    }
  }
  add(parts, entries[0] as Buffer)
  while (entries.length % 4 > 0) entries.push(entry('', 0))
  const directory = Buffer.concat(entries)
  const chain: number[] = []
  for (let from = 0; from < directory.length; from += SECTOR) {
    chain.push(sectors.push(directory.subarray(from, from + SECTOR)) - 1)
  }
  chains.push(chain)

  const perTable = SECTOR / 4
  const tables = Math.ceil((sectors.length + 4) / perTable)
  const allocation = Buffer.alloc(tables * SECTOR, 0xff)
  for (const one of chains) {
    one.forEach((sector, index) => {
      allocation.writeUInt32LE(one[index + 1] ?? END_OF_CHAIN, 4 * sector)
    })
  }
  const header = Buffer.alloc(SECTOR)
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(header)
  header.writeUInt16LE(0x3e, 0x18)
  header.writeUInt16LE(3, 0x1a)
  header.writeUInt16LE(0xfffe, 0x1c)
  header.writeUInt16LE(9, 0x1e)
  header.writeUInt16LE(6, 0x20)
  header.writeUInt32LE(tables, 0x2c)
  header.writeUInt32LE(chain[0] ?? FREE, 0x30)
  header.writeUInt32LE(4096, 0x38)
  header.writeUInt32LE(END_OF_CHAIN, 0x3c)
  header.writeUInt32LE(END_OF_CHAIN, 0x44)
  header.fill(0xff, 0x4c)
  for (let table = 0; table < tables; table++) {
    const sector = sectors.length + table
    header.writeUInt32LE(sector, 0x4c + 4 * table)
    allocation.writeUInt32LE(0xfffffffd, 4 * sector)
  }
  return Buffer.concat([header, ...sectors, allocation])
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
