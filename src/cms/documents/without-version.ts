/** The collections whose documents may have been made without a version, by a release in which they had no drafts. */
export const UNVERSIONED = ['menu-categories', 'menu-items'] as const

/** Selects the ids of documents that have no version. Both dialects know it. */
export const withoutVersion = (slug: (typeof UNVERSIONED)[number]) => {
  const table = slug.replaceAll('-', '_')
  return `SELECT id FROM ${table} WHERE NOT EXISTS (SELECT 1 FROM _${table}_v WHERE parent_id = ${table}.id)`
}

/** Finds one of these documents, if there is any. */
export const ANY_WITHOUT_VERSION = `SELECT id FROM (${UNVERSIONED.map(withoutVersion).join(' UNION ALL ')}) AS lacking LIMIT 1`
