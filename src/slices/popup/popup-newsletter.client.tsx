'use client'

import dynamic from '#ui/dynamic-in-browser.tsx'
import { type NewsletterHereProps, useNewsletterHere } from '../use-newsletter-here.client.ts'

// Never in the server's HTML, so that no page has to know its scripts (decision 80).
const NewsletterForm = dynamic(() =>
  import('#features/newsletter/newsletter-form.client.tsx').then((module) => module.NewsletterForm),
)

/** The newsletter's form in a popup, for the visitor's own restaurant. */
export function PopupNewsletter(props: NewsletterHereProps) {
  return <NewsletterForm {...useNewsletterHere(props)} />
}
