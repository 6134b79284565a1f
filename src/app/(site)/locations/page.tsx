import { notFound } from 'next/navigation'
import { readLocations } from '#data/locations.ts'
import {
  countryOptions,
  filterLocations,
  readFilter,
  regionOptions,
} from '#features/locations/filter.ts'
import { LocationFilters } from '#features/locations/location-filters.tsx'
import { LocationList } from '#features/locations/location-list.tsx'
import { PAGE_SIZES, paged, pageHref, pageNumber } from '#lib/paging.ts'
import { Slices } from '#slices/slices.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { Section, SectionHeader } from '#ui/section.tsx'
import { metadataOf } from '../metadata-of.ts'
import { getPage } from '../reads.ts'
import { TileActions } from '../tile-actions.client.tsx'

export const dynamic = 'force-dynamic'

const TITLE = 'Locations'

type Query = { country?: string; region?: string; page?: string }
type Props = { searchParams: Promise<Query> }

export async function generateMetadata({ searchParams }: Props) {
  const [page, query] = await Promise.all([getPage('location-listing-page'), searchParams])
  const number = query.country || query.region ? 1 : pageNumber(query.page)
  const called = (name: string) => (number > 1 ? `${name}, page ${number}` : name)
  return metadataOf({
    path: pageHref('/locations', number),
    title: called(page?.title ?? TITLE),
    seo: page ? { ...page.seo, title: page.seo.title && called(page.seo.title) } : undefined,
  })
}

export default async function LocationsPage({ searchParams }: Props) {
  const [query, page, all] = await Promise.all([
    searchParams,
    getPage('location-listing-page'),
    readLocations(),
  ])
  const filter = readFilter(all, query)
  const found = filterLocations(all, filter)
  const shown = paged(found, PAGE_SIZES.locations, pageNumber(query.page))
  if (shown.page > shown.pages) notFound()
  return (
    <>
      <Section rhythm="tight">
        <SectionHeader level={1} title={page?.title ?? TITLE} />
        <LocationFilters
          filter={filter}
          countries={countryOptions(all)}
          regions={regionOptions(all, null)}
          count={found.length}
        />
      </Section>
      <Section rhythm="tight">
        {shown.items.length > 0 ? (
          <LocationList locations={shown.items} level={2} first />
        ) : (
          <p>There is no location yet. Please come back soon.</p>
        )}
        <Pagination
          page={shown.page}
          pages={shown.pages}
          href={(number) => pageHref('/locations', number, filter)}
          label="Locations: pages"
        />
      </Section>
      <TileActions uids={shown.items.map(({ uid }) => uid)} />
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
