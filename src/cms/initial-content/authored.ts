/** A picture by name. */
export type PictureRef = { picture: string }
/** The files of a silent film, best format first. */
export type FilmRef = { films: string[] }
/** Text with `##` headings, `-` lists and `[links](/path)`, one blank line between blocks. */
export type Prose = { prose: string }
/** A document by its collection and uid (for pages, the type where it exists once). */
export type DocumentRef = {
  collection: 'pages' | 'locations' | 'news-posts' | 'menus' | 'menu-categories'
  uid: string
}
/** A link with its text to a document, or to an address of this site or another. */
export type LinkRef = { link: string; to: DocumentRef | string }

export const film = (...files: string[]): FilmRef => ({ films: files })
export const prose = (text: string): Prose => ({ prose: text.trim() })

/** A page of the group. */
export const page = (uid: string): DocumentRef => ({ collection: 'pages', uid })
export const link = (text: string, to: DocumentRef | string): LinkRef => ({ link: text, to })
