import { readFlag } from '#lib/import-files/read-flag.ts'
import { ok } from '#lib/result.ts'
import type { MenuTag } from '#payload-types.ts'
import type { SaidOfDish } from '../../writers/dish-values.ts'
import { CellFault, type cellReader } from '../read-cell.ts'
import { markField } from './menu-columns.ts'
import * as t from './messages.gen.ts'

export type Mark = Pick<MenuTag, 'id' | 'title' | 'abbreviation' | 'uid' | 'kind'>

/** Ids of the marks in a list such as `V, GF`, which names them by title, abbreviation or `uid`. Throws a `CellFault` for an unknown mark. */
function readMarkList(text: string, marks: readonly Mark[]): number[] {
  const parts = text.split(/[,;/|\n]/).map((part) => part.trim())
  return parts
    .filter((part) => part !== '')
    .map((part) => {
      const found = marks.find((mark) => namesOf(mark).includes(part.toLowerCase()))
      if (!found) throw new CellFault(t.unknownMark({ mark: part.slice(0, MOST_SHOWN) }))
      return found.id
    })
}

/** Maximum length of an unknown mark in a message, in characters. */
const MOST_SHOWN = 60

const namesOf = ({ title, abbreviation, uid }: Mark) =>
  [title, abbreviation, uid].map((name) => name.toLowerCase())

/**
 * The marks of a row: a list speaks of all marks, a column that is ticked of its own; undefined where the row says nothing of
 * marks.
 */
export function readMarks(
  row: ReturnType<typeof cellReader>,
  marks: readonly Mark[],
): SaidOfDish['marks'] {
  const listed = row.read('marks', (text) => ok(readMarkList(text, marks)))
  const ticks = marks.flatMap(({ id }) => {
    const isTicked = row.read(markField({ id }), readFlag)
    return typeof isTicked === 'boolean' ? [{ id, isTicked }] : []
  })
  if (listed === undefined && ticks.length === 0) return undefined
  const ticked = ticks.flatMap(({ id, isTicked }) => (isTicked ? [id] : []))
  return {
    among: (listed === undefined ? ticks : marks).map(({ id }) => id),
    has: [...new Set([...(listed ?? []), ...ticked])],
  }
}
