import type { Payload } from 'payload'
import { runSql } from '#cms/database/sql.ts'

/** Locations of a zone that is added; the demo's own zones have three on average. */
const ZONE_SIZE = 20

/** Adds rows of pictures, with file names of their own and without files, until there are so many media. */
export async function addMedia(payload: Payload, wanted: number): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'media' })
  const missing = wanted - totalDocs
  if (totalDocs === 0 || missing <= 0) return
  const columns = await mediaColumns(payload)
  const own = columns.map((column) =>
    column.endsWith('filename') ? `'g' || n || '-' || "${column}"` : `"${column}"`,
  )
  await runSql(
    payload,
    `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${missing}),
      models AS (SELECT media.*, ROW_NUMBER() OVER (ORDER BY id) - 1 AS place FROM media
        WHERE mime_type LIKE 'image/%' AND filename NOT LIKE 'g%-%'),
      counted AS (SELECT COUNT(*) AS models FROM models)
    INSERT INTO media (${columns.map((column) => `"${column}"`).join(', ')})
    SELECT ${own.join(', ')} FROM numbers CROSS JOIN counted JOIN models ON models.place = numbers.n % counted.models`,
  )
}

/** Every column of a media document but its id, without which none is given twice. */
async function mediaColumns(payload: Payload): Promise<string[]> {
  const [row = {}] = await runSql(payload, 'SELECT * FROM media LIMIT 1')
  return Object.keys(row).filter((column) => column !== 'id')
}

/** Puts locations into new zones of 20, each with one of the menus that are there. */
export async function addZones(payload: Payload, locationIds: readonly number[]): Promise<void> {
  const { docs: menus } = await payload.find({ collection: 'menus', depth: 0, sort: 'id' })
  const { totalDocs } = await payload.count({ collection: 'zones' })
  for (let from = 0; from < locationIds.length; from += ZONE_SIZE) {
    const number = totalDocs + from / ZONE_SIZE + 1
    await payload.create({
      collection: 'zones',
      context: { deferEpoch: true },
      data: {
        title: `District ${number}`,
        uid: `district-${number}`,
        locations: locationIds.slice(from, from + ZONE_SIZE).map((location) => ({ location })),
        menuLayout: menus[number % menus.length]?.id ?? null,
      },
    })
  }
}
