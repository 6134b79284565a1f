/** What is known of one document as it is published, or of its latest draft. */
export type Part = {
  /** The document, as the audit log names it: `collections/pages/12`, `globals/footer`. */
  owner: string
  /** The words for one of its kind: `Page`. */
  kind: string
  title: string
  /** What it was when it was read; another stamp says that it is to be read again. */
  stamp: string
  isDraft: boolean
  /** Ids of the pictures that it refers to, each once. */
  pictures: readonly number[]
}

/** A place where a picture is used. */
export type PictureUse = Pick<Part, 'owner' | 'kind' | 'title'> & {
  /** Whether only a draft uses it: guests do not see it there. */
  isDraft: boolean
}

/** Which documents refer to which pictures: a table that is kept up part by part. */
export class UsesIndex {
  readonly #parts = new Map<string, Part>()
  readonly #byPicture = new Map<number, Set<string>>()

  stampOf(key: string): string | undefined {
    return this.#parts.get(key)?.stamp
  }

  keys(): Iterable<string> {
    return this.#parts.keys()
  }

  /** Puts a part in place of what was known by its key. */
  put(key: string, part: Part): void {
    this.remove(key)
    this.#parts.set(key, part)
    for (const picture of part.pictures) {
      const keys = this.#byPicture.get(picture) ?? new Set()
      this.#byPicture.set(picture, keys.add(key))
    }
  }

  remove(key: string): void {
    const part = this.#parts.get(key)
    this.#parts.delete(key)
    for (const picture of part?.pictures ?? []) {
      const keys = this.#byPicture.get(picture)
      keys?.delete(key)
      if (keys?.size === 0) this.#byPicture.delete(picture)
    }
  }

  /** Ids of all pictures that are used somewhere. */
  usedPictures(): number[] {
    return [...this.#byPicture.keys()]
  }

  /** How many documents use a picture. */
  countOf(picture: number): number {
    return this.usesOf(picture).length
  }

  /** The documents that use a picture, each once, by kind and title. */
  usesOf(picture: number): PictureUse[] {
    const uses = new Map<string, PictureUse>()
    for (const key of this.#byPicture.get(picture) ?? []) {
      const part = this.#parts.get(key)
      if (!part) continue
      const known = uses.get(part.owner)
      const { owner, kind, title } = part
      // What is published counts for more than a draft of the same document.
      if (!known || known.isDraft) uses.set(owner, { owner, kind, title, isDraft: part.isDraft })
    }
    return [...uses.values()].sort(
      (a, b) => a.kind.localeCompare(b.kind, 'en') || a.title.localeCompare(b.title, 'en'),
    )
  }
}
