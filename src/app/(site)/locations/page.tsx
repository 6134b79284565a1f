import { readLocations } from '#data/locations.ts'
import {
  countryOptions,
  filterLocations,
  readFilter,
  regionOptions,
} from '#features/locations/filter.ts'
import { LocationFilters } from '#features/locations/location-filters.tsx'
import { LocationList } from '#features/locations/location-list.tsx'
import { Slices } from '#slices/slices.tsx'
import { Section, SectionHeader } from '#ui/section.tsx'
import { contentMetadata } from '../content-page.tsx'
import { pageMetadata } from '../page-metadata.ts'
import { getPage } from '../reads.ts'
import { TileActions } from '../tile-actions.client.tsx'

export const dynamic = 'force-dynamic'

const TITLE = 'Locations'

export async function generateMetadata() {
  const page = await getPage('location-listing-page')
  if (!page) return pageMetadata({ path: '/locations', title: TITLE })
  return contentMetadata('location-listing-page', '/locations')
}

type Props = { searchParams: Promise<{ country?: string; region?: string }> }

export default async function LocationsPage({ searchParams }: Props) {
  const [query, page, all] = await Promise.all([
    searchParams,
    getPage('location-listing-page'),
    readLocations(),
  ])
  const filter = readFilter(all, query)
  const locations = filterLocations(all, filter)
  return (
    <>
      <Section rhythm="tight">
        <SectionHeader level={1} title={page?.title ?? TITLE} />
        <LocationFilters
          filter={filter}
          countries={countryOptions(all)}
          regions={regionOptions(all, null)}
          count={locations.length}
        />
      </Section>
      <Section rhythm="tight">
        {locations.length > 0 ? (
          <LocationList locations={locations} level={2} first />
        ) : (
          <p>There is no location yet. Please come back soon.</p>
        )}
      </Section>
      <TileActions uids={locations.map(({ uid }) => uid)} />
      {page ? (
        <Slices
          slices={page.slices}
          context={{ document: `pages/${page.uid}`, location: null }}
          title={null}
        />
      ) : null}
    </>
  )
}
