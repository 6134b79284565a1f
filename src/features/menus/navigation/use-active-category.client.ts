'use client'

import { useEffect, useState } from 'react'
import { categoriesOnPage } from './categories-on-page.ts'
import { categoryAtLine } from './category-at-line.ts'
import type { NavigationSection } from './navigation-section.ts'

/** How far down the window a guest reads at the least, as a share of its height. */
const READING_LINE = 0.15

/** The uid of the category being read, and the sections with the categories that the page shows. */
export function useActiveCategory(sections: NavigationSection[]) {
  const [active, setActive] = useState(sections[0]?.categories[0]?.uid ?? '')
  const [left, setLeft] = useState<string | null>(null)

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

  return { active, shown: left === null ? sections : sectionsOf(sections, left.split(' ')) }
}

/** Pixels from the top of the window: never above where a category comes to stand that is led to. */
function readingLine(): number {
  const [first] = categoriesOnPage()
  const margin = first ? Number.parseFloat(getComputedStyle(first).scrollMarginTop) : 0
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
  return Math.max(innerHeight * READING_LINE, margin + (padding || 0) + 1)
}

/** The sections with only these categories; sections without any are left out. */
function sectionsOf(sections: NavigationSection[], uids: string[]): NavigationSection[] {
  return sections.flatMap((section) => {
    const categories = section.categories.filter(({ uid }) => uids.includes(uid))
    return categories.length > 0 ? [{ ...section, categories }] : []
  })
}
