/**
 * What the names of sessions, drafts and visitors begin with under https: browsers take such a cookie from this
 * very host alone, by https, for all of its paths. All others could be set by a neighbour (decision 69).
 */
export const HOST_PREFIX = '__Host-'

/**
 * Name of the cookie that tells scripts of a preview, by https behind a prefix (`guarded-cookies.ts`); what the
 * preview shows is decided by the signed one.
 */
export const PREVIEW_COOKIE = 'tableside-previewing'
