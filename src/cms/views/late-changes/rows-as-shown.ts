import type { FormState } from 'payload'

/**
 * Returns a form's state that says of every row whether it is open, as it is shown: a row that says nothing is open.
 * The server would close it where its list begins closed, although an editor has just added it.
 */
export function withRowsAsShown(state: FormState): FormState {
  const fields = Object.entries(state).map(([path, field]) => {
    const rows = field.rows?.map((row) => ({ ...row, collapsed: row.collapsed ?? false }))
    return [path, rows ? { ...field, rows } : field]
  })
  return Object.fromEntries(fields)
}
