/** For how long a CDN may keep a page, seconds. */
export type SharedLifetime = {
  /** Without asking the site. */
  fresh: number
  /** After that, while it asks the site in the background. */
  staleWhileRevalidate: number
  /** After `fresh`, while the site does not answer. */
  staleIfError: number
}

/** The CDN in front of the site, as the front has to know it. */
export type SharedCaching = {
  /** For how long a page may be kept without asking, at most; seconds. */
  maxSeconds: number
  /**
   * The response headers, names and values alternating, of a page that the CDN may keep for `lifetime`, and
   * browsers as `cacheControl` says.
   */
  headers(cacheControl: string, lifetime: SharedLifetime): string[]
}
