import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import * as t from '#app/(site)/messages.gen.ts'
import { readNearby } from '#data/locations/locations.ts'
import { env } from '#env.ts'
import { LocationList } from '#features/locations/finder/location-list.tsx'
import { openingAt } from '#features/locations/hours/opening-at.ts'
import { restaurant } from '#features/locations/page/json-ld.ts'
import { LocationFacts } from '#features/locations/page/location-facts.tsx'
import { LocationGallery } from '#features/locations/page/location-gallery.tsx'
import { LocationHero } from '#features/locations/page/location-hero.tsx'
import { restaurantDay } from '#lib/time/restaurant-day.ts'
import { Slices } from '#slices/slices.tsx'
import { JsonLd } from '#ui/json-ld.tsx'
import { Section, SectionHeader } from '#ui/section.tsx'
import { Breadcrumbs } from '../../breadcrumbs.tsx'
import { metadataOf } from '../../metadata-of.ts'
import { getLocation, getShell } from '../../reads.ts'
import { TileActions } from '../../tile-actions.client.tsx'

export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ uid: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const location = await getLocation((await params).uid)
  if (!location) return {}
  const { url: path, title, city, seo, intro } = location
  return metadataOf({ path, title, city, seo, kind: 'restaurant', description: intro })
}

export default async function LocationPage({ params }: Props) {
  const location = await getLocation((await params).uid)
  if (!location) notFound()
  const [nearby, { shortName }] = await Promise.all([readNearby(location), getShell()])
  return (
    <>
      <LocationHero location={location} opening={openingAt(location)} />
      <Section>
        <LocationFacts location={location} today={restaurantDay(location.timeZone)} />
      </Section>
      <LocationGallery pictures={location.gallery} />
      <Slices
        slices={location.slices}
        context={{ document: `locations/${location.uid}`, location: location.uid }}
        title={null}
      />
      {nearby.length > 0 ? (
        <Section tone="paper" labelledBy="nearby">
          <SectionHeader
            id="nearby"
            size="md"
            title={location.isFlagship ? t.otherFlagships() : t.nearby()}
          />
          <LocationList locations={nearby} level={3} />
          <TileActions uids={nearby.map(({ uid }) => uid)} />
        </Section>
      ) : null}
      <Breadcrumbs
        of="location-listing-page"
        trail={[{ name: location.title, path: location.url }]}
      />
      <JsonLd value={restaurant(location, { origin: env.publicUrl, name: shortName })} />
    </>
  )
}
