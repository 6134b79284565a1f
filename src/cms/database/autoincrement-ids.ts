import type { SqliteAdapter } from './libsql.ts'

/**
 * Has SQLite number the documents of every collection as Postgres does: an id is never given again, not
 * even the highest one after its document was deleted (decision 54). What keeps ids in other databases or
 * in JSON would take a new document for the one that is gone.
 */
export function withAutoincrementIds(adapter: SqliteAdapter): SqliteAdapter {
  adapter.beforeSchemaInit.push(({ schema }) => {
    const slugs = adapter.payload.config.collections.map(({ slug }) => slug)
    for (const slug of slugs.filter((slug) => !slug.startsWith('payload-'))) {
      const id = adapter.rawTables[slug.replaceAll('-', '_')]?.columns.id
      if (id?.type !== 'integer') throw new Error(`The documents of ${slug} have no numbers.`)
      id.autoIncrement = true
    }
    return schema
  })
  return adapter
}
