import type { ImportedCollection } from '../types.ts'
import { contentWriter } from './content-writer.ts'
import { pictureWriter } from './picture-writer.ts'
import { subscriberWriter } from './subscriber-writer.ts'
import type { ImportWriter } from './writer.ts'

/** What writes the documents of a collection. */
export function writerOf(collection: ImportedCollection): ImportWriter {
  if (collection === 'media') return pictureWriter
  return collection === 'subscribers' ? subscriberWriter : contentWriter
}
