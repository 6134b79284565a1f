import type { PayloadRequest } from 'payload'
import type { Media } from '#payload-types.ts'
import { query } from '../../database/query.ts'
import { editorElsewhere } from '../../find-replace/document-lock.ts'
import {
  type CollectionSource,
  type ReadDocument,
  readOne,
} from '../../find-replace/read-documents.ts'
import { searchedSources } from '../../find-replace/sources.ts'
import { fileTypeOf, hashedName } from '../../hooks/uploads/name-by-hash.ts'
import { type FocalPoint, guessFocus } from '../../pictures/guess-focus.ts'
import { UnreadablePicture } from '../../pictures/sharp-client.ts'
import type { ImportDocument } from '../documents.ts'
import * as t from '../kinds/pictures/messages.gen.ts'
import type { StagedPicture } from '../kinds/pictures/pictures-kind.ts'
import * as texts from '../messages.gen.ts'
import { readStagedPicture } from '../pictures/staged-pictures.ts'
import type { ChangedField } from '../types.ts'
import { findPicture, plainName } from './find-picture.ts'
import { DocumentRefused, type Written } from './writer.ts'

/** What is to be done with a picture of an import. */
export type PicturePlan = {
  target: number | null
  /** What the picture had before it was read (`readStamp`). */
  stamp: string
  read: ReadDocument | null
  verdict: Written['verdict']
  /** Fields of the picture that are others then. */
  values: Partial<Pick<Media, 'alt' | 'focalX' | 'focalY'>>
  /** The file that is stored; null where it is there already. */
  file: UploadedFile | null
  notes: ChangedField[]
}

export type UploadedFile = NonNullable<PayloadRequest['file']>

/** Finds out what is to be done with a picture of an import, without writing. Throws a `DocumentRefused` where nothing can be. */
export async function planPicture(
  req: PayloadRequest,
  id: string,
  document: ImportDocument,
): Promise<PicturePlan> {
  const { file: path, alt, byName, notes } = document.data as StagedPicture
  const data = await readStagedPicture(id, document.row)
  const type = data && fileTypeOf(data)
  if (!data || !type) throw new DocumentRefused(t.notThere())
  const name = path.split('/').at(-1) ?? ''
  const stored = hashedName(data, name, type.extension)
  const { target, several } = await findPicture(req, document, { stored, byName })
  const stamp = target === null ? '' : await readStamp(req, target)
  const read = target === null ? null : await readFree(req, target)
  const before = read?.parts.published?.values as Partial<Media> | undefined
  const isSame = before !== undefined && hashOf(before.filename ?? '') === hashOf(stored)
  const focus = isSame ? {} : movedFrom(before, await focusOf(data))
  const values = { ...focus, ...(alt !== '' && alt !== before?.alt ? { alt } : {}) }
  const file = isSame ? null : { data, name, mimetype: type.mime, size: data.length }
  const isUnchanged = file === null && values.alt === undefined
  return {
    ...{ target, stamp, read, values, file },
    verdict: read === null ? 'new' : isUnchanged ? 'same' : 'changed',
    notes: [
      ...fileNotes(before, file, name),
      ...altNotes(before, alt),
      ...focusNotes(focus),
      ...(read === null ? notes : []),
      ...(several ? [severalNote(plainName(stored))] : []),
    ],
  }
}

const hashOf = (stored: string) => stored.slice(0, 16)

/** Differs as soon as somebody has saved a picture; read outside of the transaction, which does not see its own then. */
export async function readStamp({ payload }: PayloadRequest, id: number): Promise<string> {
  const text = 'SELECT CAST(updated_at AS text) AS stamp FROM media WHERE id = $1'
  const [row] = await query(payload, text, [id])
  return String(row?.stamp ?? '')
}

/** The picture as it is stored; refused where somebody has it open, or it is none any more. */
async function readFree(req: PayloadRequest, target: number): Promise<ReadDocument> {
  const source = await pictureSource(req)
  const read = await readOne(req, source, target)
  if (!read) throw new DocumentRefused(texts.mayNotChange())
  const editor = await editorElsewhere(req, source, target)
  if (editor !== null)
    throw new DocumentRefused(editor ? texts.isOpenBy({ name: editor }) : texts.isOpen())
  const { mimeType } = valuesOf(read)
  if (!mimeType?.startsWith('image/')) throw new DocumentRefused(t.notPictureAnyMore())
  return read
}

export const valuesOf = (read: ReadDocument) => read.parts.published?.values as unknown as Media

/** The library, as whoever a request is of may change it. */
export async function pictureSource(req: PayloadRequest): Promise<CollectionSource> {
  const source = (await searchedSources(req)).find((one) => one.slug === 'media')
  if (source?.in !== 'collections') throw new DocumentRefused(texts.mayNotChange())
  return source
}

async function focusOf(data: Buffer) {
  try {
    return await guessFocus(data)
  } catch (error) {
    if (error instanceof UnreadablePicture) throw new DocumentRefused(t.unreadablePicture())
    throw error
  }
}

/** A point that differs from the one of before: around the same one Payload would make no cut of the new file. */
function movedFrom(before: Partial<Media> | undefined, focus: FocalPoint): FocalPoint {
  const { focalX, focalY } = focus
  if (focalX !== before?.focalX || focalY !== before.focalY) return focus
  return { focalX, focalY: focalY > 50 ? focalY - 1 : focalY + 1 }
}

function fileNotes(before: Partial<Media> | undefined, file: UploadedFile | null, name: string) {
  if (!before || !file) return []
  return [{ label: t.file(), before: plainName(before.filename ?? ''), after: name }]
}

function altNotes(before: Partial<Media> | undefined, alt: string): ChangedField[] {
  if (before && (alt === '' || alt === before.alt)) return []
  return [{ label: t.alt(), before: before?.alt ?? '', after: alt || t.altMissing() }]
}

function focusNotes(focus: PicturePlan['values']): ChangedField[] {
  const { focalX: x, focalY: y } = focus
  if (!x || !y) return []
  return [{ label: t.focus(), before: '', after: t.focusAt({ x, y }) }]
}

const severalNote = (name: string): ChangedField => ({
  ...{ label: t.severalFiles(), before: '', after: t.severalFilesOf({ name }) },
})
