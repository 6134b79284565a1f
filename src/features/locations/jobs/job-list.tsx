import type { Job } from '#data/locations/jobs.ts'
import { Accordion } from '#ui/accordion.tsx'
import { LinkButton } from '#ui/button.tsx'
import { visuallyHidden } from '#ui/visually-hidden.tsx'
import css from './job-list.module.css'
import * as t from './messages.gen.ts'
import { employmentNames, paragraphsOf } from './open-jobs.ts'

type JobListProps = {
  jobs: Job[]
  /** Where to apply for a position that has no link of its own, if there is such a place. */
  applyHref: string | null
}

/** Open positions, each closed until it is pressed. */
export function JobList({ jobs, applyHref }: JobListProps) {
  return (
    <Accordion
      name="positions"
      items={jobs.map((job) => ({
        id: job.id,
        title: <JobTitle job={job} />,
        content: <JobText job={job} href={job.link ?? applyHref} />,
      }))}
    />
  )
}

function JobTitle({ job: { title, employmentType } }: { job: Job }) {
  const kind = employmentNames[employmentType]?.()
  return (
    <>
      {title}
      {kind ? <span className={css.kind}> {kind}</span> : null}
    </>
  )
}

function JobText({ job, href }: { job: Job; href: string | null }) {
  return (
    <div className={css.text}>
      {paragraphsOf(job).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {href ? (
        <LinkButton href={href} rel="noopener" kind="outlined">
          {t.applyAs({
            position: job.title,
            hidden: visuallyHidden,
          })}
        </LinkButton>
      ) : null}
    </div>
  )
}
