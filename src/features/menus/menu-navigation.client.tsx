'use client'

import { useCallback, useEffect, useState } from 'react'
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

/** How far down the window a guest reads at the least, as a share of its height. */
const READING_LINE = 0.15

type MenuNavigationProps = {
  sections: NavigationSection[]
  /** Shows a Reserve button, except on laptops where the header has one (S2 §2). */
  onReserve?: (() => void) | undefined
  onOrder?: (() => void) | undefined
}

/**
 * The bar of a menu page (S2 §2): the category being read, and a slide-out with all of them. Fixed
 * at the bottom on phones, sticking to the top elsewhere. `?menu-category=` opens the page at a
 * category (D-68).
 */
export function MenuNavigation({ sections, onReserve, onOrder }: MenuNavigationProps) {
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(sections[0]?.categories[0]?.uid ?? '')
  const [shown, setShown] = useState(sections)
  const titles = new Map(
    sections.flatMap((s) => s.categories.map((c) => [c.uid, c.title] as const)),
  )

  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('menu-category')
    if (asked) goTo(asked, 'auto')
  }, [])

  useEffect(() => {
    let frame = 0
    const read = () => {
      frame = 0
      const uid = categoryAtLine(categoriesOnPage(), readingLine())
      if (uid) setActive(uid)
    }
    const readSoon = () => {
      frame ||= requestAnimationFrame(read)
    }
    addEventListener('scroll', readSoon, { passive: true })
    // A filter takes categories away without any scrolling.
    const observer = new IntersectionObserver(readSoon)
    for (const element of categoriesOnPage()) observer.observe(element)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', readSoon)
      observer.disconnect()
    }
  }, [])

  const choose = useCallback((uid: string) => {
    setOpen(false)
    // The dialog gives the page its scrolling back first.
    requestAnimationFrame(() => goTo(uid, 'smooth'))
  }, [])

  return (
    <nav className={css.bar} data-tone="night" aria-label="Menu categories">
      <button
        type="button"
        className={css.toggle}
        aria-haspopup="dialog"
        onClick={() => {
          setShown(sectionsOnPage(sections))
          setOpen(true)
        }}
      >
        <Icon name="menu" />
        <span className={css.active}>{titles.get(active) ?? 'Categories'}</span>
      </button>
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
            <ul>
              {section.categories.map(({ uid, title, later }) => (
                <li key={uid}>
                  <a
                    className={css.link}
                    href={`#menu-${uid}`}
                    aria-current={uid === active ? 'true' : undefined}
                    onClick={(event) => {
                      event.preventDefault()
                      choose(uid)
                    }}
                  >
                    {title}
                    {later ? <span className={css.later}> Not now</span> : null}
                  </a>
                </li>
              ))}
            </ul>
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

function sectionsOnPage(sections: NavigationSection[]): NavigationSection[] {
  const there = new Set(categoriesOnPage().map(({ dataset }) => dataset.menuCategory))
  return sections.flatMap((section) => {
    const categories = section.categories.filter(({ uid }) => there.has(uid))
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
