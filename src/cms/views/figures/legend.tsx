import styles from './figures.module.css'

/** As many series have a colour of their own. */
export const SERIES = 6

/** The names of a chart's series, and what the marks are. */
export function Legend({ series, marks }: { series: string[]; marks?: string | undefined }) {
  if (series.length === 0 && !marks) return null
  return (
    <ul className={styles.legend}>
      {series.map((name, n) => (
        <li key={name} data-series={n % SERIES}>
          {name}
        </li>
      ))}
      {marks ? <li className={styles.mark}>{marks}</li> : null}
    </ul>
  )
}
