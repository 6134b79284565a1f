/** Where the draft of a document is shown, and the names of the files of the group's own picture. */
export type DraftPage = { address: string; groupPictures: string[] }
