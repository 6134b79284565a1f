import { inflateRawSync } from 'node:zlib'

const FIRST = 0x04034b50
const LISTED = 0x02014b50
const END = 0x06054b50
const END_SIZE = 22

/** Most that the list of a package's parts may be, and the whole package once unpacked. */
const MAX_LIST = 256 * 1024
const MAX_UNPACKED = 64 * 1024 * 1024

/** What a Word document in Open XML (a zip) has in it, as far as a resume is judged by it. */
type WordPackage = { hasMacros: boolean; isVast: boolean }

type Part = { name: string; method: number; packed: number; unpacked: number; at: number }

/**
 * Reads the directory of a zip and the one small part that says what the others are; null where it is no
 * Word document, or not whole. No other part is unpacked.
 */
export function wordPackage(file: Buffer): WordPackage | null {
  const parts = readParts(file)
  const listPart = parts?.find(({ name }) => name === '[Content_Types].xml')
  const list = listPart ? unpackList(file, listPart) : null
  if (!parts || list === null) return null
  const main = /<Override\b[^>]*wordprocessingml\.document\.main\+xml[^>]*>/.exec(list)?.[0]
  const hasMacros =
    /macroEnabled|vbaProject/i.test(list) ||
    parts.some(({ name }) => /(^|\/)vba(Project|Data)[^/]*$/i.test(name))
  const name = /\bPartName="\/([^"]+)"/.exec(main ?? '')?.[1] ?? 'word/document.xml'
  const isWord = main !== undefined || hasMacros
  if (!isWord || !parts.some((part) => part.name === name)) return null
  const unpacked = parts.reduce((sum, part) => sum + part.unpacked, 0)
  return { hasMacros, isVast: unpacked > MAX_UNPACKED }
}

/** The parts by the directory at the end of the file; encrypted ones make it unreadable. */
function readParts(file: Buffer): Part[] | null {
  if (file.length < END_SIZE || file.readUInt32LE(0) !== FIRST) return null
  const end = endOf(file)
  if (end === null) return null
  const parts: Part[] = []
  let at = file.readUInt32LE(end + 16)
  for (let count = file.readUInt16LE(end + 10); count > 0; count--) {
    if (at + 46 > end || file.readUInt32LE(at) !== LISTED) return null
    const isEncrypted = (file.readUInt16LE(at + 8) & 1) === 1
    if (isEncrypted) return null
    const length = file.readUInt16LE(at + 28)
    parts.push({
      name: file.toString('utf8', at + 46, at + 46 + length),
      method: file.readUInt16LE(at + 10),
      packed: file.readUInt32LE(at + 20),
      unpacked: file.readUInt32LE(at + 24),
      at: file.readUInt32LE(at + 42),
    })
    at += 46 + length + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
  }
  return parts
}

/** Where the record is that ends a zip: behind it is its comment and nothing else. */
function endOf(file: Buffer): number | null {
  const last = file.length - END_SIZE
  for (let at = last; at >= 0 && at >= last - 0xffff; at--) {
    if (file.readUInt32LE(at) !== END) continue
    if (at + END_SIZE + file.readUInt16LE(at + 20) === file.length) return at
  }
  return null
}

function unpackList(file: Buffer, { at, method, packed }: Part): string | null {
  if (at + 30 > file.length || file.readUInt32LE(at) !== FIRST) return null
  const from = at + 30 + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28)
  const bytes = file.subarray(from, from + packed)
  if (method === 0) return bytes.length > MAX_LIST ? null : bytes.toString('utf8')
  if (method !== 8) return null
  try {
    return inflateRawSync(bytes, { maxOutputLength: MAX_LIST }).toString('utf8')
  } catch {
    return null
  }
}
