import type { Result } from '#lib/result.ts'
import * as t from '../messages.gen.ts'
import type { Cells, ImportField } from './kind.ts'

/** Thrown where a cell cannot be read; its message says which one and what it says. */
export class CellFault extends Error {}

/** Longest text of a cell that a message repeats, in characters. */
const MOST_SHOWN = 60

/** Readers of the cells of one row, which throw a `CellFault`. */
export function cellReader(cells: Cells, fields: readonly ImportField[]) {
  const labels = new Map(fields.map(({ name, label }) => [name, label]))
  const fault = (field: string): never => {
    const value = cells(field)
    const shown = value.length > MOST_SHOWN ? `${value.slice(0, MOST_SHOWN)}…` : value
    throw new CellFault(t.cellUnread({ field: labels.get(field) ?? field, value: shown }))
  }
  return {
    fault,
    /** Nothing where the cell is empty, else what `read` makes of it. */
    read<T>(field: string, read: (text: string) => Result<T>): T | undefined {
      const text = cells(field)
      if (text === '') return undefined
      const found = read(text)
      return found.ok ? found.value : fault(field)
    },
    /** The text of a cell of at most so many characters; nothing where it is empty. */
    text(field: string, most: number): string | undefined {
      const text = cells(field)
      if (text === '') return undefined
      if (text.length > most)
        throw new CellFault(t.cellTooLong({ field: labels.get(field) ?? field, most }))
      return text
    },
  }
}

/** The fields of an object that have a value. */
export function filled<T extends Record<string, unknown>>(
  values: T,
): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given) as { [K in keyof T]?: Exclude<T[K], undefined> }
}
