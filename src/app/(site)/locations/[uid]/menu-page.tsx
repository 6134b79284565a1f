import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { readMenuCategories } from '#data/menus.ts'
import { env } from '#env.ts'
import { menuJsonLd } from '#features/menus/json-ld.ts'
import { menuFor } from '#features/menus/menu.ts'
import { MenuHeader } from '#features/menus/menu-header.tsx'
import { menuSections } from '#features/menus/sections.ts'
import { Slices } from '#slices/slices.tsx'
import { JsonLd } from '#ui/json-ld.tsx'
import { Section } from '#ui/section.tsx'
import { Breadcrumbs } from '../../breadcrumbs.tsx'
import { metadataOf } from '../../metadata-of.ts'
import { getLocation, getMenu, getShell } from '../../reads.ts'
import { MenuBar } from './menu-bar.client.tsx'

export type MenuPageProps = { params: Promise<{ uid: string }> }

/** Metadata of a location's menu. The aliases show the same, so all of them name `/menu` (D-69). */
export async function menuMetadata({ params }: MenuPageProps): Promise<Metadata> {
  const [location, { seoTemplate }] = await Promise.all([
    getLocation((await params).uid),
    getShell(),
  ])
  if (!location) return {}
  const { title, city, seo } = location
  return metadataOf({
    path: `${location.url}/menu`,
    title: seoTemplate?.menuPageTitle ? title : `Menu · ${title}`,
    city,
    kind: 'menu',
    image: seo.image,
  })
}

type Options = MenuPageProps & {
  /** Reserve and Order in the menu bar; not for guests who sit at the table (D-69). */
  ordering: boolean
}

/** The menu of a location, also under the addresses for the table and the room. */
export async function MenuPage({ params, ordering }: Options) {
  const location = await getLocation((await params).uid)
  if (!location) notFound()
  const menu = location.menuLayout ? await getMenu(location.menuLayout) : null
  const sections = menuSections(menu?.slices ?? [])
  const ids = sections.flatMap((section) => section.ids)
  const categories = menuFor(await readMenuCategories(ids), location.zones)
  return (
    <>
      <MenuHeader location={location} />
      <Breadcrumbs
        of="location-listing-page"
        trail={[
          { name: location.title, path: location.url },
          { name: 'Menu', path: `${location.url}/menu` },
        ]}
      />
      {menu && categories.length > 0 ? (
        <>
          <MenuBar
            uid={location.uid}
            sections={sections.flatMap(({ title, ids }) => {
              const listed = categories.filter(
                ({ id, hideInNavigation }) => ids.includes(id) && !hideInNavigation,
              )
              const links = listed.map(({ uid, title }) => ({ uid, title }))
              return links.length > 0 ? [{ title, categories: links }] : []
            })}
            ordering={ordering && !location.comingSoon}
          />
          <Slices
            slices={menu.slices}
            context={{ document: `menus/${menu.uid}`, location: location.uid }}
            title={null}
          />
          <JsonLd value={menuJsonLd(location, categories, env.publicUrl)} />
        </>
      ) : (
        <Section>
          <p>There is no menu here yet. Please ask the restaurant.</p>
        </Section>
      )}
    </>
  )
}
