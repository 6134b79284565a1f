import type { OwnerWeek as Week } from '#cms/dashboard/owner-week.ts'
import { spanOf } from '#cms/site-counts/weeks.ts'
import { dateLabel } from '#lib/time/time-labels.ts'
import { BarChart } from '../figures/bar-chart.tsx'
import figures from '../figures/figures.module.css'
import { countLabel } from '../figures/numbers.ts'
import { BookCards } from './book-cards.tsx'
import { Card } from './card.tsx'
import { comparedBars } from './compared-words.ts'
import * as t from './messages.gen.ts'
import styles from './owner-week.module.css'
import { SiteCards } from './site-cards.tsx'

type OwnerWeekProps = {
  week: Week | 'unreadable'
  /** Whether whoever reads it may see the page about backups, staff, prices and the site itself. */
  seesSystem: boolean
}

/** The group's week, at the top of the first page of those who may see all of it. */
export function OwnerWeek({ week, seesSystem }: OwnerWeekProps) {
  return (
    <section aria-labelledby="week" className={`${figures.figures} ${styles.week}`}>
      <h2 id="week">{t.thisWeek()}</h2>
      {week === 'unreadable' ? <p role="alert">{t.unreadable()}</p> : <Cards week={week} />}
      {seesSystem ? (
        <p>
          <a className={styles.system} href="/admin/system">
            {t.systemLink()}
          </a>
        </p>
      ) : null}
    </section>
  )
}

function Cards({ week }: { week: Week }) {
  const { from, to } = spanOf(week.weeks.now)
  return (
    <>
      <p className={figures.soft}>
        {from === to
          ? t.spanOfDay({ day: dateLabel(from) })
          : t.span({ from: dateLabel(from), to: dateLabel(to) })}
      </p>
      <div className={styles.cards}>
        <BookCards {...week} />
        <SiteCards {...week} />
        <FormCards {...week} />
      </div>
      <p className={figures.soft}>{t.rounded()}</p>
    </>
  )
}

/** What came in by forms. */
function FormCards({ subscribers, applications }: Week) {
  return (
    <>
      {subscribers ? (
        <Card
          {...{ id: 'newsletter', title: t.newsletter(), value: countLabel(subscribers.now) }}
          chart={<BarChart {...comparedBars(subscribers, countLabel)} />}
          {...{ href: '/admin/collections/subscribers', link: t.newsletterLink() }}
        >
          {t.newsletterSummary({ count: subscribers.now })}
        </Card>
      ) : null}
      {applications ? (
        <Card
          {...{ id: 'applications', title: t.applications(), value: countLabel(applications.now) }}
          chart={<BarChart {...comparedBars(applications, countLabel)} />}
          {...{ href: '/admin/applications', link: t.applicationsLink() }}
        >
          {t.applicationsSummary({ count: applications.now })}
        </Card>
      ) : null}
    </>
  )
}
