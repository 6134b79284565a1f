import type { CollectionSlug, Payload } from 'payload'
import { hasDrafts } from '../audit-log/log-save.ts'
import { runSql } from '../database/sql.ts'

/** A row of a document. `stamp` changes whenever it is saved; `state`: whether the site shows it, and why not. */
export type DocumentRow = {
  id: number
  stamp: string
  state: 'shown' | 'draft' | 'trash'
  uid?: unknown
  type?: unknown
  from?: unknown
}

/**
 * The rows of all documents of a collection, with some columns: of a large group the content system takes longer to make
 * documents of them than all that is asked of them. Names are the schema's, not anybody's input.
 */
export async function readRows(
  payload: Payload,
  slug: CollectionSlug,
  columns: readonly string[] = [],
): Promise<DocumentRow[]> {
  const { config } = payload.collections[slug]
  const own = [
    ...(hasDrafts(config) ? ['_status'] : []),
    ...(config.trash ? ['deleted_at'] : []),
    ...columns,
  ]
  const read = ['id', 'CAST(updated_at AS text) AS stamp', ...own.map((name) => `"${name}"`)]
  const rows = await runSql(payload, `SELECT ${read.join(', ')} FROM ${slug.replaceAll('-', '_')}`)
  return rows.map(({ _status: status = 'published', deleted_at: deletedAt = null, ...row }) => ({
    ...{ ...row, id: Number(row.id), stamp: String(row.stamp) },
    state: deletedAt !== null ? 'trash' : status === 'published' ? 'shown' : 'draft',
  }))
}

/** The rows of all documents that have an address, with what it is made of, and of redirects. */
export async function readNamedRows(payload: Payload) {
  return {
    pages: await readRows(payload, 'pages', ['uid', 'type']),
    'news-posts': await readRows(payload, 'news-posts', ['uid']),
    locations: await readRows(payload, 'locations', ['uid']),
    redirects: await readRows(payload, 'redirects', ['from']),
  }
}

export type NamedRows = Awaited<ReturnType<typeof readNamedRows>>

/** Those of the rows that the site shows. */
export function shownAmong({ pages, locations, redirects, ...rows }: NamedRows): NamedRows {
  const shown = (all: DocumentRow[]) => all.filter(({ state }) => state === 'shown')
  return {
    ...{ pages: shown(pages), 'news-posts': shown(rows['news-posts']) },
    ...{ locations: shown(locations), redirects: shown(redirects) },
  }
}
