import path from 'node:path'
import type { PayloadRequest } from 'payload'
import { env } from '#env.ts'
import { openReader } from '#storage/open-reader.ts'
import { SHORT_NAME } from '../content/short-name.ts'
import { inSnapshot } from '../database/snapshot.ts'
import { type ExportManifest, FORMAT_VERSION, MANIFEST_ENTRY } from './format.ts'
import * as t from './messages.gen.ts'
import type { ArchiveWriter } from './write-archive.ts'
import { type RestaurantNames, writeBookings } from './write-bookings.ts'
import { writeContent, writeFiles } from './write-content.ts'
import { writeMenus } from './write-menus.ts'

/**
 * Writes everything that the group owns into an archive, in open formats: content as JSON with its files, bookings and the
 * guest book as CSV, menus as CSV and JSON-LD. Content and bookings are each as they were at one moment. Throws where a
 * database or a file cannot be read; the archive is worth nothing then.
 */
export async function writeExport(req: PayloadRequest, archive: ArchiveWriter): Promise<void> {
  const reader = await openReader(
    env.databaseUrl
      ? { kind: 'postgres', url: env.databaseUrl }
      : { kind: 'sqlite', file: path.resolve(env.dataDir, 'booking.db') },
  )
  try {
    const named = await inSnapshot(req, async (own) => {
      const about = await manifest(own)
      await archive.addText('README.txt', [t.readMe()])
      await archive.addText(MANIFEST_ENTRY, [`${JSON.stringify(about, null, 2)}\n`])
      return writeContent(own, archive)
    })
    await writeMenus(req.payload, archive)
    await writeBookings(reader, archive, await readRestaurants(req))
    await writeFiles(archive, named)
  } finally {
    await reader.close()
  }
  archive.end()
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
