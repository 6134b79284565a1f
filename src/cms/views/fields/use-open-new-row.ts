import { useFormFields, useRowLabel } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * Opens the row of the label that asks while nothing is entered in it: the lists whose rows begin closed would close
 * the one that was just added, too. `isEmpty` says whether anything is entered.
 */
export function useOpenNewRow(isEmpty: boolean): void {
  const { path } = useRowLabel()
  const [, list = '', index = ''] = /^(.*)\.(\d+)$/.exec(path) ?? []
  const rows = useFormFields(([fields]) => fields[list]?.rows)
  const dispatch = useFormFields(([, dispatch]) => dispatch)
  const isClosed = rows?.[Number(index)]?.collapsed === true
  useEffect(() => {
    if (!isEmpty || !isClosed || !rows) return
    const updatedRows = rows.map((row, at) =>
      at === Number(index) ? { ...row, collapsed: false } : row,
    )
    dispatch({ type: 'SET_ROW_COLLAPSED', path: list, updatedRows })
  }, [dispatch, index, isClosed, isEmpty, list, rows])
}
