'use client'

import { useDocumentInfo, useRowLabel } from '@payloadcms/ui'
import styles from './slice-row-label.module.css'
import { textAt } from './text-at.ts'
import { useOpenNewRow } from './use-open-new-row.ts'

type SliceRowLabelProps = {
  /** Name of the slice in the editor. */
  name: string
  /** Path to its heading within the slice, if it has one. */
  heading: string | null
}

type Row = { id?: string }

/** A slice in one line: what it is, and its heading. One that is just added is open. */
export function SliceRowLabel({ name, heading }: SliceRowLabelProps) {
  const { data, rowNumber = 0 } = useRowLabel<Row | undefined>()
  // The slices when the form was opened: later ones are saved by the form itself, but are new to the editor.
  const { initialData } = useDocumentInfo()
  const before = (initialData?.slices ?? []) as Row[]
  useOpenNewRow(data?.id !== undefined && !before.some(({ id }) => id === data.id))
  const text = heading === null ? '' : textAt(data, heading)
  return (
    <span className={styles.label}>
      <span className={styles.place}>{rowNumber + 1}</span>
      <strong>{name}</strong>
      {text ? <span className={styles.text}>{text}</span> : null}
    </span>
  )
}
