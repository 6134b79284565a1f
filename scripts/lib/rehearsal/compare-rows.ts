import type { RowReader } from './row-digests.ts'

/** A table in a backup and on the site, and how many rows were added, changed and removed between them. */
export type TableChange = {
  table: string
  inBackup: number
  onSite: number
  added: number
  changed: number
  removed: number
}

/** Compares each table of a backup with that of the site, row by row. */
export async function compareRows(backup: RowReader, site: RowReader): Promise<TableChange[]> {
  const tables = new Set([...(await backup.tables()), ...(await site.tables())])
  const changes: TableChange[] = []
  for (const table of [...tables].sort()) changes.push(await compareTable(table, backup, site))
  return changes
}

async function compareTable(
  table: string,
  backup: RowReader,
  site: RowReader,
): Promise<TableChange> {
  const left = new Map<string, string>()
  for await (const { key, digest } of backup.rows(table)) left.set(key, digest)
  const change = { table, inBackup: left.size, onSite: 0, added: 0, changed: 0, removed: 0 }
  for await (const { key, digest } of site.rows(table)) {
    const before = left.get(key)
    change.onSite += 1
    if (before === undefined) change.added += 1
    else if (before !== digest) change.changed += 1
    left.delete(key)
  }
  return { ...change, removed: left.size }
}

/** Whether a table is as it was. */
export function isSame({ added, changed, removed }: TableChange): boolean {
  return added + changed + removed === 0
}
