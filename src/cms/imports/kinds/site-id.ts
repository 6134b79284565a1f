const ID = /^t(\d{1,15})-([\da-z]{7,10})$/

/** The fields that identify a document across exports: another site may have another document with the same id, created at another time (ISO 8601). */
export type MadeDocument = { id: number; createdAt: string }

/** The id of a document in exported files, such as `t12-mipx2k81`: the document's id and its creation time in ms, base 36. */
export function siteId({ id, createdAt }: MadeDocument): string {
  return `t${id}-${new Date(createdAt).getTime().toString(36)}`
}

/** The document id in a text of the form that `siteId` returns; null for any other text. The creation time is not checked. */
export function idInSiteId(text: string): number | null {
  const [, id] = ID.exec(text.trim()) ?? []
  return id === undefined ? null : Number(id)
}
