import { MOST_OF_ROW, type RowSection } from '#lib/menu-text/menu-of-rows.ts'
import type { RowKind } from '#lib/menu-text/menu-row.ts'
import { readCents } from '#lib/money/cents.ts'
import type { EditedRow } from './edited-rows.ts'
import * as t from './messages.gen.ts'

/** An error of a row, with the field that it belongs to. `place`: index of the price or size within the row, from 0. */
export type RowFault =
  | { field: 'name' | 'text'; message: string }
  | { field: 'price' | 'size'; place: number; message: string }

const MOST: Partial<Record<RowKind, number>> = {
  part: MOST_OF_ROW.part,
  section: MOST_OF_ROW.section,
  dish: MOST_OF_ROW.dish,
}

/** Validation errors of the rows by row id, in the order of the rows; `sections` = `menuOfRows` of the same rows. */
export function faultsOf(
  rows: readonly EditedRow[],
  sections: readonly RowSection[],
): Map<number, RowFault> {
  const faults = new Map<number, RowFault>()
  for (const [at, most] of tooLongTexts(sections)) {
    const row = rows[at]
    if (row && !row.use) faults.set(row.id, { field: 'text', message: t.tooLongHere({ most }) })
  }
  for (const row of rows) {
    const fault = faultOf(row)
    if (fault) faults.set(row.id, fault)
  }
  const order = rows.map(({ id }) => id)
  return new Map([...faults].sort(([one], [other]) => order.indexOf(one) - order.indexOf(other)))
}

/** The rows whose description, with the rows that go on with it, is too long, and the most characters that it may have. */
function tooLongTexts(sections: readonly RowSection[]): [row: number, most: number][] {
  return sections.flatMap(({ row, part, description, dishes }) => [
    ...tooLong(part, MOST_OF_ROW.partText),
    ...tooLong({ row, description }, MOST_OF_ROW.sectionText),
    ...dishes.flatMap((dish) => tooLong(dish, MOST_OF_ROW.dishText)),
  ])
}

function tooLong(
  said: { row: number; description: string } | null,
  most: number,
): [row: number, most: number][] {
  return said && said.description.length > most ? [[said.row, most]] : []
}

function faultOf({ kind, name, prices, use }: EditedRow): RowFault | null {
  const most = MOST[kind]
  if (most === undefined || use) return null
  if (name.trim() === '') return { field: 'name', message: t.needsName() }
  if (name.trim().length > most) return { field: 'name', message: t.tooLongHere({ most }) }
  return kind === 'dish' ? faultOfPrices(prices) : null
}

function faultOfPrices(prices: EditedRow['prices']): RowFault | null {
  const isFilled = ({ typed }: EditedRow['prices'][number]) => typed.trim() !== ''
  const count = prices.filter(isFilled).length
  for (const [place, price] of prices.entries()) {
    if (!isFilled(price)) continue
    if (readCents(price.typed) === undefined)
      return { field: 'price', place, message: t.notAPrice() }
    if (count > 1 && price.name.trim() === '')
      return { field: 'size', place, message: t.needsSize() }
    if (price.name.trim().length > MOST_OF_ROW.size)
      return { field: 'size', place, message: t.tooLongHere({ most: MOST_OF_ROW.size }) }
  }
  if (count <= MOST_OF_ROW.prices) return null
  const place = MOST_OF_ROW.prices
  return { field: 'price', place, message: t.tooManyPrices({ most: MOST_OF_ROW.prices }) }
}

/** The id of the element that a fault is in. */
export function faultyField(id: number, fault: RowFault): string {
  return 'place' in fault ? `${fault.field}-${id}-${fault.place}` : `${fault.field}-${id}`
}
