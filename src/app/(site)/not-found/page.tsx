import type { Metadata } from 'next'
import NotFound from '../not-found.tsx'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: 'This page could not be found',
  robots: { index: false },
}

/**
 * The one page that the front sends with status 404 for every unknown address. It is a page like any
 * other because `notFound()` would leave its words to the scripts.
 */
export default NotFound
