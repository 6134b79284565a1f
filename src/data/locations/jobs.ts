import { safeHref } from '#lib/routing/safe-href.ts'
import type { Location } from '#payload-types.ts'

type Stored = NonNullable<Location['jobs']>[number]

/** An open position at a location. */
export type Job = {
  id: string
  title: string
  /** Plain text; blank lines part its paragraphs. */
  description: string
  /** As schema.org calls it. */
  employmentType: Stored['employmentType']
  /** Days, `YYYY-MM-DD`; `validThrough` is the last on which it is open. */
  datePosted: string
  validThrough: string | null
  /** Application link, if it differs from the location's own. */
  link: string | null
}

export function toJobs(jobs: readonly Stored[] | null | undefined): Job[] {
  return (jobs ?? []).map((job, index) => ({
    id: job.id ?? String(index),
    title: job.title,
    description: job.description,
    employmentType: job.employmentType,
    datePosted: job.datePosted.slice(0, 10),
    validThrough: job.validThrough?.slice(0, 10) ?? null,
    link: safeHref(job.link?.url),
  }))
}
