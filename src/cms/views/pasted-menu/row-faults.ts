import { MOST_OF_ROW } from '#lib/menu-text/menu-of-rows.ts'
import type { RowKind } from '#lib/menu-text/menu-row.ts'
import { readCents } from '#lib/money/cents.ts'
import type { EditedRow } from './edited-rows.ts'
import * as t from './messages.gen.ts'

const MOST: Partial<Record<RowKind, { name: number; text: number }>> = {
  part: { name: MOST_OF_ROW.part, text: MOST_OF_ROW.partText },
  section: { name: MOST_OF_ROW.section, text: MOST_OF_ROW.sectionText },
  dish: { name: MOST_OF_ROW.dish, text: MOST_OF_ROW.dishText },
}

/** What keeps a menu from being made of the rows, by their ids. */
export function faultsOf(rows: readonly EditedRow[]): Map<number, string> {
  return new Map(
    rows.flatMap((row) => {
      const fault = faultOf(row)
      return fault === null ? [] : [[row.id, fault] as const]
    }),
  )
}

function faultOf({ kind, name, text, prices, use }: EditedRow): string | null {
  const most = MOST[kind]
  if (!most || use) return null
  if (name.trim() === '') return t.needsName()
  if (name.trim().length > most.name) return t.tooLongHere({ most: most.name })
  if (text.trim().length > most.text) return t.tooLongHere({ most: most.text })
  return kind === 'dish' ? faultOfPrices(prices) : null
}

function faultOfPrices(prices: EditedRow['prices']): string | null {
  const filled = prices.filter(({ typed }) => typed.trim() !== '')
  if (filled.some(({ typed }) => readCents(typed) === undefined)) return t.notAPrice()
  if (filled.length > MOST_OF_ROW.prices) return t.tooManyPrices({ most: MOST_OF_ROW.prices })
  if (filled.length > 1 && filled.some(({ name }) => name.trim() === '')) return t.needsSize()
  const longest = Math.max(0, ...filled.map(({ name }) => name.trim().length))
  return longest > MOST_OF_ROW.size ? t.tooLongHere({ most: MOST_OF_ROW.size }) : null
}
