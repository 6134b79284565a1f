import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { hasRole } from '#cms/access/roles.ts'
import { noticeOutcomes } from '#cms/notices/notice-outcomes.ts'
import { type NoticeBoard, type NoticePlace, readNoticeBoard } from '#cms/notices/read-notices.ts'
import { NEWSLETTER_COOKIE } from '#lib/notices/notices.ts'
import { localOf } from '#lib/time/time.ts'
import board from '../board/board.module.css'
import { groupTimeZone } from '../group-time-zone.ts'
import { chartSpan } from '../span-chart/chart-span.ts'
import { spanLabel } from '../span-chart/span-chart.tsx'
import { MoveLinks } from '../span-chart/weeks-fields.tsx'
import { StaffView } from '../staff-view.tsx'
import { Answer } from './answer.tsx'
import { KindCalendar, Legend } from './kind-calendar.tsx'
import * as t from './messages.gen.ts'
import styles from './notices.module.css'
import { noticesHref, noticesQuery } from './notices-query.ts'
import { QuestionForm } from './question-form.tsx'

/** Answers that differ and are shown at a time. */
const MOST_ANSWERS = 12

/** Banners and popups: what a guest would see, and a calendar of all of them, for editors (spec:shell.notices-explained). */
export async function Notices(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  if (!hasRole(req, 'editor')) notFound()
  const [content, timeZone] = await Promise.all([readNoticeBoard(req), groupTimeZone(req.payload)])
  const query = noticesQuery.parse(props.searchParams ?? {})
  const chosen = content.places.find(({ uid }) => uid === query.place) ?? null
  const today = localOf(Date.now(), timeZone).slice(0, 10)
  const span = chartSpan(query, today)
  const about = { span: spanLabel(span) }
  return (
    <StaffView {...props} wide>
      <main className={`gutter--left gutter--right ${board.board} ${styles.notices}`}>
        <h1>{t.notices()}</h1>
        <p>{t.about()}</p>
        <section className={styles.part} aria-labelledby="question">
          <h2 id="question">{t.question()}</h2>
          <QuestionForm {...{ content, query, span }} />
          <Answers {...{ content, chosen, at: query.at ?? null, closed: query.closed }} />
        </section>
        <section className={styles.part} aria-labelledby="calendar">
          <h2 id="calendar">{t.calendar()}</h2>
          <p className={styles.soft}>
            {chosen ? t.calendarOf({ ...about, place: chosen.title }) : t.calendarAll(about)}
          </p>
          <MoveLinks span={span} hrefOf={(from) => noticesHref(query, from)} />
          {(['banner', 'popup'] as const).map((kind) => (
            <KindCalendar
              key={kind}
              {...{ kind, span, today, timeZone, list: content[kind] }}
              places={chosen ? [chosen] : content.places}
            />
          ))}
          <Legend />
        </section>
      </main>
    </StaffView>
  )
}

type AnswersProps = {
  content: NoticeBoard
  chosen: NoticePlace | null
  at: string | null
  closed: string[]
}

function Answers({ content, chosen, at, closed }: AnswersProps) {
  if (content.places.length === 0) return <p>{t.noPlaces()}</p>
  const outcomes = noticeOutcomes(content, chosen ? [chosen] : content.places, {
    ...{ at, now: Date.now(), closed: new Set(closed), newsletter: NEWSLETTER_COOKIE },
  })
  const left = outcomes.length - MOST_ANSWERS
  return (
    <>
      {chosen ? null : <p className={styles.soft}>{t.noneChosen()}</p>}
      {outcomes.slice(0, MOST_ANSWERS).map((outcome) => (
        <Answer key={outcome.places[0]?.uid} {...{ content, outcome }} />
      ))}
      {left > 0 ? <p>{t.moreAnswers({ count: left })}</p> : null}
    </>
  )
}
