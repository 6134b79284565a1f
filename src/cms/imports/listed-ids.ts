import type { Menu } from '#payload-types.ts'

/** The ids of a list of documents, of which each is its id or the document itself; of anything else none. */
export function idsIn(list: unknown): number[] {
  if (!Array.isArray(list)) return []
  return list.flatMap((one) => {
    const id = typeof one === 'object' && one !== null ? (one as { id?: unknown }).id : one
    return typeof id === 'number' ? [id] : []
  })
}

/** The ids of the sections that the slices of a menu list. */
export function sectionsIn(slices: Menu['slices']): number[] {
  return (slices ?? []).flatMap((slice) =>
    slice.blockType === 'menu_section' ? idsIn(slice.items.map((one) => one.menuCategory)) : [],
  )
}
