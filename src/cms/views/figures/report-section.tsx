import { ListTable } from '../lists/list-table.tsx'
import { RestaurantPages } from '../lists/restaurant-pages.tsx'
import { BarChart } from './bar-chart.tsx'
import { ColumnChart } from './column-chart.tsx'
import styles from './figures.module.css'
import * as t from './messages.gen.ts'
import { countLabel } from './numbers.ts'
import type { Report } from './report.ts'

type ReportSectionProps = {
  report: Report
  csv?: string
  /** The address of a page of a report that has several. */
  hrefOf?(page: number): string
}

/** A report: its sentence, its chart, its table one tap away, and its file where it has one. */
export function ReportSection({ report, csv, hrefOf }: ReportSectionProps) {
  const { name, title, summary, chart, columns, rows, paged } = report
  return (
    <section className={styles.report} aria-labelledby={name}>
      <h2 id={name}>{title}</h2>
      <p className={styles.soft}>{summary}</p>
      {rows.length === 0 ? null : (
        <>
          {chart?.kind === 'columns' ? <ColumnChart {...chart} title={title} /> : null}
          {chart?.kind === 'bars' ? <BarChart {...chart} /> : null}
          <div className={styles.behind}>
            <details>
              <summary aria-label={t.tableOf({ report: title })}>{t.table()}</summary>
              <ListTable
                columns={columns}
                rows={rows.map((cells) => ({
                  key: String(cells[0]),
                  cells: cells.map((cell) => (typeof cell === 'number' ? countLabel(cell) : cell)),
                }))}
              />
            </details>
            {csv ? (
              <a href={csv} download aria-label={t.csvOf({ report: title })}>
                {t.csv()}
              </a>
            ) : null}
          </div>
          {paged && hrefOf ? (
            <RestaurantPages
              {...{ ...paged, shown: rows.length, className: styles.pages }}
              hrefOf={(page) => `${hrefOf(page)}#${name}`}
            />
          ) : null}
        </>
      )}
    </section>
  )
}
