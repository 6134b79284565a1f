import styles from './figures.module.css'
import { Legend, SERIES } from './legend.tsx'
import { countLabel } from './numbers.ts'
import type { Columns } from './report.ts'

type ColumnChartProps = Columns & { title: string; marks?: string | undefined }

/** Width and gap of a column, in units of the drawing, which is stretched over the width that there is. */
const COLUMN = 8
const GAP = 2
const HEIGHT = 100

/** About how many labels stand below the columns. */
const LABELS = 6

/**
 * Columns over time, stacked by series, with a line at what the span before had. The table of the report is its text
 * alternative.
 */
export function ColumnChart({ title, series, items, scale, marks }: ColumnChartProps) {
  const wholes = items.flatMap(({ values, before }) => [sumOf(values), before ?? 0])
  const highest = Math.max(1, ...wholes)
  const every = Math.ceil(items.length / LABELS)
  return (
    <figure className={styles.columns}>
      <p className={styles.most}>{scale(highest)}</p>
      <svg
        role="img"
        aria-label={title}
        viewBox={`0 0 ${items.length * (COLUMN + GAP)} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {items.map((item, n) => (
          <Column key={item.label} {...item} {...{ series, highest }} at={n * (COLUMN + GAP)} />
        ))}
      </svg>
      <div
        className={styles.labels}
        style={{ gridTemplateColumns: `repeat(${items.length}, minmax(0, 1fr))` }}
        aria-hidden="true"
      >
        {items.map(({ label }, n) =>
          // The last one only where it has as much room as the others.
          n % every === 0 && n + every <= items.length ? (
            <span key={label} style={{ gridColumn: `${n + 1} / span ${every}` }}>
              {label}
            </span>
          ) : null,
        )}
      </div>
      <Legend series={series.length > 1 ? series : []} marks={marks} />
    </figure>
  )
}

type ColumnProps = ColumnChartProps['items'][number] & {
  series: string[]
  highest: number
  at: number
}

function Column({ label, values, before, series, highest, at }: ColumnProps) {
  const scaled = (value: number) => (value / highest) * HEIGHT
  return (
    <g>
      <title>{`${label}: ${countLabel(sumOf(values))}`}</title>
      {/* The whole height shows the label, not the column alone. */}
      <rect x={at} y={0} width={COLUMN + GAP} height={HEIGHT} fill="transparent" />
      {values.map((value, n) => (
        <rect
          key={series[n]}
          data-series={n % SERIES}
          x={at + GAP / 2}
          y={HEIGHT - scaled(sumOf(values.slice(0, n + 1)))}
          width={COLUMN}
          height={scaled(value)}
        />
      ))}
      {before ? (
        <line
          x1={at}
          x2={at + COLUMN + GAP}
          y1={HEIGHT - scaled(before)}
          y2={HEIGHT - scaled(before)}
          vectorEffect="non-scaling-stroke"
        />
      ) : null}
    </g>
  )
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
