import type { PayloadRequest } from 'payload'
import type { Location, Media, MenuItem } from '#payload-types.ts'
import { GALLERY_ROWS } from '../../collections/gallery-rows.ts'
import type { Values } from '../../documents/versions.ts'
import { type ImportDocument, isWhole } from '../documents.ts'
import { ownIdOf } from '../keys.ts'
import * as t from '../kinds/pictures/messages.gen.ts'
import type { StagedPicture } from '../kinds/pictures/pictures-kind.ts'
import { idsIn } from '../listed-ids.ts'
import { readParts } from '../parts.ts'
import type { ChangedField } from '../types.ts'

type Part = Awaited<ReturnType<typeof readParts>>[number]

const fieldOf = ({ data }: Part) => (data as Partial<StagedPicture>).field
const fileOf = ({ data }: Part) => (data as Partial<StagedPicture>).file ?? ''

/** Whether a document of an import is an existing restaurant or dish that only gets pictures. */
export function showsPictures(document: Pick<ImportDocument, 'name' | 'collection' | 'position'>) {
  const { name, collection } = document
  const hasPictures = collection === 'locations' || collection === 'menu-items'
  return hasPictures && isWhole(document) && ownIdOf(name) !== null
}

/**
 * The values of the picture fields of a restaurant or dish with those of an import: its picture is replaced, more of its
 * pictures are added as long as there is room. A dish with another picture has no longer the one for phones of the picture before.
 */
export async function picturesOf(
  req: PayloadRequest,
  id: string,
  { name, collection }: Pick<ImportDocument, 'name' | 'collection'>,
  before: Values,
): Promise<Values> {
  const parts = await readParts({ payload: req.payload, req }, id, name)
  const targets = (field: StagedPicture['field']) =>
    parts.flatMap((part) => (fieldOf(part) === field && part.target !== null ? part.target : []))
  const [main] = targets('image')
  const more = targets('gallery')
  const gallery = idsIn(before.gallery)
  const room = Math.max(0, GALLERY_ROWS - gallery.length)
  const added = more.filter((one) => !gallery.includes(one)).slice(0, room)
  return {
    ...(main === undefined ? {} : { image: imageWith(collection, before.image, main) }),
    ...(added.length === 0 ? {} : { gallery: [...gallery, ...added] }),
  }
}

function imageWith(collection: ImportDocument['collection'], before: unknown, picture: number) {
  if (collection !== 'menu-items') return picture
  const former = (before ?? {}) as NonNullable<MenuItem['image']>
  const isSame = idsIn([former.desktop])[0] === picture
  return isSame ? { desktop: picture } : { desktop: picture, mobile: null }
}

/** What new pictures, which have no id before they are written, change of a restaurant or dish. */
export async function newPictures(
  req: PayloadRequest,
  { collection, target }: Pick<ImportDocument, 'collection' | 'target'>,
  pending: readonly Part[],
): Promise<ChangedField[]> {
  const now = target === null ? '' : await pictureOf(req, collection, target)
  return pending.map((part) => {
    const isMain = fieldOf(part) === 'image'
    const label = isMain ? t.picture() : t.morePictures()
    return { label, before: isMain ? now : '', after: fileOf(part) }
  })
}

/** The alternative text, or else the file, of the picture that a restaurant or dish has now; empty where it has none. */
async function pictureOf(
  req: PayloadRequest,
  collection: ImportDocument['collection'],
  id: number,
): Promise<string> {
  const found = await req.payload.findByID({
    // Restaurants and dishes are what a picture's name can name.
    collection: collection as 'locations' | 'menu-items',
    ...{ id, depth: 1, draft: true, disableErrors: true, req },
  })
  const image = (found as Location | MenuItem | null)?.image
  const own = image && typeof image === 'object' && 'desktop' in image ? image.desktop : image
  if (!own || typeof own !== 'object') return ''
  const { alt, filename } = own as Media
  return alt || (filename ?? '')
}
