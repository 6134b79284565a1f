import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { setNotFoundStatus } from '#lib/front/render-context.ts'
import NotFound from '../not-found.tsx'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: 'This page could not be found',
  robots: { index: false },
}

/** The one page that the front sends for every unknown address. */
export default function NotFoundPage() {
  if (!setNotFoundStatus()) notFound()
  return <NotFound />
}
