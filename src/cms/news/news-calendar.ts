import type { PublicationPlan } from '#cms/content/publication-plans.ts'
import type { LocalDate, LocalDateTime } from '#lib/time/time.ts'

/** A post with what the clock is to do with it; `at` are wall times of the group. */
export type PlannedPost = {
  id: number
  title: string
  /** The day that the post bears. */
  date: LocalDate
  isPublished: boolean
  plans: (Pick<PublicationPlan, 'publishes' | 'failed'> & { at: LocalDateTime })[]
}

/** A part of a span in which a post is on the site. */
export type PostStretch = { from: LocalDateTime; until: LocalDateTime }

/**
 * When a post is on the site within a span of wall time: one that is published from its day on (from now where its day
 * is still to come), and then as its plans say, in their order. Plans that failed change nothing.
 */
export function postStretches(
  { date, isPublished, plans }: Omit<PlannedPost, 'id' | 'title'>,
  { span, now }: { span: PostStretch; now: LocalDateTime },
): PostStretch[] {
  const list: PostStretch[] = []
  const day = `${date}T00:00`
  let since: LocalDateTime | null = isPublished ? (day < now ? day : now) : null
  const end = (until: LocalDateTime) => {
    if (since === null) return
    const from = since > span.from ? since : span.from
    const last = until < span.until ? until : span.until
    if (from < last) list.push({ from, until: last })
    since = null
  }
  const ahead = plans.filter(({ failed }) => !failed).sort((a, b) => (a.at < b.at ? -1 : 1))
  for (const { at, publishes } of ahead) {
    // A plan that is overdue counts from now: the ticker carries it out within seconds.
    const due = at > now ? at : now
    if (!publishes) end(due)
    else since ??= due
  }
  end(span.until)
  return list
}
