const ID = /^t(\d{1,15})-([\da-z]{7,10})$/

/** A document as files name it: its id, and when it was made (ISO 8601), by which it is told from others of that id. */
export type MadeDocument = { id: number; createdAt: string }

/** The name of a document in a file of this site, such as `t12-mipx2k81`: no id of another system is taken for one. */
export function siteId({ id, createdAt }: MadeDocument): string {
  return `t${id}-${new Date(createdAt).getTime().toString(36)}`
}

/** The id of the document that a text names by `siteId`, as long as it is the document of then; null of every other text. */
export function idInSiteId(text: string): number | null {
  const [, id] = ID.exec(text.trim()) ?? []
  return id === undefined ? null : Number(id)
}
