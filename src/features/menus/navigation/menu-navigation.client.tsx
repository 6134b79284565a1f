'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.client.tsx'
import { Icon } from '#ui/icons.tsx'
import { categoryAtLine } from './category-at-line.ts'
import { bringIntoView, categoriesOnPage } from './into-view.ts'
import css from './menu-navigation.module.css'

export type NavigationSection = {
  title: string | null
  /** `later`: not served at the moment. */
  categories: { uid: string; title: string; later: boolean }[]
}

/** Style names of a link to a category. */
type Look = { link: string | undefined; later: string | undefined }

const IN_LIST: Look = { link: css.link, later: css.later }
const IN_ROW: Look = { link: css.tab, later: 'visually-hidden' }

/** How far down the window a guest reads at the least, as a share of its height. */
const READING_LINE = 0.15

type MenuNavigationProps = {
  sections: NavigationSection[]
  /** Shows a Reserve button, except on laptops where the header has one (spec:menus.navigation-buttons). */
  onReserve?: (() => void) | undefined
  onOrder?: (() => void) | undefined
}

/**
 * The bar of a menu page (spec:menus.navigation-bar): the category being read, and a slide-out with all of
 * them. Fixed at the bottom on phones, sticking to the top elsewhere; from laptops on all stand in a row, in
 * which the one being read is marked. `?menu-category=` opens the page at a category
 * (spec:routes.menu-category).
 */
export function MenuNavigation({ sections, onReserve, onOrder }: MenuNavigationProps) {
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(sections[0]?.categories[0]?.uid ?? '')
  const [left, setLeft] = useState<string | null>(null)
  const row = useRef<HTMLUListElement>(null)
  const shown = left === null ? sections : sectionsOf(sections, left.split(' '))
  const titles = new Map(
    sections.flatMap((s) => s.categories.map((c) => [c.uid, c.title] as const)),
  )

  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('menu-category')
    if (asked) goTo(asked, 'auto')
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: other sections are other elements of the page.
  useEffect(() => {
    let frame = 0
    const read = () => {
      frame = 0
      const categories = categoriesOnPage()
      setLeft(categories.map(({ dataset }) => dataset.menuCategory).join(' '))
      const uid = categoryAtLine(categories, readingLine())
      if (uid) setActive(uid)
    }
    const readSoon = () => {
      frame ||= requestAnimationFrame(read)
    }
    addEventListener('scroll', readSoon, { passive: true })
    // A filter takes categories away, or brings them back, without any scrolling.
    const observer = new ResizeObserver(readSoon)
    for (const element of document.querySelectorAll('[data-menu-category]'))
      observer.observe(element)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', readSoon)
      observer.disconnect()
    }
  }, [sections])

  // The row leafs on with the menu.
  useEffect(() => {
    const list = row.current
    const link = list?.querySelector<HTMLElement>(`[href="#menu-${active}"]`)
    if (list && link)
      list.scrollTo({ left: link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2 })
  }, [active])

  const choose = useCallback((uid: string) => {
    setOpen(false)
    // The dialog gives the page its scrolling back first.
    requestAnimationFrame(() => goTo(uid, 'smooth'))
  }, [])

  const link = ({ uid, title, later }: NavigationSection['categories'][number], look: Look) => (
    <li key={uid}>
      <a
        className={look.link}
        href={`#menu-${uid}`}
        aria-current={uid === active ? 'true' : undefined}
        onClick={(event) => {
          event.preventDefault()
          choose(uid)
        }}
      >
        {title}
        {later ? <span className={look.later}> Not now</span> : null}
      </a>
    </li>
  )

  return (
    <nav className={css.bar} data-tone="night" aria-label="Menu categories">
      <button
        type="button"
        className={css.toggle}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" />
        <span className={css.active}>{titles.get(active) ?? 'Categories'}</span>
        <span className="visually-hidden">All categories</span>
      </button>
      <ul ref={row} className={css.row}>
        {shown.flatMap(({ categories }) => categories).map((one) => link(one, IN_ROW))}
      </ul>
      <div className={css.actions} data-bar-actions={onReserve ? '' : undefined}>
        {onReserve ? (
          <Button size="sm" onClick={onReserve}>
            Reserve
          </Button>
        ) : null}
        {onOrder ? (
          <Button size="sm" kind="outlined" onClick={onOrder}>
            Order
          </Button>
        ) : null}
      </div>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        label="Menu categories"
        side="start"
        tone="night"
        className={css.dialog}
      >
        {shown.map((section) => (
          <div key={section.categories[0]?.uid} className={css.section}>
            {section.title ? <p className={css.title}>{section.title}</p> : null}
            <ul>{section.categories.map((one) => link(one, IN_LIST))}</ul>
          </div>
        ))}
      </Dialog>
    </nav>
  )
}

/** Pixels from the top of the window: never above where a category comes to stand that is led to. */
function readingLine(): number {
  const [first] = categoriesOnPage()
  const margin = first ? Number.parseFloat(getComputedStyle(first).scrollMarginTop) : 0
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
  return Math.max(innerHeight * READING_LINE, margin + (padding || 0) + 1)
}

/** Of the sections what has these categories. */
function sectionsOf(sections: NavigationSection[], uids: string[]): NavigationSection[] {
  return sections.flatMap((section) => {
    const categories = section.categories.filter(({ uid }) => uids.includes(uid))
    return categories.length > 0 ? [{ ...section, categories }] : []
  })
}

/** Brings a category into view and moves the focus to its heading; an unknown one is ignored. */
function goTo(category: string, behavior: ScrollBehavior): void {
  const all = categoriesOnPage()
  const found = all.find(
    ({ dataset }) => dataset.menuCategory === category || dataset.menuCategoryId === category,
  )
  if (!found) return
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  bringIntoView(found, calm ? 'auto' : behavior)
  found.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
}
