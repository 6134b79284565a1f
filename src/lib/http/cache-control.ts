/** Seconds of a year. */
export const YEAR = 31_536_000

/** For addresses whose content never changes. */
export const IMMUTABLE = `public, max-age=${YEAR}, immutable`
