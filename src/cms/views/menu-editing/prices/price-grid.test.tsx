import { isValidElement, type ReactElement, type ReactNode, useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { PriceGrid } from '#cms/menu-editing/prices/read-prices.ts'
import { type Edits, gridRows, withEdit } from './grid-rows.ts'
import { PriceGridTable } from './price-grid.tsx'
import { PriceRow } from './price-row.tsx'
import type { PricesState } from './use-prices.ts'

const dish = (id: number, title: string) => ({
  ...{ id, title, isDraft: false, categories: [] },
  rows: [{ dish: id, size: null, title, base: 900, zones: {} }],
})
const grid: PriceGrid = {
  zones: [{ id: 3, title: 'Coast' }],
  categories: [],
  dishes: [dish(7, 'Fries'), dish(8, 'Bread')],
}
const rows = gridRows(grid.dishes)
const selected = new Set<number>()
const ignore = () => {}

function rowsWithin(node: ReactNode): ReactElement<Record<string, unknown>>[] {
  if (Array.isArray(node)) return node.flatMap(rowsWithin)
  if (!isValidElement<{ children?: ReactNode }>(node)) return []
  return node.type === PriceRow ? [node as never] : rowsWithin(node.props.children)
}

type Renders = Record<string, unknown>[][]

/** Renders the table once as it is and once with edits, and notes the properties of its rows. */
function Twice({ edits, renders }: { edits: Edits; renders: Renders }) {
  const [shown, setShown] = useState<Edits>(new Map())
  const state = { grid, edits: shown, refused: null, edit: ignore } as unknown as PricesState
  // Called and not mounted, so that its hooks are those of this component, which renders again.
  const table = PriceGridTable({ state, rows, selected, onSelect: ignore, onRefuse: ignore })
  renders.push(rowsWithin(table).map(({ props }) => props))
  if (shown !== edits) setShown(edits)
  return null
}

it('a price that is typed gives only its own row other properties', () => {
  const [, bread] = rows
  if (!bread) throw new Error('no row')
  const renders: Renders = []
  renderToStaticMarkup(<Twice edits={withEdit(new Map(), bread, 3, 1100)} renders={renders} />)
  const [before = [], after = []] = renders
  const changed = before.map((props, at) =>
    Object.keys(props).filter((name) => !Object.is(props[name], after[at]?.[name])),
  )
  expect(changed).toEqual([[], ['edits']])
})
