'use client'

import {
  MenuNavigation,
  type NavigationSection,
} from '#features/menus/navigation/menu-navigation.client.tsx'
import { visitor } from '#features/shell/visitor/visitor-store.client.ts'

type MenuBarProps = { uid: string; sections: NavigationSection[]; ordering: boolean }

/** The menu's navigation, whose Reserve and Order open the slide-out for the page's location. */
export function MenuBar({ uid, sections, ordering }: MenuBarProps) {
  return (
    <MenuNavigation
      sections={sections}
      onReserve={ordering ? () => visitor.openPanel('reserve', uid) : undefined}
      onOrder={ordering ? () => visitor.openPanel('order', uid) : undefined}
    />
  )
}
