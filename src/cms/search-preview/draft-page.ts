/** Address of the page that shows a draft, and the file names of the group's own picture for shared links. */
export type DraftPage = { address: string; groupPictures: string[] }
