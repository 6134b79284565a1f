import { useFormFields, useFormInitializing, useRowLabel } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

/**
 * Opens the row of the label that asks where it `isNew`, once: lists whose rows begin closed would close the one that
 * was just added, too.
 */
export function useOpenNewRow(isNew: boolean): void {
  const { path } = useRowLabel()
  const [, list = '', index = ''] = /^(.*)\.(\d+)$/.exec(path) ?? []
  const rows = useFormFields(([fields]) => fields[list]?.rows)
  const dispatch = useFormFields(([, dispatch]) => dispatch)
  const row = rows?.[Number(index)]
  // A form puts its first state in place once it is there, over what was opened before.
  const isInitializing = useFormInitializing()
  const done = useRef(false)
  useEffect(() => {
    if (!isNew || isInitializing || !rows || !row || row.isLoading || done.current) return
    // Only once, so that an editor can close it.
    done.current = true
    if (!row.collapsed) return
    const updatedRows = rows.map((row, at) =>
      at === Number(index) ? { ...row, collapsed: false } : row,
    )
    dispatch({ type: 'SET_ROW_COLLAPSED', path: list, updatedRows })
  }, [dispatch, index, isInitializing, isNew, list, row, rows])
}
