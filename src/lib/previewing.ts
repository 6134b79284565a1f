/** Name of the cookie that tells scripts of a preview; what it shows is decided by the signed one. */
export const PREVIEWING = 'tableside-previewing'
