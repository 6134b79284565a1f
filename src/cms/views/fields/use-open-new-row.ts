import { useFormFields, useRowLabel } from '@payloadcms/ui'
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
  const isClosed = row?.collapsed === true && !row.isLoading
  const done = useRef(false)
  useEffect(() => {
    if (!isNew || !isClosed || !rows || done.current) return
    done.current = true
    const updatedRows = rows.map((row, at) =>
      at === Number(index) ? { ...row, collapsed: false } : row,
    )
    dispatch({ type: 'SET_ROW_COLLAPSED', path: list, updatedRows })
  }, [dispatch, index, isClosed, isNew, list, rows])
}
