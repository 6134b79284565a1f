import { useDocumentInfo, useRowLabel } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import styles from './slice-row-label.module.css'
import { useOpenNewRow } from './use-open-new-row.ts'

type SliceRowProps = {
  /** Name of the slice in the editor. */
  name: string
  /** What it says; empty = nothing yet. */
  text: string
  /** What can be done from the row. */
  children?: ReactNode
}

type Row = { id?: string }

/**
 * A slice in one line. One that is just added is open, and so is the one that the address names (`#slices-row-2`),
 * which comes into view.
 */
export function SliceRow({ name, text, children }: SliceRowProps) {
  const { data, path, rowNumber = 0 } = useRowLabel<Row | undefined>()
  // The slices when the form was opened: later ones are saved by the form itself, but are new to the editor.
  const { initialData } = useDocumentInfo()
  const before = (initialData?.slices ?? []) as Row[]
  const isNew = data?.id !== undefined && !before.some(({ id }) => id === data.id)
  useOpenNewRow(useNamedByAddress(path) || isNew)
  return (
    <span className={styles.label}>
      <span className={styles.place}>{rowNumber + 1}</span>
      <strong>{name}</strong>
      {text ? <span className={styles.text}>{text}</span> : null}
      {children}
    </span>
  )
}

/** Whether the address names the row with this path; if it does, the row is brought into view once. */
function useNamedByAddress(path: string): boolean {
  const row = path.replace('.', '-row-')
  const isNamed = typeof location !== 'undefined' && location.hash === `#${row}`
  useEffect(() => {
    if (isNamed) document.getElementById(row)?.scrollIntoView({ block: 'center' })
  }, [isNamed, row])
  return isNamed
}
