/**
 * The breakpoints of S1 §4 and §9 as upper bounds in CSS pixels (D-11): mobile below 768, tablet
 * below 1024, laptop below 1440, desktop below 1880 and the largest layout from there on. Style
 * sheets cannot import; `styles.test.ts` holds every media query to these numbers.
 */
export const BREAKPOINTS = { phone: 480, mobile: 768, tablet: 1024, laptop: 1440, desktop: 1880 }

/** From this width on the header is a column at the left (D-12). */
export const COLUMN_QUERY = `(width >= ${BREAKPOINTS.tablet}px)`
