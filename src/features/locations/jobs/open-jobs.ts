import type { Job } from '#data/locations/jobs.ts'
import * as t from './messages.gen.ts'

/** The positions that may be applied for on `today`, the restaurant's calendar day. */
export function openJobs(jobs: readonly Job[], today: string): Job[] {
  return jobs.filter(({ validThrough }) => validThrough === null || validThrough >= today)
}

/** What a kind of employment is called; anything unusual is not said. */
export const employmentNames: Record<Job['employmentType'], (() => string) | null> = {
  FULL_TIME: t.fullTime,
  PART_TIME: t.partTime,
  CONTRACTOR: t.contract,
  TEMPORARY: t.temporary,
  INTERN: t.internship,
  VOLUNTEER: t.volunteer,
  PER_DIEM: t.casual,
  OTHER: null,
}

/** The paragraphs of a position's description. */
export function paragraphsOf({ description }: Pick<Job, 'description'>): string[] {
  return description
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
}
