import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { readJobSearch } from '#data/content/settings.ts'
import { readWords } from '#data/content/words.ts'
import { readGroupEnquiryLocations } from '#data/locations/group-enquiry-locations.ts'
import { GroupEnquiry } from '#features/group-bookings/group-enquiry.tsx'
import { careersOffer, groupBookingOffer } from '#features/locations/page/contacts.ts'
import type { ResolvedLink } from '#lib/routing/link.ts'
import { ContentButton } from '#ui/content-button.tsx'
import { Section, SectionHeader } from '#ui/section.tsx'
import { Breadcrumbs } from '../../breadcrumbs.tsx'
import { PageSlices } from '../../content-page.tsx'
import { metadataOf } from '../../metadata-of.ts'
import { getLocation, getPage } from '../../reads.ts'

export type LocationPageProps = { params: Promise<{ uid: string }> }

const SEGMENTS = {
  'location-careers-page': 'careers',
  'location-group-bookings-page': 'group-bookings',
} as const

type SubpageType = keyof typeof SEGMENTS

/** Metadata of a group page at one location. */
export async function subpageMetadata(type: SubpageType, uid: string): Promise<Metadata> {
  const [page, location] = await Promise.all([getPage(type), getLocation(uid)])
  if (!page || !location) return {}
  const { description, noIndex, image } = page.seo
  return metadataOf({
    path: `${location.url}/${SEGMENTS[type]}`,
    title: `${page.title} · ${location.title}`,
    city: location.city,
    seo: { description, noIndex },
    image: image ?? location.seo.image,
  })
}

/** The group's page on careers or group bookings, with the location filled in (spec:routes.location-subpages). */
export async function LocationSubpage({ type, uid }: { type: SubpageType; uid: string }) {
  const [page, location, jobSearch, words] = await Promise.all([
    getPage(type),
    getLocation(uid),
    readJobSearch(),
    readWords(),
  ])
  if (!location || !page) notFound()
  const { lead, links } =
    type === 'location-careers-page'
      ? careersOffer(location, jobSearch, words)
      : groupBookingOffer(location, words)
  const places = type === 'location-group-bookings-page' ? await readGroupEnquiryLocations() : []
  const place = places.find((one) => one.uid === uid)
  return (
    <>
      <PageSlices page={page} location={uid} />
      <Breadcrumbs
        of="location-listing-page"
        trail={[
          { name: location.title, path: location.url },
          { name: page.title, path: `${location.url}/${SEGMENTS[type]}` },
        ]}
      />
      {place ? (
        <GroupEnquiry
          places={[place]}
          eyebrow={location.city}
          title={location.title}
          lead={lead ?? ''}
          action={<Links links={links} first="outlined" />}
          words={words}
        />
      ) : (
        <Section tone="paper" labelledBy="at-location">
          <SectionHeader
            id="at-location"
            size="md"
            eyebrow={location.city}
            title={location.title}
            lead={lead ? <p>{lead}</p> : null}
            action={<Links links={links} first="primary" />}
          />
        </Section>
      )}
    </>
  )
}

function Links({ links, first }: { links: ResolvedLink[]; first: 'primary' | 'outlined' }) {
  return links.map((link, index) => (
    <ContentButton key={link.text} link={link} kind={index === 0 ? first : 'outlined'} />
  ))
}
