import { isFiltered, type MenuFilter, matchesFilter, type TaggedItem } from './filter-query.ts'
import { matchesSearch, searchWords } from './search-words.ts'
import { type FilterResults, NO_RESULTS, withShown } from './summary/results.ts'

/**
 * Shows on the page what fits the filter and has all of the words, and hides the rest, as the server
 * does: categories, sections and headings that are left empty, featured dishes, suggestions, and the
 * picture of a dish that is not among them.
 */
export function filterPage(filter: MenuFilter, words: string): FilterResults {
  const wanted = searchWords(words)
  let found = NO_RESULTS
  for (const card of all('[data-item]')) {
    const marked = markedOf(card)
    const named = wanted.length === 0 || matchesSearch(wordsOf(card), wanted)
    const verdict = named ? matchesFilter(filter, marked) : 'out'
    card.hidden = verdict !== 'fits'
    if (verdict === 'fits') found = withShown(found, marked.checkedAt)
    if (verdict === 'unchecked') found = { ...found, unchecked: found.unchecked + 1 }
  }
  hideEmptyParts(isFiltered(filter) || wanted.length > 0)
  hideSuggestions(isFiltered(filter))
  for (const picture of all('[data-menu-picture]')) {
    const dish = document.getElementById(`dish-${picture.dataset.menuPicture}`)
    picture.hidden = !dish || dish.hidden
  }
  return found
}

const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector)

/** The band of the page that an element stands in. */
const bandOf = (element: HTMLElement) => element.closest<HTMLElement>('section[data-rhythm]')

function hideEmptyParts(narrow: boolean): void {
  const bands = new Map<HTMLElement, boolean>()
  let heading: HTMLElement | null = null
  const show = (band: HTMLElement | null, shown: boolean) => {
    if (band) bands.set(band, shown || (bands.get(band) ?? false))
  }
  for (const part of all('[data-menu-heading], [data-menu-feature], [data-menu-category]')) {
    const band = bandOf(part)
    if (part.dataset.menuCategory !== undefined) {
      part.hidden = !part.querySelector('[data-item]:not([hidden])')
      for (const one of [band, heading]) show(one, !part.hidden)
    } else show(band, !narrow)
    if (part.dataset.menuHeading !== undefined) heading = band
  }
  for (const [band, shown] of bands) band.hidden = !shown
}

function hideSuggestions(hidden: boolean): void {
  for (const button of all('[data-item] [aria-controls$="Suggested"]')) {
    button.hidden = hidden
    const panel = document.getElementById(button.getAttribute('aria-controls') ?? '')
    if (panel) panel.hidden = hidden
  }
}

function markedOf({ dataset }: HTMLElement): TaggedItem {
  const uids = (list: string | undefined) => list?.split(' ') ?? []
  return {
    marks: uids(dataset.marks),
    unknown: uids(dataset.unknown),
    checkedAt: dataset.checked ?? null,
  }
}

const known = new WeakMap<Element, string>()

/** What a card is found by: its category, name, description, variants and the names of its marks. */
function wordsOf(card: HTMLElement): string {
  const before = known.get(card)
  if (before !== undefined) return before
  const category = card.closest('[data-menu-category]')?.querySelector('[tabindex="-1"]')
  const marks = [...card.querySelectorAll(`:scope > :not([id]) :is(${MARKS})`)]
  const texts = [...card.children].filter(
    (child) =>
      !child.id &&
      !child.matches(SOLD_OUT) &&
      !child.querySelector(`button, ${MARKS}, ${ALLERGENS}`),
  )
  const named = [
    ...[category, ...texts].map((element) => element?.textContent),
    ...marks.map((mark) => mark.getAttribute('aria-label') ?? mark.getAttribute('alt')),
  ]
  const words = searchWords(named.join(' ')).join(' ')
  known.set(card, words)
  return words
}

const MARKS = '[role="img"], img'
const SOLD_OUT = '[data-sold-out-mark]'
const ALLERGENS = '[data-allergens]'
