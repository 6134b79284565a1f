/** Tells which elements of a page belong to what is looked at. */
export type PartOfPage = (element: Element) => boolean

/** All of a page. */
export const wholePage: PartOfPage = () => true

/**
 * The part of a page with this id, or null where the page has none; of a category all but its dishes, which are documents of
 * their own.
 */
export function partOfPage(page: Document, id: string): PartOfPage | null {
  const part = page.getElementById(id)
  if (!part) return null
  return (element) => {
    if (!part.contains(element)) return false
    const dish = element.closest('[data-item]')
    return dish === null || !part.contains(dish) || dish === part
  }
}
