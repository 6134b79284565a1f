import type { Job } from '#data/locations/jobs.ts'
import type { LocationDetail } from '#data/locations/locations.ts'
import { escapeHtml } from '#lib/text/escape-html.ts'
import { postalAddress } from '../page/json-ld.ts'
import { paragraphsOf } from './open-jobs.ts'

type Employer = { origin: string; name: string }

/** The open positions of a location as schema.org's JobPostings; null where there are none. */
export function jobPostings(
  jobs: readonly Job[],
  location: LocationDetail,
  { origin, name }: Employer,
): Record<string, unknown> | null {
  if (jobs.length === 0) return null
  const url = `${origin}${location.url}/careers`
  return {
    '@context': 'https://schema.org',
    '@graph': jobs.map((job) => ({
      '@type': 'JobPosting',
      '@id': `${url}#job-${job.id}`,
      title: job.title,
      description: paragraphsOf(job)
        .map((text) => `<p>${escapeHtml(text)}</p>`)
        .join(''),
      datePosted: job.datePosted,
      // Its last day counts to the end, by the restaurant's calendar.
      ...(job.validThrough ? { validThrough: `${job.validThrough}T23:59:59` } : {}),
      employmentType: job.employmentType,
      url: job.link ?? url,
      hiringOrganization: { '@type': 'Organization', name, sameAs: origin },
      jobLocation: {
        '@type': 'Place',
        name: `${name} ${location.title}`,
        address: postalAddress(location),
      },
    })),
  }
}
