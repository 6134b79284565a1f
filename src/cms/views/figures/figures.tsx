import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { hasFiguresAccess } from '#cms/access/figures-access.ts'
import { figuresQuery, readFigures, readFiguresScope } from '#cms/figures/read-figures.ts'
import { readFields } from '#lib/forms/field-errors.ts'
import { pageHref, pageNumber } from '#lib/routing/paging.ts'
import { longDate } from '#lib/time/time-labels.ts'
import board from '../board/board.module.css'
import { StaffView } from '../staff-view.tsx'
import styles from './figures.module.css'
import { Headline } from './headline.tsx'
import * as t from './messages.gen.ts'
import { ReportSection } from './report-section.tsx'
import { reportsOf } from './reports.ts'
import { figuresSearch, ScopeForm } from './scope-form.tsx'

/** Figures from the book, for managers of a restaurant and administrators. */
export async function Figures(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  if (!hasFiguresAccess(req)) notFound()
  const asked = readFields(figuresQuery, props.searchParams ?? {})
  const query = asked.ok ? asked.value : figuresQuery.parse({})
  const scope = await readFiguresScope(req, query)
  if (!scope) notFound()
  const { locations, chosen, span } = scope
  const { now, earlier, before } = await readFigures(scope)
  const { location, from } = query
  const preset = from === undefined ? query.span : null
  const search = { location, ...span }
  const shownSearch: Record<string, string> = preset === null ? { ...span } : { span: preset }
  const page = pageNumber(props.searchParams?.page?.toString())
  return (
    <StaffView {...props} wide>
      <main className={`gutter--left gutter--right ${board.board} ${styles.figures}`}>
        <h1>{t.figures()}</h1>
        <ScopeForm {...{ locations, location, preset, span }} />
        {asked.ok ? null : (
          <p role="alert" className={board.fault}>
            {t.spanProblem()}
          </p>
        )}
        <p className={styles.soft}>
          {span.from === span.to
            ? t.dayOf({ day: longDate(span.from), before: longDate(before.from) })
            : t.spanOf({
                ...{ from: longDate(span.from), to: longDate(span.to) },
                ...{ before: longDate(before.from), until: longDate(before.to) },
              })}
        </p>
        {locations.length === 0 ? <p>{t.noLocationsYet()}</p> : null}
        {now.days.length === 0 ? <p>{t.nothingYet()}</p> : null}
        <Headline {...{ now, earlier }} />
        <div className={styles.reports}>
          {now.days.length === 0
            ? null
            : reportsOf({ now, earlier, span, before, chosen, page }).map((report) => (
                <ReportSection
                  key={report.name}
                  report={report}
                  csv={`/admin/api/figures/csv?${figuresSearch({ report: report.name, ...search })}`}
                  hrefOf={(number) => pageHref('/admin/figures', number, shownSearch)}
                />
              ))}
        </div>
        <HowCounted />
      </main>
    </StaffView>
  )
}

/** What the figures mean, for those who compare them with others. */
function HowCounted() {
  return (
    <details className={styles.counted}>
      <summary>{t.howCounted()}</summary>
      <ul>
        <li>{t.countedParties()}</li>
        <li>{t.countedOccupancy()}</li>
        <li>{t.countedNoShows()}</li>
        <li>{t.countedPeriods()}</li>
        <li>{t.countedBefore()}</li>
      </ul>
    </details>
  )
}
