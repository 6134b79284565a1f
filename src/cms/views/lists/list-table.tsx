import type { CSSProperties, ReactNode } from 'react'
import * as t from './messages.gen.ts'

export type ListRow = { key: string | number; cells: ReactNode[] }

/** How a column's words may break: not at all, or anywhere. Otherwise between words. */
export type ListColumn = string | { name: string; wrap: 'nowrap' | 'anywhere' }

type ListTableProps = { columns: ListColumn[]; rows: ListRow[] }

/** A table of a staff view; on a narrow screen it scrolls within itself. */
export function ListTable({ columns: heads, rows }: ListTableProps) {
  if (rows.length === 0) return <p>{t.thereIsNothingHere()}</p>
  const columns = heads.map((head) =>
    typeof head === 'string'
      ? { name: head, style: CELL }
      : { name: head.name, style: styleOf(head.wrap) },
  )
  return (
    <div style={{ overflowX: 'auto' }}>
      <table style={TABLE}>
        <thead>
          <tr>
            {columns.map(({ name }) => (
              <th key={name} scope="col" style={CELL}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {columns.map(({ name, style }, at) => (
                <td key={name} style={style}>
                  {cells[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const styleOf = (wrap: 'nowrap' | 'anywhere'): CSSProperties =>
  wrap === 'nowrap' ? { ...CELL, whiteSpace: 'nowrap' } : { ...CELL, overflowWrap: 'anywhere' }

// The admin's own tokens, so that its dark theme holds here, too.
const TABLE: CSSProperties = { width: '100%', borderCollapse: 'collapse' }
const CELL: CSSProperties = {
  padding: 'calc(var(--base) * 0.4) var(--base) calc(var(--base) * 0.4) 0',
  borderBottom: '1px solid var(--theme-elevation-150)',
  textAlign: 'start',
  verticalAlign: 'top',
}
