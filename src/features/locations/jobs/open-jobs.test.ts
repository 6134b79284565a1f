import { describe, expect, it } from 'vitest'
import type { Job } from '#data/locations/jobs.ts'
import type { LocationDetail } from '#data/locations/locations.ts'
import { jobPostings } from './job-postings.ts'
import { openJobs, paragraphsOf } from './open-jobs.ts'

const cook: Job = {
  id: 'cook',
  title: 'Grill cook',
  description: 'Five evenings & a hearth.\n\n  Two days off <in a row>.\n',
  employmentType: 'FULL_TIME',
  datePosted: '2026-10-05',
  validThrough: '2026-11-30',
  link: null,
}
const location = {
  url: '/locations/burrard',
  title: 'Burrard',
  address: '1088 Lantern Street',
  city: 'Vancouver',
  province: 'BC',
  country: 'CA',
  postalCode: null,
} as LocationDetail
const employer = { origin: 'https://saltwood.example', name: 'Saltwood' }

describe('open positions', () => {
  it('are open to the end of their last day, and without one until taken away', () => {
    const days = (today: string) => openJobs([cook, { ...cook, validThrough: null }], today).length
    expect(days('2026-11-30')).toBe(2)
    expect(days('2026-12-01')).toBe(1)
  })

  it('have paragraphs where the editor left a line empty', () => {
    expect(paragraphsOf(cook)).toEqual(['Five evenings & a hearth.', 'Two days off <in a row>.'])
  })

  it('are JobPostings of the group at the location, and nothing where there are none', () => {
    expect(jobPostings([], location, employer)).toBeNull()
    const link = 'https://jobs.example/cook'
    expect(jobPostings([cook, { ...cook, id: 'two', link }], location, employer)).toMatchObject({
      '@graph': [
        {
          '@type': 'JobPosting',
          title: 'Grill cook',
          description: '<p>Five evenings &amp; a hearth.</p><p>Two days off &lt;in a row&gt;.</p>',
          datePosted: '2026-10-05',
          validThrough: '2026-11-30T23:59:59',
          employmentType: 'FULL_TIME',
          url: 'https://saltwood.example/locations/burrard/careers',
          hiringOrganization: { name: 'Saltwood' },
          jobLocation: { address: { addressLocality: 'Vancouver', addressCountry: 'CA' } },
        },
        { url: link },
      ],
    })
  })
})
