import NotFoundPage, { metadata } from '../not-found/page.tsx'

export const dynamic = 'force-dynamic'

export { metadata }

/** Addresses that no route has: the site's own 404, with its shell. */
export default NotFoundPage
