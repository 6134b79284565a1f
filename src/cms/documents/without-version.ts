/** The collections whose documents may be written by a release in which they had no drafts. */
export const UNVERSIONED = ['menu-categories', 'menu-items'] as const

/**
 * Selects the ids of documents that have no latest version, or an older one than the row that guests get, as a release
 * without their versions leaves them. A draft stays the latest. Both dialects know it.
 */
export const withoutVersion = (slug: (typeof UNVERSIONED)[number]) => {
  const table = slug.replaceAll('-', '_')
  return `SELECT id FROM ${table} WHERE NOT EXISTS (
    SELECT 1 FROM _${table}_v latest WHERE latest.parent_id = ${table}.id AND latest.latest = true
    AND (latest.version__status = 'draft' OR latest.version_updated_at >= ${table}.updated_at)
  )`
}

/** Finds one of these documents, if there is any. */
export const ANY_WITHOUT_VERSION = `SELECT id FROM (${UNVERSIONED.map(withoutVersion).join(' UNION ALL ')}) AS lacking LIMIT 1`
