import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { Values } from '../../documents/versions.ts'
import type { ImportDocument } from '../documents.ts'
import * as t from '../messages.gen.ts'
import { isReferring } from '../references/reference.ts'
import { type Resolved, resolveReferences } from '../references/resolve.ts'
import type { ChangedField, ContentCollection, ImportedCollection } from '../types.ts'
import { dishValues } from './dish-values.ts'
import { partsOfWhole } from './parts-of-whole.ts'
import { picturesOf, showsPictures } from './pictures-of.ts'
import type { WriteGiven } from './writer.ts'

/** Reads what an import says of one document. */
export type SaidReader = {
  /** The values of the fields that it changes of a document, or of a version of it, with these values. */
  read(before: Values): Promise<Values>
  /** Whether slices lack pictures or rows, so that they wait as a draft; after it was read for a version with these values. */
  isIncomplete(before: Values): boolean
  /** Whether links wait for documents, and what is left out, in words; after it was read. `waits`: slices wait as a draft. */
  found(waits: boolean): { isPending: boolean; notes: ChangedField[] }
}

/**
 * A reader of a document of the import of an id. `isTrial`: the write is rolled back, and new documents stand in for those that are
 * still to be made.
 */
export function saidReader(
  req: PayloadRequest,
  id: string,
  document: ImportDocument,
  { isTrial }: WriteGiven = { isTrial: false },
): SaidReader {
  const { data } = document
  if (!isReferring(data))
    return {
      read: (before) => saidOf(req, id, document, before),
      isIncomplete: () => false,
      found: () => ({ isPending: false, notes: [] }),
    }
  const { said, leftOut } = data
  let resolved: Resolved | null = null
  return {
    read: async (before) => {
      resolved ??= await resolveReferences(req, id, said, isTrial ? standIns(req) : undefined)
      const { values, shortened } = resolved
      const given = Object.entries(values).filter(
        ([name]) => isNew(before) || !shortened.includes(name),
      )
      return Object.fromEntries(given)
    },
    isIncomplete: (before) => {
      if (!resolved) return false
      const { slicesLack, shortened } = resolved
      if (slicesLack.pictures.length > 0) return true
      // Slices that lack rows are not taken by a document that is there.
      const areTaken = isNew(before) || !shortened.includes('slices')
      return areTaken && slicesLack.documents.length > 0
    },
    found: (waits) => ({
      isPending: resolved?.isPending ?? false,
      notes: [...note(t.leftOut(), leftOut), ...(resolved ? lackingNotes(resolved, waits) : [])],
    }),
  }
}

const isNew = (before: Values) => Object.keys(before).length === 0

/** Pictures and documents that a document lacks, first those for which it waits as a draft. */
function lackingNotes({ slicesLack, lacking }: Resolved, waits: boolean): ChangedField[] {
  const { pictures, documents } = waits ? slicesLack : { pictures: [], documents: [] }
  const others = (all: string[], named: string[]) => all.filter((one) => !named.includes(one))
  return [
    ...note(t.draftForPictures(), pictures),
    ...note(t.draftForDocuments(), documents),
    ...note(t.picturesLacking(), others(lacking.pictures, pictures)),
    ...note(t.linksLacking(), others(lacking.documents, documents)),
  ]
}

const note = (label: string, names: readonly string[]): ChangedField[] =>
  names.length > 0 ? [{ label, before: '', after: names.join(', ') }] : []

async function saidOf(
  req: PayloadRequest,
  id: string,
  document: ImportDocument,
  before: Values,
): Promise<Values> {
  const { collection, data } = document
  if (showsPictures(document)) return picturesOf(req, id, document, before)
  if (collection === 'menu-items') return dishValues(data, before)
  // The zone lists its locations.
  const { menuZone: _, ...said } = data
  return { ...said, ...(await partsOfWhole(req, id, document, before)) }
}

/** Makes one document of each collection that is asked for, with a title and nothing else, in the transaction of a trial. */
function standIns(req: PayloadRequest): (collection: ImportedCollection) => Promise<number> {
  const made = new Map<ImportedCollection, Promise<number>>()
  return (collection) => {
    const one = made.get(collection) ?? makeStandIn(req, collection as ContentCollection)
    made.set(collection, one)
    return one
  }
}

async function makeStandIn(req: PayloadRequest, collection: ContentCollection): Promise<number> {
  const title = t.newDocument()
  const uid = `new-${randomUUID()}`
  const own = collection === 'menu-tags' ? { abbreviation: '+' } : {}
  const made = await req.payload.create({
    ...{ collection, data: { title, uid, ...own, _status: 'draft' } as never, draft: true },
    ...{ depth: 0, overrideAccess: false, req, user: req.user },
  })
  return Number(made.id)
}
