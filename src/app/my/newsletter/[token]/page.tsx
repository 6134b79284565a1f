import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { readWords } from '#data/content/words.ts'
import { findSubscriberByToken } from '#data/forms/subscribers.ts'
import { SubscriberPage } from '#features/newsletter/subscriber-page.tsx'
import { setNotFoundStatus } from '#lib/front/render-context.ts'
import { unsubscribePath } from '#lib/security/newsletter-token.ts'
import * as t from '../../messages.gen.ts'
import NotFound from '../../not-found.tsx'

export const generateMetadata = (): Metadata => ({ title: t.yourNewsletter() })

type PageProps = {
  params: Promise<{ token: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/**
 * A subscriber's status, with forms to confirm or unsubscribe. Opening it changes nothing: mail scanners open
 * links.
 */
export default async function Page({ params, searchParams }: PageProps) {
  const { token } = await params
  const reader = await findSubscriberByToken(token)
  if (!reader) {
    if (!setNotFoundStatus()) notFound()
    return <NotFound />
  }
  const leaving = (await searchParams).leave !== undefined
  const words = await readWords()
  return <SubscriberPage {...{ reader, leaving, words }} path={unsubscribePath(token)} />
}
