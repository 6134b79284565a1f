import { useMemo, useRef, useState } from 'react'
import type { GroupMark } from '#lib/menu-text/menu-row.ts'
import { legendOfText, readMenuText } from '#lib/menu-text/read-menu-text.ts'
import { changeRows, type EditedRow, type RowChange, toEdited } from './edited-rows.ts'

/** Changes that can be undone, the last ones. */
const MOST_UNDONE = 100

/** The rows that a pasted text was read as, as they are corrected; null before there are some. */
export function useProposal(marks: readonly GroupMark[]) {
  const [text, setText] = useState('')
  const [rows, setRows] = useState<EditedRow[] | null>(null)
  const [past, setPast] = useState<EditedRow[][]>([])
  const lastChange = useRef('')
  const legend = useMemo(() => legendOfText(text, marks), [text, marks])

  return {
    ...{ text, setText, rows },
    /** Reads a text, and returns the name that it gives the menu and whether it has a dish. */
    read: (pasted: string) => {
      const { title, rows: read } = readMenuText(pasted, marks)
      const hasDishes = read.some(({ kind }) => kind === 'dish')
      setText(pasted)
      setRows(hasDishes ? toEdited(read) : null)
      setPast([])
      lastChange.current = ''
      return { title, hasDishes }
    },
    change: (change: RowChange) => {
      if (!rows) return
      // What is typed into one field is undone at once.
      const key = typedField(rows, change)
      if (key === null || key !== lastChange.current) setPast([...past, rows].slice(-MOST_UNDONE))
      lastChange.current = key ?? ''
      setRows(changeRows(rows, change, legend))
    },
    /** Takes the last change back; null where there is none. */
    undo:
      past.length === 0
        ? null
        : () => {
            setRows(past.at(-1) ?? null)
            setPast(past.slice(0, -1))
            lastChange.current = ''
          },
  }
}

/** Names the field that a change types into; null where it does something else. */
function typedField(rows: readonly EditedRow[], change: RowChange): string | null {
  const { act, id } = change
  if (act === 'name' || act === 'text') return `${act} ${id}`
  if (act !== 'prices') return null
  const before = rows.find((row) => row.id === id)?.prices ?? []
  if (before.length !== change.prices.length) return null
  const place = change.prices.findIndex(
    ({ name, typed }, at) => name !== before[at]?.name || typed !== before[at]?.typed,
  )
  const isSize = change.prices[place]?.name !== before[place]?.name
  return `${isSize ? 'size' : 'price'} ${id} ${place}`
}
