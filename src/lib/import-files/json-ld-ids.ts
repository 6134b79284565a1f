/**
 * Rows of things whose id says which one each is: one that things of different names have, such as the address of the home page,
 * is nobody's, and is left out. `name`: the column of their names.
 */
export function withoutSharedIds(
  rows: readonly Record<string, string>[],
  name: string,
): Record<string, string>[] {
  const names = new Map<string, Set<string>>()
  for (const row of rows) {
    const id = row.id ?? ''
    names.set(id, (names.get(id) ?? new Set()).add((row[name] ?? '').toLowerCase()))
  }
  const isShared = (id: string) => (names.get(id)?.size ?? 0) > 1
  return rows.map((row) => (isShared(row.id ?? '') ? { ...row, id: '' } : row))
}
