import * as t from '#app/(site)/messages.gen.ts'
import { readJobSearch } from '#data/content/settings.ts'
import { env } from '#env.ts'
import { JobList } from '#features/locations/jobs/job-list.tsx'
import { jobPostings } from '#features/locations/jobs/job-postings.ts'
import { openJobs } from '#features/locations/jobs/open-jobs.ts'
import { careersHref } from '#features/locations/page/contacts.ts'
import { restaurantDay } from '#lib/time/restaurant-day.ts'
import { JsonLd } from '#ui/json-ld.tsx'
import { Section, SectionHeader } from '#ui/section.tsx'
import { getLocation, getShell } from '../../../reads.ts'

/** Open positions of a location; nothing where there are none. */
export async function OpenPositions({ uid }: { uid: string }) {
  const [location, { shortName }] = await Promise.all([getLocation(uid), getShell()])
  if (!location || location.jobs.length === 0) return null
  const jobs = openJobs(location.jobs, restaurantDay(location.timeZone))
  const postings = jobPostings(jobs, location, { origin: env.publicUrl, name: shortName })
  if (!postings) return null
  const applyHref = careersHref(location, await readJobSearch())
  return (
    <Section width="text" labelledBy="positions">
      <SectionHeader
        id="positions"
        size="md"
        eyebrow={t.openPositions()}
        title={t.workAt({ location: location.title })}
      />
      <JobList jobs={jobs} applyHref={applyHref} />
      <JsonLd value={postings} />
    </Section>
  )
}
