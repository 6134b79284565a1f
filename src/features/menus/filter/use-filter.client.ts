'use client'

import { useRouter } from 'next/navigation'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { MenuTag } from '#lib/menus/menu.ts'
import { emptySearch, readForm, searchField, tickBoxes } from './filter-form.ts'
import { filterPage } from './filter-page.ts'
import { isFiltered, type MenuFilter, readSearch, sameFilter, withFilter } from './filter-query.ts'
import { allergensCheckedText, type FilterResults } from './results.ts'

/** What the server rendered: its filter, and how much that shows. */
export type RenderedFilter = {
  filter: MenuFilter
  found: FilterResults
  tags: Pick<MenuTag, 'uid' | 'kind'>[]
}

/**
 * Filter and search of the menu on this page. The address names the filter and follows the form; the
 * page is narrowed where it stands, and fetched anew only where the server has left something out.
 */
export function useFilter(form: RefObject<HTMLFormElement | null>, rendered: RenderedFilter) {
  const router = useRouter()
  const [menu, setMenu] = useState({ filter: rendered.filter, words: '', found: rendered.found })
  const begun = useRef(false)

  const onPage = (filter: MenuFilter) =>
    !isFiltered(rendered.filter) || sameFilter(filter, rendered.filter)

  const show = (filter: MenuFilter) => {
    if (!onPage(filter)) return
    const words = searchField(form.current)?.value.trim() ?? ''
    const found = filterPage(filter, words)
    // What the server left out is not here to be counted.
    if (isFiltered(rendered.filter)) found.unchecked = rendered.found.unchecked
    setMenu({ filter, words, found })
    for (const note of document.querySelectorAll('[data-allergen-check]'))
      note.textContent = allergensCheckedText(found)
  }

  const ask = (filter: MenuFilter) => {
    const search = withFilter(location.search, filter)
    const href = `${location.pathname}${search}${location.hash}`
    if (!onPage(filter)) return router.replace(href, { scroll: false })
    if (!sameFilter(readSearch(location.search, rendered.tags), filter))
      history.replaceState(null, '', href)
    show(filter)
  }

  // What the address asks for, once the page is here and whenever it has come anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: all else it uses comes with `found`.
  useEffect(() => {
    const ticked = readForm(form.current, rendered.tags)
    const first = !begun.current
    begun.current = true
    const asked = () => readSearch(location.search, rendered.tags)
    const follow = () => show(asked())
    const asSent = sameFilter(asked(), rendered.filter) && !searchField(form.current)?.value
    // Ticks that a guest made before this script was there are kept.
    if (first && !sameFilter(ticked, rendered.filter)) ask(ticked)
    // Most pages stand as the server has sent them: there is nothing to go through.
    else if (!(first && asSent)) follow()
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [rendered.found])

  useEffect(() => tickBoxes(form.current, menu.filter), [form, menu.filter])

  return {
    ...menu,
    /** The form has changed. */
    change: () => ask(readForm(form.current, rendered.tags)),
    /** Everything again. */
    clear() {
      emptySearch(form.current)
      ask({ diets: [], allergens: [] })
    },
  }
}
