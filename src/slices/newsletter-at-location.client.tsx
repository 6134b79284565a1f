'use client'

import { NewsletterForm } from '#features/newsletter/newsletter-form.tsx'
import { type NewsletterHereProps, useNewsletterHere } from './use-newsletter-here.client.ts'

/** The newsletter's form on a page, for the visitor's own restaurant. */
export function NewsletterAtLocation(props: NewsletterHereProps) {
  return <NewsletterForm {...useNewsletterHere(props)} />
}
