/** A link of the content, resolved: what an anchor needs and nothing else. */
export type ResolvedLink = {
  /**
   * A path of this site, or an absolute https/http/mailto/tel address. Null where the editor gave an
   * address that a browser must not follow (`javascript:`): only the text is shown then.
   */
  href: string | null
  /** Text that the editor gave the link; empty where the slice brings its own. */
  text: string
  /** Leaves this site. */
  external: boolean
  /** Opens in a new tab. */
  newTab: boolean
}

/** A link that the site makes itself: to one of its own paths, a telephone or an email address. */
export function ownLink(href: string, text: string): ResolvedLink {
  return { href, text, external: false, newTab: false }
}
