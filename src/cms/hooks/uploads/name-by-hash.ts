import { createHash } from 'node:crypto'
import path from 'node:path'
import { slugify } from '#cms/addresses/slugify.ts'
import * as t from '../messages.gen.ts'
import { onUpload } from './on-upload.ts'

/** Name of a stored file: the first 16 hex digits of its SHA-256, then its own name. */
export function hashedName(bytes: Uint8Array, name: string, extension: string): string {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  return `${hash}-${storedStem(name)}.${extension}`
}

/** The own name of a stored file, without the hash before it and the ending behind it. */
export function storedStem(name: string): string {
  return (slugify(path.parse(name).name) || 'file').slice(0, 80)
}

/** Names an upload by its content and judges its kind by its first bytes, not by what it says. */
export const nameByHash = onUpload((file, { upload }) => {
  const kind = fileTypeOf(file.data)
  const allowed = upload ? (upload.mimeTypes ?? []) : []
  if (!kind || !allowed.includes(kind.mime)) return t.kindOfFileRefused()
  file.mimetype = kind.mime
  file.name = hashedName(file.data, file.name, kind.extension)
  return null
})

type FileType = { mime: string; extension: string }

const BRANDS: Record<string, FileType> = {
  avif: { mime: 'image/avif', extension: 'avif' },
  avis: { mime: 'image/avif', extension: 'avif' },
}

/** Kind of a file by its content; null for everything that the library does not take. */
export function fileTypeOf(bytes: Uint8Array): FileType | null {
  const text = (from: number, to: number) =>
    Buffer.from(bytes.subarray(from, to)).toString('latin1')
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) {
    return { mime: 'image/jpeg', extension: 'jpg' }
  }
  if (text(0, 8) === '\u0089PNG\r\n\u001a\n') return { mime: 'image/png', extension: 'png' }
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') {
    return { mime: 'image/webp', extension: 'webp' }
  }
  if (text(4, 8) === 'ftyp') return BRANDS[text(8, 12)] ?? { mime: 'video/mp4', extension: 'mp4' }
  if (text(0, 4) === '\u001aE\u00df\u00a3') return { mime: 'video/webm', extension: 'webm' }
  if (text(0, 5) === '%PDF-') return { mime: 'application/pdf', extension: 'pdf' }
  return null
}
