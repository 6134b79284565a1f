import type { ChartRow } from './chart-rows.ts'
import styles from './span-chart.module.css'

type RowTitleProps = { row: Pick<ChartRow, 'order' | 'title' | 'href'> }

/** The name of a row with its place in the order, as a link where it leads somewhere. */
export function RowTitle({ row: { order, title, href } }: RowTitleProps) {
  return (
    <span className={styles.title}>
      {order === null ? null : <span className={styles.order}>{order}</span>}
      {href === null ? title : <a href={href}>{title}</a>}
    </span>
  )
}
