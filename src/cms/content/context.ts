declare module 'payload' {
  interface RequestContext {
    /** Set by `data/` alone: the read is for the public site. No request can set it. */
    site?: boolean
    /** Many writes in a row that raise the epoch themselves when they are done. */
    deferEpoch?: boolean
    /** Values that hooks of one operation hand to each other. */
    [key: `status ${string}`]: string | undefined
    /** Public address of a document before the change under way; null where it was not published. */
    [key: `address ${string}`]: string | null | undefined
  }
}

/** The context of every read for the public site. */
export const publicSiteContext = { site: true } as const

/** Options of every read for a public page: access control applies, and the request is the site's own. */
export const asPublicSite = { overrideAccess: false, context: publicSiteContext } as const
