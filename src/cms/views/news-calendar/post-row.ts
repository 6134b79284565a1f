import { type PlannedPost, type PostStretch, postStretches } from '#cms/news/news-calendar.ts'
import { addDays } from '#lib/time/dates.ts'
import type { LocalDateTime } from '#lib/time/time.ts'
import { momentLabel, yearDateLabel } from '#lib/time/time-labels.ts'
import type { ChartRow } from '../span-chart/chart-rows.ts'
import * as t from './messages.gen.ts'

/** A post as a row: when it is on the site, and a draft that nothing publishes on its day. */
export function postRow(
  post: PlannedPost,
  at: { span: PostStretch; now: LocalDateTime },
): ChartRow {
  const { id, title, date, isPublished, plans } = post
  const onSite = postStretches(post, at).map((stretch) => ({
    ...{ ...stretch, look: 'full' as const, label: t.onSite() },
  }))
  const ahead = plans.filter(({ failed }) => !failed)
  const isPlanned = isPublished || ahead.some(({ publishes }) => publishes)
  const day = { from: `${date}T00:00`, until: `${addDays(date, 1)}T00:00` }
  const isDated = day.from >= at.span.from && day.from < at.span.until
  const asDraft = { ...day, look: 'outline' as const, label: t.draft() }
  return {
    key: String(id),
    order: null,
    title: title || t.untitled(),
    href: `/admin/collections/news-posts/${id}`,
    notes: [
      ...(isPublished ? [t.published({ date: yearDateLabel(date) })] : []),
      ...(isPlanned ? [] : [t.isDraft({ date: yearDateLabel(date) })]),
      ...ahead.map(({ at, publishes }) =>
        (publishes ? t.willPublish : t.willComeDown)({ at: momentLabel(at) }),
      ),
      ...plans.filter(({ failed }) => failed).map(({ at }) => t.failed({ at: momentLabel(at) })),
    ],
    stretches: isPlanned ? onSite : isDated ? [asDraft] : [],
  }
}
