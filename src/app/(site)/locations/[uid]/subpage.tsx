import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { readJobSearch } from '#data/settings.ts'
import { careersOffer, groupBookingOffer } from '#features/locations/contacts.ts'
import { ContentButton } from '#ui/button.tsx'
import { Section, SectionHeader } from '#ui/section.tsx'
import { PageSlices } from '../../content-page.tsx'
import { pageMetadata } from '../../page-metadata.ts'
import { getLocation, getPage } from '../../reads.ts'

export type LocationPageProps = { params: Promise<{ uid: string }> }

type SubpageType = 'location-careers-page' | 'location-group-bookings-page'

/** Metadata of a group page at one location. */
export async function subpageMetadata(
  type: SubpageType,
  uid: string,
  segment: string,
): Promise<Metadata> {
  const [page, location] = await Promise.all([getPage(type), getLocation(uid)])
  if (!page || !location) return {}
  return pageMetadata({
    path: `/locations/${uid}/${segment}`,
    title: `${page.title} · ${location.title}`,
    description: page.seo.description,
    noIndex: page.seo.noIndex,
  })
}

/** The group's page on careers or group bookings, with the location filled in (D-75). */
export async function LocationSubpage({ type, uid }: { type: SubpageType; uid: string }) {
  const [page, location, jobSearch] = await Promise.all([
    getPage(type),
    getLocation(uid),
    readJobSearch(),
  ])
  if (!location || !page) notFound()
  const { lead, links } =
    type === 'location-careers-page'
      ? careersOffer(location, jobSearch)
      : groupBookingOffer(location)
  return (
    <>
      <PageSlices page={page} location={uid} />
      <Section tone="paper" labelledBy="at-location">
        <SectionHeader
          id="at-location"
          size="md"
          eyebrow={location.city}
          title={location.title}
          lead={lead ? <p>{lead}</p> : null}
          action={links.map((link, index) => (
            <ContentButton
              key={link.text}
              link={link}
              kind={index === 0 ? 'primary' : 'outlined'}
            />
          ))}
        />
      </Section>
    </>
  )
}
