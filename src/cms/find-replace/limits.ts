/** Characters of what is looked for, at least and at most. */
export const LEAST_FIND = 2
export const MOST_FIND = 200

/** Characters of what is put instead, at most. */
export const MOST_REPLACE = 500

/** Places that are shown, and so replaced at once, at most; the others are counted. */
export const MOST_SHOWN = 500

/** Documents that one request looks at. */
export const DOCUMENTS_LOOKED_AT = 100

/** Documents that one request changes at most. */
export const DOCUMENTS_CHANGED = 20
