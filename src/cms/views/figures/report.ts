import type { ReportName } from '#cms/figures/csv-reports.ts'

/** One of a chart's columns: a value for each series, and the whole of the span before. */
export type ChartItem = { label: string; values: number[]; before?: number | null }

/** A chart of columns over time, or of bars, one below the other. */
export type Chart =
  | { kind: 'columns'; series: string[]; items: ChartItem[]; most: string }
  | {
      kind: 'bars'
      items: { label: string; value: number; before?: number | null; text: string }[]
    }

/** A report as it is shown: what it says in a sentence, as a chart, and as a table. */
export type Report = {
  name: ReportName
  title: string
  summary: string
  chart: Chart | null
  columns: string[]
  rows: (string | number)[][]
}
