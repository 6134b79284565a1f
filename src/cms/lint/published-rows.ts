import type { CollectionSlug, Payload } from 'payload'
import { hasDrafts } from '../audit-log/log-save.ts'
import { runSql } from '../database/sql.ts'

/** A row of a document that the site shows: `stamp` changes whenever it is saved. */
export type PublishedRow = {
  id: number
  stamp: string
  uid?: unknown
  type?: unknown
  from?: unknown
}

/**
 * The rows of all documents of a collection that the site shows, with some columns: of a large group the content system
 * takes longer to make documents of them than all that is asked of them. Names are the schema's, not anybody's input.
 */
export async function readPublishedRows(
  payload: Payload,
  slug: CollectionSlug,
  columns: readonly string[] = [],
): Promise<PublishedRow[]> {
  const { config } = payload.collections[slug]
  const shown = [
    ...(hasDrafts(config) ? [`_status = 'published'`] : []),
    ...(config.trash ? ['deleted_at IS NULL'] : []),
  ]
  const where = shown.length > 0 ? ` WHERE ${shown.join(' AND ')}` : ''
  const read = ['id', 'CAST(updated_at AS text) AS stamp', ...columns.map((name) => `"${name}"`)]
  const rows = await runSql(
    payload,
    `SELECT ${read.join(', ')} FROM ${slug.replaceAll('-', '_')}${where}`,
  )
  return rows.map((row) => ({ ...row, id: Number(row.id), stamp: String(row.stamp) }))
}

/** The same of all documents that have an address, with what it is made of, and of redirects. */
export async function readNamedRows(payload: Payload) {
  return {
    pages: await readPublishedRows(payload, 'pages', ['uid', 'type']),
    'news-posts': await readPublishedRows(payload, 'news-posts', ['uid']),
    locations: await readPublishedRows(payload, 'locations', ['uid']),
    redirects: await readPublishedRows(payload, 'redirects', ['from']),
  }
}
