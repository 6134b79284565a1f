import { useState } from 'react'
import type { GroupMark } from '#lib/menu-text/menu-row.ts'
import shared from '../board/board.module.css'
import type { EditedRow, RowChange } from './edited-rows.ts'
import * as t from './messages.gen.ts'
import styles from './pasted-menu.module.css'
import type { RowFault } from './row-faults.ts'
import { RowFields } from './row-fields.tsx'

type Props = {
  rows: readonly EditedRow[]
  /** Why rows cannot be made as they are, by their ids. */
  faults: ReadonlyMap<number, RowFault>
  marks: readonly GroupMark[]
  isThere(name: string): boolean
  undo: (() => void) | null
  onChange(change: RowChange): void
}

/** The rows of the proposal, with how many need a look and the way to the next of them. */
export function RowList({ rows, faults, marks, isThere, undo, onChange }: Props) {
  const [said, setSaid] = useState('')
  const [seen, setSeen] = useState(-1)
  const titles = new Map(marks.map(({ id, title }) => [id, title]))
  const left = rows.filter(({ doubts, use }) => doubts.length > 0 && !use)
  const change = (made: RowChange) => {
    setSaid('')
    onChange(made)
  }
  const next = () => {
    const places = left
      .map(({ id }) => rows.findIndex((row) => row.id === id))
      .sort((a, b) => a - b)
    const place = places.find((at) => at > seen) ?? places[0]
    if (place === undefined) return
    setSeen(place)
    const field = document.getElementById(`kind-${rows[place]?.id}`)
    field?.closest('li')?.scrollIntoView({ block: 'center' })
    field?.focus({ preventScroll: true })
  }
  return (
    <>
      <p className={styles.note}>{t.proposalHint()}</p>
      <div className={styles.bar}>
        <p role="status">
          {said} {left.length > 0 ? t.needLook({ count: left.length }) : t.noneNeedsLook()}
        </p>
        {left.length > 0 ? (
          <button type="button" className={shared.button} onClick={next}>
            {t.next()}
          </button>
        ) : null}
        <button
          type="button"
          className={shared.button}
          aria-disabled={undo === null}
          onClick={() => {
            undo?.()
            if (undo) setSaid(t.undone())
          }}
        >
          {t.undo()}
        </button>
      </div>
      <ol className={styles.rows}>
        {rows.map((row, at) => (
          <RowFields
            key={row.id}
            {...{ row, onChange: change }}
            line={at + 1}
            fault={faults.get(row.id)}
            isDescribed={rows[at + 1]?.kind === 'description'}
            isThere={row.kind === 'dish' && isThere(row.name)}
            markTitles={titles}
          />
        ))}
      </ol>
    </>
  )
}
