import { emptySearch, readForm, searchField, tickBoxes } from './filter-form.ts'
import { filterPage } from './filter-page.ts'
import { isFiltered, type MenuFilter, readSearch, sameFilter, withFilter } from './filter-query.ts'
import type { RenderedFilter } from './rendered-filter.ts'
import { type FilterSummary, summarizeFilter } from './summary/filter-summary.ts'
import { allergensCheckedText, type FilterResults } from './summary/results.ts'

export type FilterController = {
  /** The page has come, or come anew: it is narrowed as its address asks. */
  follow(rendered: RenderedFilter): void
  /** The form has changed. */
  change(): void
  /** Everything again. */
  clear(): void
}

type Page = {
  form: HTMLFormElement
  /** Replaces the address by one that the server has to answer. */
  replace: (href: string) => void
  show: (summary: FilterSummary) => void
}

/**
 * Filter and search of the menu on this page. The address names the filter and follows the form; the page is
 * narrowed where it stands, and fetched anew only where the server has left something out.
 */
export function createFilterController(
  { form, replace, show }: Page,
  first: RenderedFilter,
): FilterController {
  let rendered = first
  let followed = false

  const onPage = (filter: MenuFilter) =>
    !isFiltered(rendered.filter) || sameFilter(filter, rendered.filter)

  const narrow = (filter: MenuFilter) => {
    if (!onPage(filter)) return
    const words = searchField(form)?.value.trim() ?? ''
    const found = filterPage(filter, words)
    // The page lacks the dishes that the server left out, so they cannot be counted here.
    if (isFiltered(rendered.filter)) found.unchecked = rendered.found.unchecked
    sayChecked(found)
    tickBoxes(form, filter)
    show(summarizeFilter(found, rendered.total, { filter, words, tags: rendered.tags }))
  }

  const ask = (filter: MenuFilter) => {
    const search = withFilter(location.search, filter)
    const href = `${location.pathname}${search}${location.hash}`
    if (!onPage(filter)) return replace(href)
    if (!sameFilter(readSearch(location.search, rendered.tags), filter))
      history.replaceState(null, '', href)
    narrow(filter)
  }

  return {
    follow(now) {
      rendered = now
      const first = !followed
      followed = true
      const ticked = readForm(form, rendered.tags)
      const asked = readSearch(location.search, rendered.tags)
      const isAsSent = sameFilter(asked, rendered.filter) && !searchField(form)?.value
      // Ticks that a guest made before this script was there are kept.
      if (first && !sameFilter(ticked, rendered.filter)) ask(ticked)
      // Most pages stand as the server has sent them: there is nothing to go through.
      else if (!(first && isAsSent)) narrow(asked)
    },
    change: () => ask(readForm(form, rendered.tags)),
    clear() {
      emptySearch(form)
      ask({ diets: [], allergens: [] })
    },
  }
}

/** Says in the notes below the menu when the allergens of what is shown were checked. */
function sayChecked(found: FilterResults): void {
  for (const note of document.querySelectorAll('[data-allergen-check]'))
    note.textContent = allergensCheckedText(found)
}
