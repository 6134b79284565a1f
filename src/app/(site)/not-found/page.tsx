import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { setNotFoundStatus } from '#lib/front/render-context.ts'
import * as t from '../messages.gen.ts'
import NotFound from '../not-found.tsx'

export const dynamic = 'force-dynamic'

export function generateMetadata(): Metadata {
  return { title: t.pageNotFound(), robots: { index: false } }
}

/** The one page that the front sends for every unknown address. */
export default function NotFoundPage() {
  if (!setNotFoundStatus()) notFound()
  return <NotFound />
}
