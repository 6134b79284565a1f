import { readFlag } from '#lib/import-files/read-flag.ts'
import { ok, type Result, refuse } from '#lib/result.ts'
import type { MenuTag } from '#payload-types.ts'
import type { Cells } from '../kind.ts'
import type { cellReader } from '../read-cell.ts'
import { markField } from './menu-columns.ts'

export type Mark = Pick<MenuTag, 'id' | 'title' | 'abbreviation' | 'uid' | 'kind'>

/** The marks that a list such as `V, GF` names, by their titles, signs or names in the address. */
function readMarkList(text: string, marks: readonly Mark[]): Result<number[], 'unknown_mark'> {
  const parts = text.split(/[,;/|\n]/).map((part) => part.trim().toLowerCase())
  const found = parts
    .filter((part) => part !== '')
    .map((part) => marks.find((mark) => namesOf(mark).includes(part))?.id)
  return found.includes(undefined) ? refuse('unknown_mark') : ok(found as number[])
}

const namesOf = ({ title, abbreviation, uid }: Mark) =>
  [title, abbreviation, uid].map((name) => name.toLowerCase())

/** The marks of a row, of a list of them and of columns that are ticked; undefined where the file says nothing of marks. */
export function readMarks(
  row: ReturnType<typeof cellReader>,
  cells: Cells,
  marks: readonly Mark[],
): number[] | undefined {
  const listed = row.read('marks', (text) => readMarkList(text, marks))
  const ticked = marks.filter((mark) => row.read(markField(mark), readFlag) === true)
  const isSaid = listed !== undefined || marks.some((mark) => cells(markField(mark)) !== '')
  return isSaid ? [...new Set([...(listed ?? []), ...ticked.map(({ id }) => id)])] : undefined
}
