import type { MenuTag } from '#lib/menus/menu.ts'
import { type MenuFilter, readFilter } from './filter-query.ts'

/** The filter that the boxes of the form stand for; ticks that are none of `tags` are left out. */
export function readForm(
  form: HTMLFormElement | null,
  tags: Pick<MenuTag, 'uid' | 'kind'>[],
): MenuFilter {
  const data = new FormData(form ?? undefined)
  const values = (name: string) => data.getAll(name).map(String)
  return readFilter({ diet: values('diet'), allergen: values('allergen') }, tags)
}

/** Ticks the boxes of the filter, and no others. */
export function tickBoxes(form: HTMLFormElement | null, filter: MenuFilter): void {
  const ticked = [...filter.diets, ...filter.allergens]
  const boxes = form?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? []
  for (const box of boxes) box.checked = ticked.includes(box.value)
}

/** The search field of the form, or null where it has none. */
export function searchField(form: HTMLFormElement | null): HTMLInputElement | null {
  return form?.querySelector<HTMLInputElement>('input[type="search"]') ?? null
}

/** Empties the search field. */
export function emptySearch(form: HTMLFormElement | null): void {
  const field = searchField(form)
  if (field) field.value = ''
}
