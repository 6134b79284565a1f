import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import * as t from '#app/(site)/messages.gen.ts'
import { readWords } from '#data/content/words.ts'
import { readMenuTags } from '#data/menus/menus.ts'
import { tryReadSoldOut } from '#data/menus/sold-out.ts'
import { countResults, filterMenu } from '#features/menus/filter/filter-menu.ts'
import { type FilterQuery, readFilter } from '#features/menus/filter/filter-query.ts'
import { MenuSearch } from '#features/menus/filter/menu-search.tsx'
import { MenuHeader } from '#features/menus/page/menu-header.tsx'
import { signatureDish } from '#features/menus/page/signature.ts'
import { Section } from '#ui/section.tsx'
import { Breadcrumbs } from '../../breadcrumbs.tsx'
import { metadataOf } from '../../metadata-of.ts'
import { getLocation, getShell } from '../../reads.ts'
import { MenuContent } from './menu-content.tsx'
import { readServedMenu, today } from './served-menu.ts'

export type MenuPageProps = {
  params: Promise<{ uid: string }>
  searchParams: Promise<FilterQuery>
}

/** Metadata of a location's menu. The aliases show the same, so all of them name `/menu` (spec:menus.aliases). */
export async function menuMetadata({ params }: MenuPageProps): Promise<Metadata> {
  const [location, { seoTemplate }] = await Promise.all([
    getLocation((await params).uid),
    getShell(),
  ])
  if (!location) return {}
  const { title, city, seo } = location
  return metadataOf({
    path: `${location.url}/menu`,
    title: seoTemplate?.menuPageTitle ? title : t.menuOf({ location: title }),
    city,
    kind: 'menu',
    image: seo.image,
  })
}

type Options = MenuPageProps & {
  /** Under which of its addresses the menu is shown (spec:menus.aliases). */
  address: 'menu' | 'touchless-menu' | 'room-service-menu'
}

/** The menu of a location, also under the addresses for the table and the room. */
export async function MenuPage({ params, searchParams, address }: Options) {
  const [{ uid }, query, tags, words] = await Promise.all([
    params,
    searchParams,
    readMenuTags(),
    readWords(),
  ])
  const location = await getLocation(uid)
  if (!location) notFound()
  const [{ menu, served, times, slices }, soldOut] = await Promise.all([
    readServedMenu(location),
    tryReadSoldOut(location.id),
  ])
  const filter = readFilter(query, tags)
  const categories = filterMenu(served, filter)
  const found = countResults(served, filter)
  return (
    <>
      <MenuHeader
        location={location}
        day={today(location.timeZone)}
        dish={signatureDish(slices, categories, soldOut)}
        file={served.length > 0 ? `${location.url}/menu.pdf` : null}
      >
        {menu && served.length > 0 ? (
          <MenuSearch
            path={`${location.url}/${address}`}
            served={served}
            filter={filter}
            found={found}
            tags={tags}
            words={words}
          />
        ) : null}
      </MenuHeader>
      <Breadcrumbs
        of="location-listing-page"
        trail={[
          { name: location.title, path: location.url },
          { name: t.menu(), path: `${location.url}/menu` },
        ]}
      />
      {menu && served.length > 0 ? (
        <MenuContent
          {...{ location, menu, slices, served, times, filter, found, categories, soldOut }}
          // Not for guests who sit at the table (spec:menus.aliases).
          ordering={address === 'menu' && !location.comingSoon}
        />
      ) : (
        <Section>
          <p>{t.menuNotOnline(words)}</p>
        </Section>
      )}
    </>
  )
}
