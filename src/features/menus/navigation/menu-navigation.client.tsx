'use client'

import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Dialog } from '#ui/dialog.client.tsx'
import { Icon } from '#ui/icon.tsx'
import * as icons from '#ui/icon-paths.ts'
import { CategoryLinks, IN_LIST, IN_ROW } from './category-links.tsx'
import { goTo } from './into-view.ts'
import css from './menu-navigation.module.css'
import * as t from './messages.gen.ts'
import type { NavigationSection } from './navigation-section.ts'
import { useActiveCategory } from './use-active-category.client.ts'
import { useScrolledRow } from './use-scrolled-row.client.ts'

type MenuNavigationProps = {
  sections: NavigationSection[]
  /** Reserve and Order, where the page takes them. */
  actions?: ReactNode
}

/**
 * The bar of a menu page (spec:menus.navigation-bar): the category being read, and a slide-out with all of
 * them. Fixed at the bottom on phones, sticking to the top elsewhere; from laptops on all stand in a row, in
 * which the one being read is marked. `?menu-category=` opens the page at a category
 * (spec:routes.menu-category).
 */
export function MenuNavigation({ sections, actions }: MenuNavigationProps) {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('menu-category')
    if (asked) goTo(asked, 'auto')
  }, [])

  const { active, shown } = useActiveCategory(sections)
  const row = useScrolledRow(active)
  const titles = new Map(
    sections.flatMap((s) => s.categories.map((c) => [c.uid, c.title] as const)),
  )

  const choose = useCallback((uid: string) => {
    setOpen(false)
    // The dialog gives the page its scrolling back first.
    requestAnimationFrame(() => goTo(uid, 'smooth'))
  }, [])

  const links = { active, onChoose: choose }

  return (
    <nav className={css.bar} data-tone="night" aria-label={t.menuCategories()}>
      <button
        type="button"
        className={css.toggle}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon path={icons.menu} />
        <span className={css.active}>{titles.get(active) ?? t.categories()}</span>
        <span className="visually-hidden">{t.allCategories()}</span>
      </button>
      <ul ref={row} className={css.row}>
        <CategoryLinks {...links} categories={shown.flatMap((s) => s.categories)} look={IN_ROW} />
      </ul>
      {actions}
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        label={t.menuCategories()}
        side="start"
        tone="night"
        className={css.dialog}
      >
        {shown.map((section) => (
          <div key={section.categories[0]?.uid} className={css.section}>
            {section.title ? <p className={css.title}>{section.title}</p> : null}
            <ul>
              <CategoryLinks {...links} categories={section.categories} look={IN_LIST} />
            </ul>
          </div>
        ))}
      </Dialog>
    </nav>
  )
}
