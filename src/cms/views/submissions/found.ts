import type { SubmissionColumn, SubmissionPage, SubmissionRow } from '#cms/submissions/types.ts'

/** What is shown: a page of the list, or the board. */
export type Found = { page: SubmissionPage | null; columns: SubmissionColumn[] | null }

/**
 * The same with a submission as it is by now. In the list it keeps its place; on the board it goes on top of its column,
 * if it was in another one.
 */
export function withRow({ page, columns }: Found, row: SubmissionRow): Found {
  return {
    page: page && { ...page, rows: page.rows.map((one) => (one.id === row.id ? row : one)) },
    columns: columns && withRowOnBoard(columns, row),
  }
}

function withRowOnBoard(columns: SubmissionColumn[], row: SubmissionRow): SubmissionColumn[] {
  const from = columns.find(({ rows }) => rows.some(({ id }) => id === row.id))
  if (!from) return columns
  return columns.map((column) => {
    const { state, total, rows } = column
    if (column === from && state === row.state)
      return { ...column, rows: rows.map((one) => (one.id === row.id ? row : one)) }
    if (column === from)
      return { ...column, total: total - 1, rows: rows.filter(({ id }) => id !== row.id) }
    return state === row.state ? { ...column, total: total + 1, rows: [row, ...rows] } : column
  })
}
