import { createInflateRaw, inflateRawSync } from 'node:zlib'

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
 * Word document, or not whole. How large the others are is measured by unpacking them, up to what is too much:
 * a directory says what its writer likes. Nothing of them is kept.
 */
export async function wordPackage(file: Buffer): Promise<WordPackage | null> {
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
  const isVast = await unpacksToMore(file, parts, MAX_UNPACKED)
  return isVast === null ? null : { hasMacros, isVast }
}

/** Whether all parts together have more than `most` bytes, by what they say or by what they have; null for damaged ones. */
async function unpacksToMore(file: Buffer, parts: Part[], most: number): Promise<boolean | null> {
  if (parts.reduce((sum, part) => sum + part.unpacked, 0) > most) return true
  let left = most
  for (const part of parts) {
    const bytes = packedBytes(file, part)
    if (!bytes) return null
    const size = part.method === 0 ? bytes.length : await inflatedSize(bytes, left)
    if (size === null) return null
    left -= size
    if (left < 0) return true
  }
  return false
}

/** The bytes of a part as they stand in the file; null where it is not there, or packed in another way than Word does. */
function packedBytes(file: Buffer, { at, method, packed }: Part): Buffer | null {
  if (method !== 0 && method !== 8) return null
  if (at + 30 > file.length || file.readUInt32LE(at) !== FIRST) return null
  const from = at + 30 + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28)
  return from + packed > file.length ? null : file.subarray(from, from + packed)
}

/** How many bytes come of packed ones, counted no further than just beyond `most`; null where they are damaged. */
async function inflatedSize(bytes: Buffer, most: number): Promise<number | null> {
  let size = 0
  try {
    const inflating = createInflateRaw()
    inflating.end(bytes)
    for await (const chunk of inflating) {
      size += (chunk as Buffer).length
      if (size > most) break
    }
    return size
  } catch {
    return null
  }
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

function unpackList(file: Buffer, part: Part): string | null {
  const bytes = packedBytes(file, part)
  if (!bytes) return null
  if (part.method === 0) return bytes.length > MAX_LIST ? null : bytes.toString('utf8')
  try {
    return inflateRawSync(bytes, { maxOutputLength: MAX_LIST }).toString('utf8')
  } catch {
    return null
  }
}
