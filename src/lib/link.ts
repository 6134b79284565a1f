/** A link of the content, resolved: what an anchor needs and nothing else. */
export type ResolvedLink = {
  /** A path of this site, or an absolute https/http/mailto/tel address. */
  href: string
  /** Text that the editor gave the link; empty where the slice brings its own. */
  text: string
  /** Leaves this site. */
  external: boolean
  /** Opens in a new tab. */
  newTab: boolean
}
