import type { PayloadRequest } from 'payload'
import { yieldToEventLoop } from '#lib/process/event-loop.ts'
import { DOCUMENTS_LOOKED_AT } from './limits.ts'
import { type Place, placesOf } from './places.ts'
import { type ReadDocument, readAfter, readOne } from './read-documents.ts'
import type { Search } from './search.ts'
import { nameOf, type Source, searchedSources } from './sources.ts'

/** A document with places. */
export type FoundDocument = {
  /** `collections/pages/12`, `globals/footer`. */
  document: string
  /** The words for one of its kind: `Page`; null of a global. */
  kind: string | null
  title: string
  /** Digest of the document as it was read; one that has another digest by now is not replaced. */
  seen: string
  places: Place[]
}

/** The last document that a search has looked at: the next request begins after it. */
export type Cursor = { source: string; after: number }

/** The answer of one request of a search, which looks at some of the documents. */
export type FoundPage = {
  /** With at most as many places as there was room for. */
  documents: FoundDocument[]
  /** All places that were found, and the documents that have them. */
  places: number
  found: number
  looked: number
  /** From where the next request looks; null where all documents were looked at. */
  next: Cursor | null
}

/** Looks through the next documents of the content that whoever asks may change. */
export async function findPlaces(
  req: PayloadRequest,
  search: Search,
  { from, room }: { from: Cursor | null; room: number },
): Promise<FoundPage> {
  const sources = await searchedSources(req)
  const page: FoundPage = { documents: [], places: 0, found: 0, looked: 0, next: null }
  let [roomLeft, at, after] = [room, from ? indexOf(sources, from.source) : 0, from?.after ?? 0]
  for (; at < sources.length; at++, after = 0) {
    const source = sources[at] as Source
    if (page.looked >= DOCUMENTS_LOOKED_AT)
      return { ...page, next: { source: nameOf(source), after } }
    const read = await readNext(req, source, after, DOCUMENTS_LOOKED_AT - page.looked)
    for (const one of read) {
      const places = placesOf(one.parts, search)
      page.places += places.length
      page.found += places.length > 0 ? 1 : 0
      if (places.length > 0 && roomLeft > 0)
        page.documents.push(toFound(one, places.slice(0, roomLeft)))
      roomLeft = Math.max(0, roomLeft - places.length)
    }
    page.looked += read.length
    await yieldToEventLoop()
    const last = read.at(-1)?.id
    if (last && page.looked >= DOCUMENTS_LOOKED_AT) {
      return { ...page, next: { source: nameOf(source), after: last } }
    }
  }
  return page
}

/** The document by which it is asked for, and which the audit log names. */
export function documentName({ source, id }: Pick<ReadDocument, 'source' | 'id'>): string {
  return id === null ? nameOf(source) : `${nameOf(source)}/${id}`
}

async function readNext(
  req: PayloadRequest,
  source: Source,
  after: number,
  most: number,
): Promise<ReadDocument[]> {
  if (source.in === 'collections') return readAfter(req, source, after, most)
  const found = await readOne(req, source, null)
  return found ? [found] : []
}

function toFound(read: ReadDocument, places: Place[]): FoundDocument {
  const { source, title, seen } = read
  const kind = source.in === 'collections' ? source.kind : null
  return { document: documentName(read), kind, title, seen, places }
}

/** A source that is not searched any more ends the search. */
function indexOf(sources: readonly Source[], name: string): number {
  const at = sources.findIndex((source) => nameOf(source) === name)
  return at === -1 ? sources.length : at
}
