import { parse } from 'csv-parse/sync'

/** How rows are read where a test says nothing else. */
export const DEFAULT_OPTIONS = {
  fileName: 'export',
  options: { publish: false, ask: false, dayOrder: null },
  dayOrder: 'ymd' as 'ymd' | 'dmy' | 'mdy',
  is24Hours: false,
  now: '2026-11-30T20:00:00.000Z',
  ports: { findPlace: () => null },
}

/** The headings of an export, and its rows by them. */
export function readExport(text: string) {
  const [columns = [], ...cells] = parse(text, { relax_column_count: true }) as string[][]
  const rows = cells.map(
    (row): Record<string, string> =>
      Object.fromEntries(columns.map((column, at) => [column, row[at] ?? ''])),
  )
  return { columns, rows }
}
