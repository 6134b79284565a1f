import type { PayloadRequest } from 'payload'
import { houseBook } from '#house-book/process.ts'
import type { Stranded } from '#house-book/types.ts'
import type { BookingSetting, Location } from '../payload-types.ts'
import { toBookingSettings } from './booking-document.ts'
import { runSql } from './sql.ts'

/** First half of the advisory lock's key on Postgres; the second is the document's id. */
const LOCK = 7_253

/**
 * Hands booking settings, as they are stored now, to the house book; the same settings again change
 * nothing. Answers with the future bookings that they strand. Of several at once the newest stays:
 * on Postgres they take turns until their transactions end; on SQLite, where a write counts at once,
 * whoever was overtaken hands over again.
 */
export async function saveSnapshot(id: number, req: PayloadRequest): Promise<Stranded[]> {
  if (req.payload.db.name === 'postgres') {
    await runSql(req.payload, `SELECT pg_advisory_xact_lock(${LOCK}, ${Number(id)})`, req)
  }
  let stored = await storedSettings(id, req)
  let stranded: Stranded[] = []
  while (stored) {
    stranded = await handOver(stored)
    const now = await storedSettings(id, req)
    if (now?.version === stored.version) break
    stored = now
  }
  return stranded
}

type Stored = { document: BookingSetting; location: Location; version: string }

async function handOver({ document, location }: Stored): Promise<Stranded[]> {
  const book = await houseBook()
  const saved = await book.saveSettings(String(location.id), toBookingSettings(document, location))
  if (!saved.ok) throw new Error(`The house book refuses the settings of ${location.uid}.`)
  return saved.value.stranded
}

/** What visitors may book by: drafts of the location do not count. Null where it was deleted. */
async function storedSettings(id: number, req: PayloadRequest): Promise<Stored | null> {
  const { db } = req.payload
  const document = await db.findOne<BookingSetting>({
    collection: 'booking-settings',
    where: { id: { equals: id } },
    req,
  })
  if (!document) return null
  const location = await db.findOne<Location>({
    collection: 'locations',
    where: { id: { equals: idOf(document.location) } },
    req,
  })
  if (!location) return null
  return { document, location, version: `${document.updatedAt} ${location.updatedAt}` }
}

function idOf(location: BookingSetting['location']): number {
  return typeof location === 'object' ? location.id : location
}
