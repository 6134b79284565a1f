/** Tags of a picture at most, and characters of one. */
export const MOST_TAGS = 20
export const LONGEST_TAG = 40

/** Pictures of a page of the library. */
export const PAGE_SIZE = 60

/** Pictures that are tagged by one request at most. */
export const MOST_AT_ONCE = 500

/** Bytes of a file that replaces another one: as much as an upload has. */
export const MOST_FILE_BYTES = 25 * 1024 * 1024
