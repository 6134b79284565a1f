/**
 * The breakpoints as upper bounds in CSS pixels (spec:shell.breakpoints): mobile below 768, tablet
 * below 1024, laptop below 1440, desktop below 1880 and the largest layout from there on. Style
 * sheets cannot import; `styles.test.ts` holds every media query to these numbers.
 */
export const BREAKPOINTS = { phone: 480, mobile: 768, tablet: 1024, laptop: 1440, desktop: 1880 }

/** From this width on the header is a column at the left, unless the look has a bar (spec:shell.header-column). */
export const COLUMN_QUERY = `(width >= ${BREAKPOINTS.tablet}px)`
