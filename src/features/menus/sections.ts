/** A section of a menu as its navigation knows it: a title and the ids of its categories in order. */
export type MenuSectionEntry = { title: string | null; ids: string[] }

/**
 * The menu_section slices of a layout (spec:menus.sections). One without a title of its own belongs to the
 * menu_section_heading above it.
 */
export function menuSections(
  slices: readonly ({ blockType: string } & Record<string, unknown>)[],
): MenuSectionEntry[] {
  let heading: string | null = null
  return slices.flatMap((slice) => {
    const title = typeof slice.title === 'string' && slice.title ? slice.title : null
    if (slice.blockType === 'menu_section_heading') heading = title
    if (slice.blockType !== 'menu_section') return []
    const rows = Array.isArray(slice.items) ? slice.items : []
    const ids = rows.flatMap((row: { menuCategory?: { id?: string | number } | null }) =>
      row?.menuCategory?.id === undefined ? [] : [String(row.menuCategory.id)],
    )
    return [{ title: title ?? heading, ids }]
  })
}
