import { z } from 'zod'

/** Names in an archive: the dump of a Postgres database, and what the archive says of itself. */
export const DUMP = 'database.dump'
export const MANIFEST = 'manifest.json'

/** Reads what an archive says of itself. */
export const manifest = z.object({
  format: z.literal(1),
  database: z.enum(['sqlite', 'postgres']),
  made: z.iso.datetime(),
  /** By database (`content.db`, the dump) and table; older archives do not say. */
  rows: z.record(z.string(), z.record(z.string(), z.number())).optional(),
})

/** The manifest of an archive. */
export type Manifest = z.infer<typeof manifest>
