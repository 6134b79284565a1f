import type { FormState } from 'payload'

/**
 * Returns a form's state in which rows that were just added are open. The server closes rows of lists that begin closed
 * wherever a question does not say how they are, and a second question may be asked before the first is answered.
 */
export function withNewRowsOpen(state: FormState): FormState {
  const fields = Object.entries(state).map(([path, field]) => {
    const rows = field.rows?.map((row) =>
      row.isLoading && row.collapsed === undefined ? { ...row, collapsed: false } : row,
    )
    return [path, rows ? { ...field, rows } : field]
  })
  return Object.fromEntries(fields)
}
