import type { Paged } from '#lib/routing/paging.ts'

/** One of a chart's columns: a value for each series, and the whole of the span before. */
type Column = { label: string; values: number[]; before?: number | null }

/** A bar with its value in words, and what it is compared with. */
type Bar = { label: string; value: number; before?: number | null; text: string }

/** Columns over time; `scale` says the height of the chart in words. */
export type Columns = {
  kind: 'columns'
  series: string[]
  items: Column[]
  scale(highest: number): string
}

/** Bars, one below the other; `highest` is the value of a full one, unless told the highest of these. */
export type Bars = { kind: 'bars'; items: Bar[]; highest?: number }

/** `marks` says what the marks are: the span before, or what was planned; missing = there are none. */
export type Chart = (Columns | Bars) & { marks?: string }

/** A report as it is shown: what it says in a sentence, as a chart, and as a table. */
export type Report = {
  /** Its id in the page, and the name of its file where it has one. */
  name: string
  title: string
  summary: string
  chart: Chart | null
  columns: string[]
  rows: (string | number)[][]
  /** Which of all rows these are, where there are too many for one page. */
  paged?: Omit<Paged<unknown>, 'items'>
}
