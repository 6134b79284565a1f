import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { z } from 'zod'
import { hasRole } from '#cms/access/roles.ts'
import { readNewsCalendar } from '#cms/news/read-news-calendar.ts'
import { localOf } from '#lib/time/time.ts'
import board from '../board/board.module.css'
import { groupTimeZone } from '../group-time-zone.ts'
import styles from '../notices/notices.module.css'
import { chartQuery, chartSpan } from '../span-chart/chart-span.ts'
import { SpanChart, spanLabel } from '../span-chart/span-chart.tsx'
import { MoveLinks, WeeksFields } from '../span-chart/weeks-fields.tsx'
import { StaffView } from '../staff-view.tsx'
import * as t from './messages.gen.ts'
import { postRow } from './post-row.ts'

const query = z.object(chartQuery)

/** What of the news is on the site and planned, and when it comes down, for editors. */
export async function NewsCalendar(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  if (!hasRole(req, 'editor')) notFound()
  const timeZone = await groupTimeZone(req.payload)
  const now = localOf(Date.now(), timeZone)
  const today = now.slice(0, 10)
  const span = chartSpan(query.parse(props.searchParams ?? {}), today)
  const { posts, more } = await readNewsCalendar(req, { ...span, timeZone })
  const walls = { from: `${span.from}T00:00`, until: `${span.until}T00:00` }
  const rows = posts.map((post) => postRow(post, { span: walls, now }))
  const hrefOf = (from: string) =>
    `/admin/news-calendar?${new URLSearchParams({ from, weeks: span.weeks })}`
  return (
    <StaffView {...props} wide>
      <main className={`gutter--left gutter--right ${board.board} ${styles.notices}`}>
        <h1>{t.newsCalendar()}</h1>
        <p>{t.about({ zone: timeZone })}</p>
        <p>{t.howTo()}</p>
        <div className={board.days}>
          <a className={board.button} href="/admin/collections/news-posts">
            {t.all()}
          </a>
          <a className={board.button} href="/admin/collections/news-posts/create">
            {t.newPost()}
          </a>
        </div>
        <form action="/admin/news-calendar" className={styles.form}>
          <WeeksFields span={span} />
          <button type="submit" className={board.button}>
            {t.show()}
          </button>
        </form>
        <section className={styles.part} aria-labelledby="calendar">
          <h2 id="calendar">{t.calendar()}</h2>
          <p className={styles.soft}>{spanLabel(span)}</p>
          <MoveLinks span={span} hrefOf={hrefOf} />
          {more ? <p className={board.notice}>{t.more()}</p> : null}
          {rows.length === 0 ? (
            <p>{t.none()}</p>
          ) : (
            <SpanChart label={t.calendar()} {...{ span, today, rows }} />
          )}
        </section>
      </main>
    </StaffView>
  )
}
