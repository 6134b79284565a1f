import styles from './figures.module.css'
import { Legend } from './legend.tsx'
import type { Bars } from './report.ts'

type BarChartProps = Bars & { marks?: string | undefined }

/** Bars, one below the other, each with its name and its value as text, and a mark at what it is compared with. */
export function BarChart({ items, marks, highest = highestOf(items) }: BarChartProps) {
  const scaled = (value: number) => `${(value / (highest || 1)) * 100}%`
  return (
    <div>
      <ul className={styles.bars}>
        {items.map(({ label, value, before, text }) => (
          <li key={label}>
            <span>{label}</span>
            <svg aria-hidden="true">
              <rect data-series={0} width={scaled(value)} height="100%" />
              {before ? <line x1={scaled(before)} x2={scaled(before)} y1="0" y2="100%" /> : null}
            </svg>
            <span className={styles.value}>{text}</span>
          </li>
        ))}
      </ul>
      <Legend series={[]} marks={marks} />
    </div>
  )
}

/** The highest value of some bars, and of what they are compared with. */
export function highestOf(items: Bars['items']): number {
  return Math.max(...items.flatMap(({ value, before }) => [value, before ?? 0]))
}
