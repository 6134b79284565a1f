import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { isIPv4, isIPv6 } from 'node:net'
import { z } from 'zod'

/** What a record of a MaxMind DB is made of. */
export type MmdbValue =
  | string
  | number
  | bigint
  | boolean
  | Buffer
  | MmdbValue[]
  | { [key: string]: MmdbValue }

/** An open database; `get` answers null for what is no address or not in it. */
export type Mmdb = { get(address: string): MmdbValue | null; close(): void }

/** What is added to a size that did not fit into the control byte, by the bytes it took. */
const EXTENDED = [0, 29, 285, 65_821]
const BLOCK = 4096
const BLOCKS = 512
const MARKER = Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1')

const metadata = z.object({
  node_count: z.number(),
  record_size: z.union([z.literal(24), z.literal(28), z.literal(32)]),
  ip_version: z.union([z.literal(4), z.literal(6)]),
})

/**
 * Opens a database in MaxMind's format (version 2.0) without reading it into memory: a lookup reads
 * the few blocks it needs, of which 2 MB are kept; the system's file cache does the rest.
 */
export function openMmdb(file: string): Mmdb {
  const handle = openSync(file, 'r')
  const size = fstatSync(handle).size
  const bytes = blockReader(handle)
  const tail = Math.min(size, 128 * 1024)
  const last = bytes(size - tail, tail).lastIndexOf(MARKER)
  if (last < 0) throw new Error(`${file} is not a MaxMind DB.`)
  const start = size - tail + last + MARKER.length
  const about = metadata.parse(decode(bytes, start, start).value)
  const tree = (about.record_size / 4) * about.node_count
  const data = tree + 16

  return {
    get(address) {
      const path = bitsOf(address, about.ip_version)
      if (!path) return null
      let node = 0
      for (const bit of path) {
        node = child(bytes, node, bit, about.record_size)
        if (node === about.node_count) return null
        if (node > about.node_count) {
          return decode(bytes, data + node - about.node_count - 16, data).value
        }
      }
      return null
    },
    close: () => closeSync(handle),
  }
}

type Bytes = (offset: number, length: number) => Buffer

/** Reads by blocks and keeps those used last. What it returns is good until the next read. */
function blockReader(handle: number): Bytes {
  const blocks = new Map<number, Buffer>()
  const block = (index: number) => {
    const kept = blocks.get(index)
    blocks.delete(index)
    const found = kept ?? room()
    blocks.set(index, found)
    if (!kept) readSync(handle, found, 0, BLOCK, index * BLOCK)
    return found
  }
  /** A new block while there may be more, else the one that was not used for longest. */
  const room = () => {
    const oldest = blocks.size < BLOCKS ? undefined : blocks.entries().next().value
    if (!oldest) return Buffer.alloc(BLOCK)
    blocks.delete(oldest[0])
    return oldest[1]
  }
  return (offset, length) => {
    const first = Math.floor(offset / BLOCK)
    const within = offset - first * BLOCK
    if (within + length <= BLOCK) return block(first).subarray(within, within + length)
    const whole = Buffer.alloc(length)
    readSync(handle, whole, 0, length, offset)
    return whole
  }
}

function child(bytes: Bytes, node: number, bit: number, recordSize: 24 | 28 | 32): number {
  const record = bytes((node * recordSize) / 4, recordSize / 4)
  if (recordSize === 24) return record.readUIntBE(bit * 3, 3)
  if (recordSize === 32) return record.readUInt32BE(bit * 4)
  const middle = record.readUInt8(3)
  return bit === 0
    ? (middle >> 4) * 0x1000000 + record.readUIntBE(0, 3)
    : (middle & 0x0f) * 0x1000000 + record.readUIntBE(4, 3)
}

type Decoded = { value: MmdbValue; next: number }

/** Reads the value at `offset`; pointers count from `base`. */
function decode(bytes: Bytes, offset: number, base: number): Decoded {
  const control = bytes(offset, 1).readUInt8(0)
  let next = offset + 1
  let type = control >> 5
  if (type === 1) return pointer(bytes, control, next, base)
  if (type === 0) {
    type = bytes(next, 1).readUInt8(0) + 7
    next += 1
  }
  let size = control & 0x1f
  if (size >= 29) {
    const extra = size - 28
    const added = bytes(next, extra).readUIntBE(0, extra)
    size = added + (EXTENDED[extra] ?? 0)
    next += extra
  }
  if (type === 7) return map(bytes, size, next, base)
  if (type === 11) return array(bytes, size, next, base)
  if (type === 14) return { value: size === 1, next }
  return { value: scalar(type, bytes(next, size)), next: next + size }
}

function pointer(bytes: Bytes, control: number, next: number, base: number): Decoded {
  const length = ((control >> 3) & 3) + 1
  const rest = bytes(next, length).readUIntBE(0, length)
  const high = length === 4 ? 0 : (control & 7) * 2 ** (8 * length)
  const shift = [0, 2048, 526_336, 0][length - 1] ?? 0
  return { value: decode(bytes, base + high + rest + shift, base).value, next: next + length }
}

function map(bytes: Bytes, size: number, start: number, base: number): Decoded {
  const value: { [key: string]: MmdbValue } = {}
  let next = start
  for (let i = 0; i < size; i++) {
    const key = decode(bytes, next, base)
    const entry = decode(bytes, key.next, base)
    value[String(key.value)] = entry.value
    next = entry.next
  }
  return { value, next }
}

function array(bytes: Bytes, size: number, start: number, base: number): Decoded {
  const value: MmdbValue[] = []
  let next = start
  for (let i = 0; i < size; i++) {
    const entry = decode(bytes, next, base)
    value.push(entry.value)
    next = entry.next
  }
  return { value, next }
}

function scalar(type: number, raw: Buffer): MmdbValue {
  switch (type) {
    case 2:
      return raw.toString('utf8')
    case 3:
      return raw.readDoubleBE(0)
    case 4:
      return Buffer.from(raw)
    case 5:
    case 6:
      return raw.length === 0 ? 0 : raw.readUIntBE(0, raw.length)
    case 8:
      return raw.length < 4
        ? raw.length === 0
          ? 0
          : raw.readUIntBE(0, raw.length)
        : raw.readInt32BE(0)
    case 9:
    case 10:
      return BigInt(`0x${raw.toString('hex') || '0'}`)
    case 15:
      return raw.readFloatBE(0)
    default:
      throw new Error(`type ${type} is not part of MaxMind's format`)
  }
}

/** The address as the tree reads it, bit by bit; null where it is none or not of this tree. */
function bitsOf(address: string, version: 4 | 6): number[] | null {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIPv4(mapped)) {
    const bits = mapped.split('.').flatMap((part) => binary(Number(part), 8))
    return version === 4 ? bits : [...Array<number>(96).fill(0), ...bits]
  }
  if (!isIPv6(address) || version === 4) return null
  return groupsOf(address).flatMap((group) => binary(group, 16))
}

function binary(value: number, length: number): number[] {
  return Array.from({ length }, (_, index) => (value >> (length - 1 - index)) & 1)
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.replace(/%.*$/, '').split('::')
  const numbers = (part: string) =>
    part.split(':').flatMap((group) => {
      if (group === '') return []
      if (!group.includes('.')) return [Number.parseInt(group, 16)]
      const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number)
      return [a * 256 + b, c * 256 + d]
    })
  const left = numbers(head)
  if (tail === undefined) return left
  const right = numbers(tail)
  return [...left, ...Array<number>(8 - left.length - right.length).fill(0), ...right]
}
