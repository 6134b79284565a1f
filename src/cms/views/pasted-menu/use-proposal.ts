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
      return { title, hasDishes }
    },
    change: (change: RowChange) => {
      if (!rows) return
      // What is typed into one field is undone at once.
      const key = `${change.act} ${change.id}`
      const isTyping = change.act === 'name' || change.act === 'text' || change.act === 'prices'
      if (!isTyping || key !== lastChange.current) setPast([...past, rows].slice(-MOST_UNDONE))
      lastChange.current = key
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
