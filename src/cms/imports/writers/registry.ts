import type { ImportedCollection } from '../types.ts'
import { bookingWriter } from './booking-writer.ts'
import { contentWriter } from './content-writer.ts'
import { guestWriter } from './guest-writer.ts'
import { pictureWriter } from './picture-writer.ts'
import { subscriberWriter } from './subscriber-writer.ts'
import type { ImportWriter } from './writer.ts'

const WRITERS: Partial<Record<ImportedCollection, ImportWriter>> = {
  media: pictureWriter,
  subscribers: subscriberWriter,
  bookings: bookingWriter,
  guests: guestWriter,
}

/** What writes the documents of a collection. */
export function writerOf(collection: ImportedCollection): ImportWriter {
  return WRITERS[collection] ?? contentWriter
}
