import type { Location, Menu, NewsPost, Page } from '#payload-types.ts'

/** What stands for a required field that a draft still lacks. */
const BLANKS = {
  pages: { title: () => '' } satisfies Blanks<Page>,
  'news-posts': {
    title: () => '',
    date: () => new Date().toISOString(),
  } satisfies Blanks<NewsPost>,
  locations: {
    title: () => '',
    address: () => '',
    city: () => '',
    province: () => '',
    timeZone: () => 'UTC',
  } satisfies Blanks<Location>,
  menus: { title: () => '' } satisfies Blanks<Menu>,
}

type Blanks<Document> = Partial<Record<keyof Document, () => string>>

/** A draft with all that a published document has, so that its page can be drawn while it is written. */
export function asIfWhole<Document extends object>(
  collection: keyof typeof BLANKS,
  draft: Document,
): Document {
  const missing = Object.entries<() => string>(BLANKS[collection])
    .filter(([name]) => (draft as Record<string, unknown>)[name] == null)
    .map(([name, blank]) => [name, blank()])
  return { ...draft, ...Object.fromEntries(missing) }
}
