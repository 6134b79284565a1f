import type { Cells, ImportField } from '../kind.ts'
import { cellReader } from '../read-cell.ts'

/**
 * Readers of the cells of one row that refuse nothing: a cell that cannot be read counts as empty, a text that is too long is
 * cut, and `unread` has all that is lost by that, with the names of the fields.
 */
export function lenientReader(cells: Cells, fields: readonly ImportField[]) {
  const strict = cellReader(cells, fields)
  const labels = new Map(fields.map(({ name, label }) => [name, label]))
  const unread = new Map<string, string>()
  const setAside = (field: string) => {
    unread.set(field, `${labels.get(field) ?? field}: ${cells(field)}`)
  }
  const row: ReturnType<typeof cellReader> = {
    fault: strict.fault,
    read(field, read) {
      const text = cells(field)
      const found = text === '' ? null : read(text)
      if (found && !found.ok) setAside(field)
      return found?.ok ? found.value : undefined
    },
    text(field, most) {
      const text = cells(field)
      if (text.length > most) setAside(field)
      return text === '' ? undefined : text.slice(0, most)
    },
  }
  return { row, setAside, unread: () => [...unread.values()] }
}
