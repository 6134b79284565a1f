import type { PayloadRequest } from 'payload'
import * as texts from '../../messages.gen.ts'
import type { ChangedField, RowDocuments, StagedDocument } from '../../types.ts'
import { keyOf, keyOfOwn } from '../key-of.ts'
import type { Cells, ImportKind, PreparedKind, RowReading } from '../kind.ts'
import {
  indexOf,
  matchPath,
  type Pictured,
  type PictureIndex,
  type PictureUse,
  restaurantsOfFolders,
} from './match-path.ts'
import * as t from './messages.gen.ts'

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
    // Of several files with one name, or for one place, the first is taken.
    const names = new Set<string>()
    const places = new Set<string>()
    return {
      fields: [
        { name: 'file', label: t.file(), aliases: ['file'], required: true },
        { name: 'alt', label: t.alt(), aliases: ['alt'] },
      ],
      read: (cells) => readPicture(cells, { index, names, places }),
    }
  },
}

type Around = { index: PictureIndex; names: Set<string>; places: Set<string> }

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
  const picture: StagedDocument = { name: `media/${keyOf(file)}`, title: file, data, rank: 0 }
  const documents: RowDocuments = use ? [picture, documentOf(use.of)] : [picture]
  return { ok: true, documents }
}

/** The restaurant or dish that shows a picture, known by its id here. */
const documentOf = ({ collection, id, title }: Pictured): StagedDocument => ({
  ...{ name: `${collection}/${keyOfOwn(id)}`, title, data: {}, rank: 1 },
})

/** `hero.jpg` in the folder of one restaurant is not the one of another, and of two files only one can be in a place. */
function mayReplace(file: string, { index, names }: Around): boolean {
  const name = keyOf(file.split('/').at(-1) ?? '')
  const isFirst = !names.has(name)
  names.add(name)
  return isFirst && restaurantsOfFolders(file, index).length === 0
}

function placeOf(
  file: string,
  { index, places }: Around,
): { use: PictureUse | null; note: ChangedField | null } {
  const found = matchPath(file, index)
  if (found.use === null) {
    const after = whyNot(found)
    return { use: null, note: after === '' ? null : { label: t.nothing(), before: '', after } }
  }
  const { of, field } = found.use
  const place = `${of.collection}/${of.id}`
  if (field === 'image' && places.has(place)) {
    const after = t.placeTaken({ name: of.title })
    return { use: null, note: { label: t.nothing(), before: '', after } }
  }
  if (field === 'image') places.add(place)
  return { use: found.use, note: { label: t.isFor(), before: '', after: placeText(found.use) } }
}

function whyNot(found: Extract<ReturnType<typeof matchPath>, { use: null }>): string {
  if (found.why === null) return ''
  const { why, name } = found
  return why === 'several' ? t.severalOf({ name }) : t.noField({ name })
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
