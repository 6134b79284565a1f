import { GALLERY_ROWS } from '../../../collections/gallery-rows.ts'

/** The ids of the pictures in a restaurant's gallery, as it is published and in its draft. */
export type Galleries = { published: readonly number[]; draft: readonly number[] }

/** Counts the pictures that an import adds to the galleries of restaurants, none of which may have more than 12. */
export class GalleryRoom {
  readonly #added = new Map<number, { published: number; draft: number }>()

  /**
   * Whether a picture has a place in the gallery of a restaurant, which is taken then. `known`: the picture of the library that
   * its path stands for, which takes no other place where it is in the gallery already.
   */
  take(restaurant: number, { published, draft }: Galleries, known: number | null): boolean {
    const before = this.#added.get(restaurant) ?? { published: 0, draft: 0 }
    const isIn = (ids: readonly number[]) => known !== null && ids.includes(known)
    const added = {
      published: before.published + (isIn(published) ? 0 : 1),
      draft: before.draft + (isIn(draft) ? 0 : 1),
    }
    const fits = (ids: readonly number[], more: number) =>
      isIn(ids) || ids.length + more <= GALLERY_ROWS
    if (!fits(published, added.published) || !fits(draft, added.draft)) return false
    this.#added.set(restaurant, added)
    return true
  }
}
