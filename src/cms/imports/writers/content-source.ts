import type { GlobalSlug, PayloadRequest } from 'payload'
import { type ReadDocument, readOne } from '../../find-replace/read-documents.ts'
import { collectionSource, globalSource, type Source } from '../../find-replace/sources.ts'
import type { ImportDocument } from '../documents.ts'
import { keyIn } from '../keys.ts'
import * as t from '../messages.gen.ts'
import type { ContentCollection } from '../types.ts'
import { DocumentRefused } from './writer.ts'

/** Sources that a request may change, cached by its context, which the requests of its transactions share. */
const known = new WeakMap<object, Map<string, Promise<Source | null>>>()

/** The collection or global of a document of an import. Throws a `DocumentRefused` where it may not be changed. */
export async function sourceOf(
  req: PayloadRequest,
  { name, collection }: ImportDocument,
): Promise<Source> {
  const sources = known.get(req.context) ?? new Map()
  known.set(req.context, sources)
  const slug = collection === 'globals' ? keyIn(name) : collection
  const source =
    sources.get(slug) ??
    (collection === 'globals'
      ? globalSource(req, slug as GlobalSlug)
      : collectionSource(req, slug as ContentCollection))
  sources.set(slug, source)
  const found = await source
  if (!found) throw new DocumentRefused(t.mayNotChange())
  return found
}

/** The id of a document by its source; a global has none. */
export const idOf = (source: Source, target: number) => (source.in === 'globals' ? null : target)

/** A document as it is now; null where it is gone. A global that nobody has saved yet is there, and empty. */
export async function readThere(
  req: PayloadRequest,
  source: Source,
  target: number,
): Promise<ReadDocument | null> {
  const read = await readOne(req, source, idOf(source, target))
  if (read || source.in === 'collections') return read
  const { kind: title } = source
  return {
    source,
    id: null,
    title,
    parts: { published: { values: {}, fields: [] }, draft: null },
    seen: '',
  }
}
