type Placed = { dataset: DOMStringMap; getBoundingClientRect(): { top: number } }

/**
 * The category being read: the last one, in the order of the page, that begins at or above `line`
 * (pixels from the top of the window); above the first one it is the first.
 */
export function categoryAtLine(categories: readonly Placed[], line: number): string | undefined {
  const read = categories.findLast((category) => category.getBoundingClientRect().top <= line)
  return (read ?? categories[0])?.dataset.menuCategory
}
