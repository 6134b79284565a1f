import type { SiteFigures } from '#cms/site-counts/site-figures.ts'
import styles from '../figures/figures.module.css'
import * as t from './messages.gen.ts'
import { type ComparedFigures, few } from './reports.ts'

/** A week in four numbers, each with what it was before. */
export function Headline({ now, before, yearBefore }: ComparedFigures) {
  const [earlier, lastYear] = [factsOf(before), factsOf(yearBefore)]
  return (
    <section aria-label={t.atAGlance()}>
      <dl className={styles.headline}>
        {factsOf(now).map(([name, count], n) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <strong>{count === 0 ? '–' : few(count)}</strong>
              <span className={styles.soft}>
                {t.before({
                  before: few(earlier[n]?.[1] ?? 0),
                  year: few(lastYear[n]?.[1] ?? 0),
                })}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function factsOf({ seen, visits, funnel }: SiteFigures): [name: string, count: number][] {
  return [
    [t.visits(), visits],
    [t.views(), seen],
    [t.searches(), funnel.search],
    [t.bookings(), funnel.booked],
  ]
}
