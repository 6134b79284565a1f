import type { Payload } from 'payload'
import { processSingleton } from '#lib/process/process-singleton.ts'
import { readAll } from '../content/read-all.ts'
import type { HasPath } from './links.ts'
import {
  CHECKED,
  type CheckedCollection,
  type PublishedStamps,
  readPublishedStamps,
} from './published-stamps.ts'

/** Documents of one query. */
const BATCH = 100

/** A published document as the site reads it, with references populated one level deep. */
export type Document = { id: number; mimeType?: unknown; alt?: unknown } & Record<string, unknown>

/** How a document is checked: by itself, by the documents that it refers to, and by `hasPath`. */
export type Check<T> = {
  /** `hasPath` has to be asked for each path on which the answer depends. */
  find(slug: CheckedCollection, document: Document, hasPath: HasPath): T
  /** All documents that a document refers to, as it is stored: what is not shown is missing in what the site reads. */
  targets(slug: CheckedCollection, stored: object): { collection: string; id: number | string }[]
}

/** Undefined for what is gone; a symbol, which no other is like, for what is never kept. */
type Stamp = string | symbol | undefined

type Kept<T> = {
  found: T
  stamp: string
  targets: readonly (readonly [collection: string, id: number, stamp: Stamp])[]
  paths: readonly (readonly [path: string, leads: boolean])[]
}

/** By collection and id of each document. */
type Index<T> = Record<CheckedCollection, Map<number, Kept<T>>>
/** What was found in each document, by collection in the order of the ids, and the stamps by which it was decided. */
type FoundInContent<T> = { content: Record<CheckedCollection, T[]>; published: PublishedStamps }

type Known = { index: Index<unknown>; turn: Promise<unknown> }

const knownErrors = () => processSingleton('content-check', () => new WeakMap<Payload, Known>())

/**
 * Returns what `check` finds in every published document. What was found before is kept in memory: only documents are
 * read again that were saved since, that refer to one that was saved, came or went, or that have a link whose page came
 * or went. The first call after the start reads all documents except media that have an alt text.
 */
export async function findInContent<T>(
  payload: Payload,
  check: Check<T>,
): Promise<FoundInContent<T>> {
  const index = () => Object.fromEntries(CHECKED.map((slug) => [slug, new Map()])) as Index<unknown>
  const known = knownErrors().get(payload) ?? { index: index(), turn: Promise.resolve() }
  knownErrors().set(payload, known)
  // One after the other: each sees what was saved before it was asked for.
  const own = known.turn.then(() => refresh(payload, known.index as Index<T>, check))
  known.turn = own.then(
    () => {},
    () => {},
  )
  return own
}

async function refresh<T>(
  payload: Payload,
  index: Index<T>,
  check: Check<T>,
): Promise<FoundInContent<T>> {
  const all = CHECKED.flatMap((slug) => [...index[slug].values()])
  const media = all.flatMap(({ targets }) =>
    targets.flatMap(([collection, id]) => (collection === 'media' ? [id] : [])),
  )
  const published = await readPublishedStamps(payload, new Set(media))
  await published.learnFiles(new Set(all.flatMap(({ paths }) => paths.map(([path]) => path))))
  const isChanged = (slug: CheckedCollection) => (id: number) =>
    !isCurrent(index[slug].get(id), id, slug, published)
  const shown = (slug: CheckedCollection) => {
    const ids = slug === 'media' ? published.doubtfulMedia : published.stamps[slug]
    return [...ids.keys()].toSorted((a, b) => a - b)
  }
  // A document that is read again may refer to any picture; stamps are always read before the documents.
  if (CHECKED.some((slug) => shown(slug).some(isChanged(slug)))) await published.learnMedia()
  const content = {} as Record<CheckedCollection, T[]>
  for (const slug of CHECKED) {
    const own = index[slug]
    const ids = shown(slug)
    const there = new Set(ids)
    for (const id of own.keys()) if (!there.has(id)) own.delete(id)
    const changed = ids.filter(isChanged(slug))
    for (let from = 0; from < changed.length; from += BATCH) {
      const some = changed.slice(from, from + BATCH)
      await checkSome(payload, own, { slug, ids: some, published, check })
    }
    content[slug] = ids.flatMap((id) => own.get(id)?.found ?? [])
  }
  return { content, published }
}

function isCurrent<T>(
  kept: Kept<T> | undefined,
  id: number,
  slug: CheckedCollection,
  { stamps, states, hasPath }: PublishedStamps,
): boolean {
  return (
    kept !== undefined &&
    kept.stamp === stamps[slug].get(id) &&
    kept.targets.every(([collection, id, stamp]) => stampOf(states, collection, id) === stamp) &&
    kept.paths.every(([path, leads]) => hasPath(path) === leads)
  )
}

function stampOf(states: PublishedStamps['states'], collection: string, id: number): Stamp {
  const own = states[collection as CheckedCollection] as ReadonlyMap<number, string> | undefined
  return own ? own.get(id) : Symbol(collection)
}

type Some<T> = {
  slug: CheckedCollection
  ids: readonly number[]
  published: PublishedStamps
  check: Check<T>
}

/** Stamps were taken before the documents are read: what is saved in between is read again by the next call. */
async function checkSome<T>(
  payload: Payload,
  index: Map<number, Kept<T>>,
  { slug, ids, published, check }: Some<T>,
): Promise<void> {
  const documents = await readDocuments(payload, slug, ids)
  const paths = new Set<string>()
  for (const document of documents) check.find(slug, document, (path) => !!paths.add(path))
  await published.learnFiles(paths)
  const stored = await readStored(payload, slug, ids)
  for (const id of ids) index.delete(id)
  for (const document of documents) {
    const asked = new Map<string, boolean>()
    const found = check.find(slug, document, (path) => {
      const leads = published.hasPath(path)
      asked.set(path, leads)
      return leads
    })
    index.set(document.id, {
      found,
      stamp: published.stamps[slug].get(document.id) ?? '',
      targets: check.targets(slug, stored.get(document.id) ?? {}).map(({ collection, id }) => {
        const stamp = stampOf(published.states, collection, Number(id))
        return [collection, Number(id), stamp] as const
      }),
      paths: [...asked],
    })
  }
}

async function readStored(payload: Payload, slug: CheckedCollection, ids: readonly number[]) {
  const { docs } = await payload.db.find<{ id: number }>({
    ...{ collection: slug, where: { id: { in: [...ids] } }, limit: 0, pagination: false },
  })
  return new Map(docs.map((doc) => [doc.id, doc]))
}

/** Documents as the site reads them; settings of bookings with the whole of their location, whose hours bound them. */
async function readDocuments(
  payload: Payload,
  slug: CheckedCollection,
  ids: readonly number[],
): Promise<Document[]> {
  const read = async (collection: CheckedCollection, wanted: readonly number[], depth: 0 | 1) => {
    const query = { where: { id: { in: [...wanted] } }, depth, pageSize: BATCH }
    return (await readAll(payload, collection, query)) as unknown as Document[]
  }
  if (slug !== 'booking-settings') return read(slug, ids, 1)
  const settings = await read(slug, ids, 0)
  const locations = settings.map(({ location }) => Number(location))
  const places = new Map((await read('locations', locations, 0)).map((one) => [one.id, one]))
  return settings.map((one) => {
    return { ...one, location: places.get(Number(one.location)) ?? one.location }
  })
}
