/**
 * Name of the cookie that tells scripts of a preview, by https behind a prefix (`guarded-cookies.ts`); what the
 * preview shows is decided by the signed one.
 */
export const PREVIEW_COOKIE = 'tableside-previewing'
