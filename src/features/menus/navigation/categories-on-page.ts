/** The categories on the page without those that a filter has hidden. */
export function categoriesOnPage(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-menu-category]:not([hidden])')]
}
