import NotFoundPage, { generateMetadata } from '../not-found/page.tsx'

export const dynamic = 'force-dynamic'

export { generateMetadata }

/** Addresses that no route has: the site's own 404, with its shell. */
export default NotFoundPage
