import { existsSync } from 'node:fs'
import path from 'node:path'
import type { PayloadRequest } from 'payload'
import { env } from '#env.ts'
import { openReader } from '#storage/open-reader.ts'
import type { Reader } from '#storage/reader.ts'
import { SHORT_NAME } from '../content/short-name.ts'
import { inSnapshot } from '../database/snapshot.ts'
import { type ExportManifest, FORMAT_VERSION, MANIFEST_ENTRY } from './format.ts'
import * as t from './messages.gen.ts'
import { TextEntries } from './text-entries.ts'
import type { ArchiveWriter } from './write-archive.ts'
import { type RestaurantNames, writeBookings } from './write-bookings.ts'
import { jsonText, writeContent, writeFiles } from './write-content.ts'
import { writeMenus } from './write-menus.ts'

/**
 * Writes everything that the group owns into an archive, in open formats: content as JSON with its files, bookings and the
 * guest book as CSV, menus as CSV and JSON-LD. Content and bookings are each as they were at one moment, menus as they are a
 * moment later. Answers the entries of files that documents name and that are not there. Throws where a database or the
 * storage of files cannot be read; the archive is worth nothing then.
 */
export async function writeExport(req: PayloadRequest, archive: ArchiveWriter): Promise<string[]> {
  const texts = await TextEntries.open()
  try {
    const named = await inSnapshot(req, async (own) => {
      await texts.add('README.txt', [t.readMe()])
      await texts.add(MANIFEST_ENTRY, [`${jsonText(await manifest(own), 2)}\n`])
      return writeContent(own, texts)
    })
    await writeMenus(req.payload, texts)
    await writeAllBookings(texts, await readRestaurants(req))
    await texts.writeInto(archive)
    const missing = await writeFiles(archive, named)
    archive.end()
    return missing
  } finally {
    await texts.close()
  }
}

async function writeAllBookings(texts: TextEntries, restaurants: RestaurantNames): Promise<void> {
  const reader = await openBookings()
  try {
    await writeBookings(reader, texts, restaurants)
  } finally {
    await reader.close()
  }
}

/** A reader of the bookings; of a site that was set up and never started, which has none yet, it reads nothing. */
async function openBookings(): Promise<Pick<Reader, 'read' | 'close'>> {
  if (env.databaseUrl) return openReader({ kind: 'postgres', url: env.databaseUrl })
  const file = path.resolve(env.dataDir, 'booking.db')
  if (existsSync(file)) return openReader({ kind: 'sqlite', file })
  const none = { all: async () => [], dialect: { dayRows: () => '', json: () => '' } }
  return { read: (work) => work(none), close: async () => {} }
}

async function manifest(req: PayloadRequest): Promise<ExportManifest> {
  const { shortName } = await req.payload.findGlobal({ slug: 'settings', depth: 0, req })
  return {
    ...{ format: 'tableside-export', version: FORMAT_VERSION },
    ...{ made: new Date().toISOString(), group: shortName || SHORT_NAME },
  }
}

/** All restaurants, those in the trash and never published too. */
async function readRestaurants(req: PayloadRequest): Promise<RestaurantNames> {
  const { docs } = await req.payload.find({
    ...{ collection: 'locations', draft: true, select: { title: true }, depth: 0 },
    ...{ pagination: false, trash: true, req },
  })
  return new Map(docs.map(({ id, title }) => [String(id), title]))
}
