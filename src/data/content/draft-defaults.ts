import type { Location, Menu, NewsPost, Page } from '#payload-types.ts'

/** Defaults of required fields that a draft may still lack. */
const DEFAULTS = {
  pages: { title: () => '' } satisfies Defaults<Page>,
  'news-posts': {
    title: () => '',
    date: () => new Date().toISOString(),
  } satisfies Defaults<NewsPost>,
  locations: {
    title: () => '',
    address: () => '',
    city: () => '',
    province: () => '',
    timeZone: () => 'UTC',
  } satisfies Defaults<Location>,
  menus: { title: () => '' } satisfies Defaults<Menu>,
}

type Defaults<Document> = Partial<Record<keyof Document, () => string>>

/** A draft with all that a published document has, so that its page can be drawn while it is written. */
export function withDraftDefaults<Document extends object>(
  collection: keyof typeof DEFAULTS,
  draft: Document,
): Document {
  const missing = Object.entries<() => string>(DEFAULTS[collection])
    .filter(([name]) => (draft as Record<string, unknown>)[name] == null)
    .map(([name, blank]) => [name, blank()])
  return { ...draft, ...Object.fromEntries(missing) }
}
