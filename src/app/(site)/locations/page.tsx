import { notFound } from 'next/navigation'
import type { Page } from '#data/content/pages.ts'
import { readWords } from '#data/content/words.ts'
import { readHoursOf } from '#data/locations/location-hours.ts'
import type { ListedLocation, LocationSummary } from '#data/locations/location-summary.ts'
import { readLocations, withPictures } from '#data/locations/locations.ts'
import { type FoundPlace, findPlace, type LocationPlace } from '#data/places/places.ts'
import {
  countryOptions,
  filterLocations,
  type LocationFilter,
  readFilter,
  regionOptions,
} from '#features/locations/finder/filter.ts'
import { FinderCredits } from '#features/locations/finder/finder-credits.tsx'
import { LocationFilters } from '#features/locations/finder/location-filters.tsx'
import { LocationRow } from '#features/locations/finder/location-row.tsx'
import drawing from '#features/locations/finder/map/north-america.svg'
import { type NearbyLocations, nearbyLocations } from '#features/locations/finder/near.ts'
import { PlaceSearch } from '#features/locations/finder/place-search.tsx'
import { ResultsHeading } from '#features/locations/finder/results-heading.tsx'
import { openingAt } from '#features/locations/hours/opening-at.ts'
import { PAGE_SIZES, paged, pageHref, pageNumber } from '#lib/routing/paging.ts'
import type { OpeningHours } from '#lib/time/opening-hours.ts'
import type { Words } from '#lib/words/words.ts'
import { Slices } from '#slices/slices.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { Section, SectionHeader } from '#ui/section.tsx'
import * as t from '../messages.gen.ts'
import { pagedMetadata } from '../paged-metadata.ts'
import { getPage } from '../reads.ts'
import { TileActions } from '../tile-actions.client.tsx'
import { LocationFinder } from './finder.client.tsx'

export const dynamic = 'force-dynamic'

type Query = { country?: string; region?: string; near?: string; page?: string }
type Props = { searchParams: Promise<Query> }

export async function generateMetadata({ searchParams }: Props) {
  const [page, query] = await Promise.all([getPage('location-listing-page'), searchParams])
  const narrowed = query.country || query.region || query.near
  const number = narrowed ? 1 : pageNumber(query.page)
  return pagedMetadata({
    path: '/locations',
    page: number,
    title: page?.title ?? t.locations(),
    seo: page?.seo,
  })
}

export default async function LocationsPage({ searchParams }: Props) {
  const [query, page, all, words] = await Promise.all([
    searchParams,
    getPage('location-listing-page'),
    readLocations(),
    readWords(),
  ])
  const filter = readFilter(all, query)
  const results = search(all, filter, query.near)
  const { found, place, near } = results
  const shown = paged(found, PAGE_SIZES.locations, pageNumber(query.page))
  if (shown.page > shown.pages) notFound()
  const key = place?.place.key ?? null
  const [items, hours] = await Promise.all([
    withPictures(shown.items),
    readHoursOf(shown.items.map(({ id }) => id)),
  ])
  return (
    <>
      <Section width="bleed" rhythm="none">
        <LocationFinder
          items={items.map((location) => toItem(location, all, hours.get(location.id) ?? null))}
          complete={shown.pages === 1 && !near}
          from={place?.place ?? null}
          drawing={drawing.src}
          intro={
            <>
              <div>
                <SectionHeader level={1} title={page?.title ?? t.locations()} />
              </div>
              <PlaceSearch value={place?.place.name ?? ''} filter={filter} />
            </>
          }
          filters={
            <LocationFilters
              filter={filter}
              countries={countryOptions(all)}
              regions={regionOptions(all, null)}
              near={key}
            />
          }
          heading={<SearchHeading {...{ all, filter, results, words }} text={query.near} />}
          after={
            <>
              <Pagination
                page={shown.page}
                pages={shown.pages}
                href={(number) => pageHref('/locations', number, { ...filter, near: key })}
                label={t.pagesOf({ title: t.locations() })}
              />
              <FinderCredits />
            </>
          }
        />
      </Section>
      <TileActions uids={shown.items.map(({ uid }) => uid)} />
      {page ? <PageContent page={page} /> : null}
    </>
  )
}

function PageContent({ page: { uid, slices } }: { page: Page }) {
  return (
    <Slices slices={slices} context={{ document: `pages/${uid}`, location: null }} title={null} />
  )
}

type SearchHeadingProps = {
  all: readonly ListedLocation[]
  filter: LocationFilter
  results: SearchResults
  /** The place as it was typed. */
  text: string | undefined
  words: Words
}

function SearchHeading({ all, filter, results, text, words }: SearchHeadingProps) {
  if (all.length === 0) return <p>{t.noLocationsYet(words)}</p>
  const { found, place, near } = results
  return (
    <ResultsHeading
      count={found.length}
      place={place && { name: place.place.name, others: place.others }}
      lost={Boolean(text?.trim()) && !place}
      within={near?.within ?? false}
      narrowed={narrowedTo(all, filter)}
      words={words}
    />
  )
}

type SearchResults = {
  found: (ListedLocation & { km?: number })[]
  place: FoundPlace | null
  near: NearbyLocations<ListedLocation> | null
}

/** Locations that match the filter, nearest first where a place was searched for. */
function search(
  all: readonly ListedLocation[],
  filter: LocationFilter,
  text: string | undefined,
): SearchResults {
  const found = filterLocations(all, filter)
  const place = text ? findPlace(text, all) : null
  const near = place ? nearbyLocations(place.place.coordinates, found) : null
  return { found: near?.items ?? found, place, near }
}

function toItem(
  location: LocationSummary & { km?: number },
  all: readonly LocationPlace[],
  hours: OpeningHours | null,
) {
  const { uid, title, coordinates, city, province, km = null } = location
  const zoom = findPlace(`${city}, ${province}`, all)?.place.key ?? null
  const row = <LocationRow location={location} opening={openingAt({ ...location, hours })} />
  return {
    uid,
    title,
    coordinates,
    km,
    zoom,
    row,
    ...(location.comingSoon && { comingSoon: true }),
  }
}

function narrowedTo(all: readonly ListedLocation[], filter: LocationFilter): string | null {
  const options = filter.region
    ? regionOptions(all, null).filter(({ value }) => value === filter.region)
    : countryOptions(all).filter(({ value }) => value === filter.country)
  return options[0]?.label ?? null
}
