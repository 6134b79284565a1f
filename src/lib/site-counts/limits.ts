/** The largest party that is told apart: it stands for all larger ones, too. */
export const LARGEST_PARTY = 20

/** How long a page is open before it counts as seen (spec:operations.site-counts), ms. */
export const SEEN_MS = 2000
