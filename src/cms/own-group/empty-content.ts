import type { Payload, PayloadRequest } from 'payload'
import { remoteFiles } from '#providers/files/registry.ts'
import { filesOfFont, filesWithFormer, trackFiles } from '../content/media-files.ts'
import { runSql } from '../database/sql.ts'

/** Collections that stay: the people, their replies to guests, and what Payload keeps for itself. */
const STAYS: ReadonlySet<string> = new Set([
  ...['staff', 'reply-templates'],
  ...['payload-kv', 'payload-migrations', 'payload-preferences'],
])

/** Deleted before the others: a column of theirs has to name a document, or does not let one go. */
const FIRST = ['payload-locked-documents', 'booking-settings']

/** Tables about documents that are in no collection. */
const OF_DOCUMENTS = [
  ...['version_authors', 'settings_handovers'],
  ...['imports', 'import_rows', 'import_documents', 'import_parts', 'import_keys'],
  'import_matches',
]

/**
 * The tables of documents and of their versions that `emptyContent` empties, in that order; what hangs on a row goes with it.
 * *Settings* have rules for signing in, which stay.
 */
export function emptiedTables({ config }: Payload): string[] {
  const names = config.collections.map(({ slug }) => slug).filter((slug) => !STAYS.has(slug))
  const collections = [...FIRST, ...names.filter((slug) => !FIRST.includes(slug))]
  const versioned = [...config.collections, ...config.globals]
    .filter(({ slug, versions }) => versions && !STAYS.has(slug))
    .map(({ slug }) => `_${tableOf(slug)}_v`)
  const globals = config.globals.map(({ slug }) => slug).filter((slug) => slug !== 'settings')
  return [...versioned, ...[...collections, ...globals].map(tableOf), ...OF_DOCUMENTS]
}

/**
 * Deletes all content with its versions, what guests have sent, and planned publications, in the transaction of `req`.
 * The files of pictures and fonts on the disk go once it is committed; those in a bucket stay, as no backup has them. Resumes that no
 * application names, and pictures that no import is to write, go by the ticker.
 */
export async function emptyContent(payload: Payload, req: Partial<PayloadRequest>): Promise<void> {
  if (!(await remoteFiles())) await dropFiles(payload, req)
  for (const table of emptiedTables(payload)) await runSql(payload, `DELETE FROM ${table}`, req)
}

/** Has the files of all pictures and fonts removed when the transaction of `req` is committed. */
async function dropFiles(payload: Payload, req: Partial<PayloadRequest>): Promise<void> {
  const { docs } = await payload.find({
    ...{ collection: 'media', depth: 0, pagination: false, showHiddenFields: true },
    ...{ select: { filename: true, sizes: true, formerFiles: true }, req },
  })
  const fonts = await payload.find({ collection: 'fonts', depth: 0, pagination: false, req })
  const transaction = await req.transactionID
  if (transaction === undefined || transaction === null) throw new Error('no transaction')
  const dropped = [...docs.flatMap(filesWithFormer), ...fonts.docs.flatMap(filesOfFont)]
  trackFiles(payload, transaction, { dropped })
}

function tableOf(slug: string): string {
  return slug.replaceAll('-', '_')
}
