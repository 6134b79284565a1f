import path from 'node:path'
import type { PayloadRequest } from 'payload'
import { GALLERY_ROWS } from '../../../collections/gallery-rows.ts'
import { readKeysOf } from '../../keys.ts'
import * as texts from '../../messages.gen.ts'
import type { ChangedField, RowDocuments, StagedDocument } from '../../types.ts'
import { keyOf, keyOfOwn } from '../key-of.ts'
import type { Cells, ImportKind, PreparedKind, RowReading } from '../kind.ts'
import { type Galleries, GalleryRoom } from './gallery-room.ts'
import {
  indexOf,
  matchPath,
  type Pictured,
  type PictureIndex,
  type PictureUse,
  restaurantsOfFolders,
  stemOf,
} from './match-path.ts'
import * as t from './messages.gen.ts'
import { isTelling } from './telling-name.ts'

/** Most characters of an alternative text, as the library has it. */
const ALT = 300

/** Values of a staged picture. */
export type StagedPicture = {
  /** Its path in the archive or folder. */
  file: string
  /** Empty where nothing says one. */
  alt: string
  /** Whether it takes the place of a picture of the library whose file has its name. */
  byName: boolean
  /** The field of the restaurant or dish that shows it. */
  field: PictureUse['field'] | null
  /** What is said of a new picture in addition. */
  notes: ChangedField[]
}

/** Pictures of an archive or a folder, matched with restaurants and dishes by their paths. */
export const picturesKind: ImportKind = {
  ...{ name: 'pictures', label: t.kind, hint: t.kindHint, role: 'editor', reads: 'pictures' },
  option: null,
  days: [],
  prepare: async (req): Promise<PreparedKind> => {
    const index = indexOf([...(await restaurantsOf(req)), ...(await dishesOf(req))])
    const galleries = await galleriesOf(req)
    const known = await readKeysOf({ payload: req.payload, req }, 'media')
    const room = new GalleryRoom()
    // Of several files with one name, or for one place, the first is taken.
    const names = new Set<string>()
    const places = new Set<string>()
    return {
      fields: [
        { name: 'file', label: t.file(), aliases: ['file'], required: true },
        { name: 'alt', label: t.alt(), aliases: ['alt'] },
      ],
      read: (cells, { root = '' }) =>
        readPicture(cells, { index, galleries, known, room, names, places, root }),
    }
  },
}

type Around = {
  index: PictureIndex
  /** By the id of the restaurant. */
  galleries: ReadonlyMap<number, Galleries>
  /** Ids of pictures by the names of their documents. */
  known: ReadonlyMap<string, number>
  room: GalleryRoom
  names: Set<string>
  places: Set<string>
  root: string
}

function readPicture(cells: Cells, around: Around): RowReading {
  const file = cells('file')
  const alt = cells('alt')
  if (alt.length > ALT)
    return { ok: false, fault: texts.cellTooLong({ field: t.alt(), most: ALT }) }
  const { use, note } = placeOf(file, around)
  const data: StagedPicture = {
    ...{ file, alt, field: use?.field ?? null, notes: [note].filter((one) => one !== null) },
    byName: mayReplace(file, around),
  }
  const picture: StagedDocument = { name: nameOf(file), title: file, data, rank: 0 }
  const documents: RowDocuments = use ? [picture, documentOf(use.of)] : [picture]
  return { ok: true, documents }
}

const nameOf = (file: string) => `media/${keyOf(file)}` as const

/** A path without the folder that all files of the archive lie in, unless a restaurant is called so. */
function withoutRoot(file: string, { index, root }: Around): string {
  const isOfRestaurant = restaurantsOfFolders(`${root}/`, index).length > 0
  return root === '' || isOfRestaurant ? file : file.slice(root.length + 1)
}

/** The restaurant or dish that shows a picture, known by its id here. */
const documentOf = ({ collection, id, title }: Pictured): StagedDocument => ({
  ...{ name: `${collection}/${keyOfOwn(id)}`, title, data: {}, rank: 1 },
})

/** `plate.jpg` in one folder is not the one of another, many pictures are called `hero.jpg`, and two files cannot replace one. */
function mayReplace(file: string, around: Around): boolean {
  const own = withoutRoot(file, around)
  if (own.includes('/') || !isTelling(stemOf(own))) return false
  const name = `${stemOf(own)}${path.extname(own).toLowerCase()}`
  const isFirst = !around.names.has(name)
  around.names.add(name)
  return isFirst
}

function placeOf(
  file: string,
  around: Around,
): { use: PictureUse | null; note: ChangedField | null } {
  const found = matchPath(withoutRoot(file, around), around.index)
  if (found.use === null) {
    const after = whyNot(found)
    return { use: null, note: after === '' ? null : { label: t.nothing(), before: '', after } }
  }
  const after = whyNoPlace(file, found.use, around)
  if (after !== '') return { use: null, note: { label: t.nothing(), before: '', after } }
  return { use: found.use, note: { label: t.isFor(), before: '', after: placeText(found.use) } }
}

/** Takes the place of a picture; says why there is none, or nothing. */
function whyNoPlace(
  file: string,
  { of, field }: PictureUse,
  { galleries, known, places, room }: Around,
): string {
  const { id, title: name } = of
  if (field === 'gallery') {
    const found = galleries.get(id) ?? { published: [], draft: [] }
    const isFree = room.take(id, found, known.get(nameOf(file)) ?? null)
    return isFree ? '' : t.galleryFull({ name, most: GALLERY_ROWS })
  }
  const place = `${of.collection}/${id}`
  if (places.has(place)) return t.placeTaken({ name })
  places.add(place)
  return ''
}

function whyNot(found: Extract<ReturnType<typeof matchPath>, { use: null }>): string {
  if (found.why === null) return ''
  const { name } = found
  if (found.why === 'other_named') return t.otherNamed({ name, other: found.other })
  return found.why === 'several' ? t.severalOf({ name }) : t.noField({ name })
}

function placeText({ of: { collection, hasPicture, title }, field }: PictureUse): string {
  if (field === 'gallery') return t.restaurantMore({ title })
  if (collection === 'locations')
    return hasPicture ? t.restaurantInstead({ title }) : t.restaurantMain({ title })
  return hasPicture ? t.dishInstead({ title }) : t.dishMain({ title })
}

async function restaurantsOf(req: PayloadRequest): Promise<Pictured[]> {
  const { docs } = await req.payload.find({
    ...{ collection: 'locations', select: { title: true, uid: true, image: true }, draft: true },
    ...{ depth: 0, pagination: false, sort: 'id', req },
  })
  return docs.map(({ id, title, uid, image }) => ({
    ...{ collection: 'locations', id, title, names: [title, uid], hasPicture: Boolean(image) },
  }))
}

async function galleriesOf(req: PayloadRequest): Promise<Map<number, Galleries>> {
  const read = async (draft: boolean) => {
    const { docs } = await req.payload.find({
      ...{ collection: 'locations', select: { gallery: true }, draft },
      ...{ depth: 0, pagination: false, sort: 'id', req },
    })
    return new Map(docs.map(({ id, gallery }) => [id, (gallery ?? []).map(idOf)]))
  }
  const [published, drafts] = [await read(false), await read(true)]
  const empty: number[] = []
  return new Map(
    [...drafts].map(([id, draft]) => [id, { published: published.get(id) ?? empty, draft }]),
  )
}

const idOf = (one: number | { id: number }) => (typeof one === 'number' ? one : one.id)

async function dishesOf(req: PayloadRequest): Promise<Pictured[]> {
  const { docs } = await req.payload.find({
    ...{ collection: 'menu-items', select: { title: true, image: true }, draft: true },
    ...{ depth: 0, pagination: false, sort: 'id', req },
  })
  return docs.map(({ id, title, image }) => ({
    ...{ collection: 'menu-items', id, title, names: [title] },
    hasPicture: Boolean(image?.desktop),
  }))
}
