import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { mediaManifest } from '#demo/media/manifest.ts'
import { zipArchive } from '../zip-archive.ts'

const FOLDER = 'tests/fixtures/groups'

const card = z.strictObject({ title: z.string(), text: z.string(), picture: z.string() })
const groupFile = z.strictObject({
  /** Values of the globals `settings` and `seo-template`. */
  settings: z.record(z.string(), z.unknown()),
  search: z.record(z.string(), z.unknown()),
  /** Marks of the menu. */
  marks: z.array(z.record(z.string(), z.unknown())),
  /** Files to import, in order. */
  imports: z.array(z.strictObject({ kind: z.enum(['locations', 'menus']), file: z.string() })),
  /** Words and pictures of the home page's opening and of its three cards. */
  home: z.strictObject({
    eyebrow: z.string(),
    title: z.string(),
    picture: z.string(),
    cards: z.array(card),
  }),
})

export type GroupFile = z.infer<typeof groupFile>

/** A picture of a group: its path in the archive, its alternative text, and the picture of the demo group that it is a copy of. */
const picture = z.object({ file: z.string(), alt: z.string(), of: z.string() })

/** What a group's folder says. */
export function readGroup(name: string) {
  const read = (file: string) => readFileSync(path.join(FOLDER, name, file))
  const pictures = z.array(picture).parse(parse(read('pictures.csv'), { columns: true }))
  return {
    ...{ read, pictures },
    group: groupFile.parse(JSON.parse(read('group.json').toString())),
    look: JSON.parse(read('look.json').toString()) as object,
    /** The pictures under the names by which the import knows them, with their texts. */
    archive: () =>
      zipArchive([
        { name: 'pictures.csv', bytes: read('pictures.csv') },
        ...pictures.map(({ file, of }) => ({ name: file, bytes: demoPicture(of, file) })),
      ]),
  }
}

/**
 * A size of the demo's picture, so that none is in the repository twice; the fewer pixels it has, the sooner its own sizes are made.
 * Only the home page has one across the whole page.
 */
function demoPicture(name: string, file: string): Buffer {
  const widest = file.startsWith('Home/') ? 1280 : 800
  const sizes = mediaManifest.pictures[name]?.sizes ?? []
  const size = sizes.findLast(({ type, width }) => type === 'image/webp' && width <= widest)
  if (!size) throw new Error(`The demo group has no picture “${name}”.`)
  return readFileSync(path.join('demo/media/files', size.file))
}
