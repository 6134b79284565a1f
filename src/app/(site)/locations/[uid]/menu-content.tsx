import type { SliceData } from '#data/content/slices.ts'
import type { LocationDetail } from '#data/locations/locations.ts'
import type { Menu } from '#data/menus/menus.ts'
import { env } from '#env.ts'
import { filterSlices } from '#features/menus/filter/filter-menu.ts'
import { isFiltered, type MenuFilter } from '#features/menus/filter/filter-query.ts'
import type { FilterResults } from '#features/menus/filter/summary/results.ts'
import { DishLink } from '#features/menus/item/dish-link.client.tsx'
import { legendOf } from '#features/menus/menu.ts'
import { BarActions } from '#features/menus/navigation/bar-actions.tsx'
import { MenuNavigation } from '#features/menus/navigation/menu-navigation.client.tsx'
import type { NavigationSection } from '#features/menus/navigation/navigation-section.ts'
import { menuJsonLd } from '#features/menus/page/json-ld.ts'
import { MenuNotes } from '#features/menus/page/menu-notes.tsx'
import { MenuSheet } from '#features/menus/page/menu-sheet.tsx'
import { OfflineMenu } from '#features/menus/page/offline-menu.client.tsx'
import { type MenuSectionEntry, menuSections } from '#features/menus/sections.ts'
import type { ServedCategories } from '#features/menus/service.ts'
import { SoldOutLive } from '#features/menus/sold-out/sold-out-live.client.tsx'
import { menuPositions } from '#features/menus/view.ts'
import { allergenNumbersText } from '#lib/menus/allergens-text.ts'
import type { MenuCategory } from '#lib/menus/menu.ts'
import { Slices } from '#slices/slices.tsx'
import { JsonLd } from '#ui/json-ld.tsx'

type MenuContentProps = {
  location: LocationDetail
  menu: Menu
  /** Slices of the menu in the order of service. */
  slices: SliceData[]
  /** Categories of the whole menu, and what the filter leaves of them. */
  served: MenuCategory[]
  categories: MenuCategory[]
  times: ReadonlyMap<string, ServedCategories>
  filter: MenuFilter
  /** How much of the menu the filter shows. */
  found: FilterResults
  soldOut: ReadonlySet<string>
  /** Whether the navigation offers to reserve and to order. */
  ordering: boolean
}

/** The menu below its header: navigation, slices, legend and structured data. */
export function MenuContent(props: MenuContentProps) {
  const { location, menu, slices, served, categories, times, filter, found, soldOut, ordering } =
    props
  const shown = new Set(categories.map(({ id }) => id))
  return (
    <>
      <MenuNavigation
        sections={navigationOf(menuSections(slices), categories, times)}
        actions={ordering ? <BarActions uid={location.uid} /> : null}
      />
      <MenuSheet>
        <Slices
          slices={isFiltered(filter) ? filterSlices(slices, shown) : slices}
          context={{
            document: `menus/${menu.uid}`,
            location: location.uid,
            soldOut,
            menu: { filter, places: menuPositions(categories) },
          }}
          title={null}
        />
        <MenuNotes
          tags={legendOf(served)}
          found={found}
          numbers={allergenNumbersText(served.flatMap(({ items }) => items))}
        />
      </MenuSheet>
      <SoldOutLive uid={location.uid} />
      {env.offlineMenus ? <OfflineMenu /> : null}
      <DishLink path={`${location.url}/menu`} />
      {/* The address without a filter is the one that search engines are told of. */}
      {isFiltered(filter) ? null : (
        <JsonLd value={menuJsonLd(categories, { location, soldOut, origin: env.publicUrl })} />
      )}
    </>
  )
}

/** The menu's navigation: what is shown and not kept out of it (spec:menus.navigation-drawer). */
function navigationOf(
  sections: MenuSectionEntry[],
  categories: readonly MenuCategory[],
  times: ReadonlyMap<string, ServedCategories>,
): NavigationSection[] {
  return sections.flatMap(({ title, ids }) => {
    const listed = categories.filter(
      ({ id, hideInNavigation }) => ids.includes(id) && !hideInNavigation,
    )
    const links = listed.map(({ id, uid, title }) => ({
      uid,
      title,
      later: times.get(id) === 'later',
    }))
    return links.length > 0 ? [{ title, categories: links }] : []
  })
}
