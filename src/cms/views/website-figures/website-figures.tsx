import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { hasFiguresAccess } from '#cms/access/figures-access.ts'
import {
  readSiteCounts,
  readSiteCountsScope,
  siteCountsQuery,
} from '#cms/site-counts/read-site-counts.ts'
import { siteFiguresOf } from '#cms/site-counts/site-figures.ts'
import { spanOf } from '#cms/site-counts/weeks.ts'
import { readFields } from '#lib/forms/field-errors.ts'
import { WHAT_WE_COUNT_PATH } from '#lib/routing/fixed-paths.ts'
import { whatIsCounted } from '#lib/site-counts/what-is-counted.ts'
import { longDate } from '#lib/time/time-labels.ts'
import board from '../board/board.module.css'
import styles from '../figures/figures.module.css'
import { ReportSection } from '../figures/report-section.tsx'
import { figuresSearch } from '../figures/scope-form.tsx'
import { StaffView } from '../staff-view.tsx'
import { Headline } from './headline.tsx'
import * as t from './messages.gen.ts'
import { websiteReports } from './reports.ts'
import { ScopeForm } from './scope-form.tsx'

/** What pages have counted in a week, for managers of a restaurant and administrators. */
export async function WebsiteFigures(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  if (!hasFiguresAccess(req)) notFound()
  const asked = readFields(siteCountsQuery, props.searchParams ?? {})
  const query = asked.ok ? asked.value : siteCountsQuery.parse({})
  const scope = await readSiteCountsScope(req, query)
  if (!scope) notFound()
  const { locations, chosen, weeks } = scope
  const { location } = query
  const counts = await readSiteCounts(scope)
  const compared = {
    now: siteFiguresOf(counts.now),
    before: siteFiguresOf(counts.before),
    yearBefore: siteFiguresOf(counts.yearBefore),
  }
  const { from, to } = spanOf(weeks.now)
  return (
    <StaffView {...props} wide>
      <main className={`gutter--left gutter--right ${board.board} ${styles.figures}`}>
        <h1>{t.websiteFigures()}</h1>
        <ScopeForm {...{ locations, location, weeks }} />
        {asked.ok ? null : (
          <p role="alert" className={board.fault}>
            {t.weekProblem()}
          </p>
        )}
        <p className={styles.soft}>{t.weekOf({ from: longDate(from), to: longDate(to) })}</p>
        {locations.length === 0 ? <p>{t.noLocationsYet()}</p> : null}
        {counts.now.length === 0 ? <p>{t.nothingYet()}</p> : null}
        <Headline {...compared} />
        <div className={styles.reports}>
          {counts.now.length === 0
            ? null
            : websiteReports(compared, chosen, weeks.now).map((report) => (
                <ReportSection key={report.name} report={report} />
              ))}
        </div>
        <p>
          <a
            className={board.button}
            href={`/admin/api/site-counts/csv?${figuresSearch({ location, week: from })}`}
            download
          >
            {t.csvOfWeek()}
          </a>
        </p>
        <WhatIsCounted />
      </main>
    </StaffView>
  )
}

/** The page for guests that says what is counted, for those who read the numbers. */
function WhatIsCounted() {
  return (
    <details className={styles.counted}>
      <summary>{t.whatIsCounted()}</summary>
      {whatIsCounted().map(({ title, sentences }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      ))}
      <a href={WHAT_WE_COUNT_PATH}>{WHAT_WE_COUNT_PATH}</a>
    </details>
  )
}
