declare module 'payload' {
  interface RequestContext {
    /** Set by `data/` alone: the read is for the public site. No request can set it. */
    site?: boolean
    /** Many writes in a row that raise the epoch themselves when they are done. */
    deferEpoch?: boolean
    /** Values that hooks of one operation hand to each other. */
    [key: `status ${string}`]: string | undefined
    /** Where visitors found a document before the change under way; null where they did not. */
    [key: `address ${string}`]: string | null | undefined
  }
}

/** The context of every read for the public site. */
export const publicSiteContext = { site: true } as const

/** What every read for a page passes: access counts, and the site asks. */
export const asPublicSite = { overrideAccess: false, context: publicSiteContext } as const
