import type { Menu } from '#payload-types.ts'

/** Ids of the documents in a relationship field's list, whose entries are ids or populated documents. Empty for any other value. */
export function idsIn(list: unknown): number[] {
  if (!Array.isArray(list)) return []
  return list.flatMap((one) => {
    const id = typeof one === 'object' && one !== null ? (one as { id?: unknown }).id : one
    return typeof id === 'number' ? [id] : []
  })
}

/** Ids of the sections (menu categories) in the slices of a menu. */
export function sectionsIn(slices: Menu['slices']): number[] {
  return (slices ?? []).flatMap((slice) =>
    slice.blockType === 'menu_section' ? idsIn(slice.items.map((one) => one.menuCategory)) : [],
  )
}
