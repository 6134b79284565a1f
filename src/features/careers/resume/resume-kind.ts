import { ok, type Result, refuse } from '#lib/result.ts'
import { compoundFile } from './compound-file.ts'
import { wordPackage } from './word-package.ts'

/** What a resume may be (spec:forms.resume), by the usual ending of its name. */
export type ResumeKind = keyof typeof MIME_TYPES

/** The media type of each kind. */
export const MIME_TYPES = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const

/**
 * `wrong_type`: none of the kinds, or not whole · `macros`: a document that brings programs with it ·
 * `unsafe`: it would unpack to far more than a resume is.
 */
export type ResumeCode = 'wrong_type' | 'macros' | 'unsafe'

/**
 * What a file is by its content alone; names and declared types are what anybody likes to say. Of the document
 * itself nothing is read but how large it is. Total: whatever the bytes are, it answers.
 */
export async function resumeKind(bytes: Uint8Array): Promise<Result<ResumeKind, ResumeCode>> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (isPdf(file)) return ok('pdf')
  const compound = compoundFile(file)
  if (compound) return compound.isWord ? without(compound.hasMacros, 'doc') : refuse('wrong_type')
  const word = await wordPackage(file)
  if (!word) return refuse('wrong_type')
  return word.isVast ? refuse('unsafe') : without(word.hasMacros, 'docx')
}

/** The kind that a file name claims by its ending; null where it claims none of them. */
export function claimedKind(name: string): ResumeKind | null {
  const [, ending = ''] = /\.([^.]+)$/.exec(name.toLowerCase()) ?? []
  return Object.hasOwn(MIME_TYPES, ending) ? (ending as ResumeKind) : null
}

function without(macros: boolean, kind: ResumeKind): Result<ResumeKind, ResumeCode> {
  return macros ? refuse('macros') : ok(kind)
}

/** ISO 32000: a header at the start, and the mark of the end within the last 1024 bytes. */
function isPdf(file: Buffer): boolean {
  if (!/^%PDF-\d/.test(file.toString('latin1', 0, 6))) return false
  return file.subarray(-1024).includes('%%EOF')
}
