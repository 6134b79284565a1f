'use client'

import dynamic from '#ui/dynamic-in-browser.tsx'
import { type NewsletterHereProps, useNewsletterHere } from '../use-newsletter-here.client.ts'

// Not by `next/dynamic`: it lists one set of scripts for each component, and would list what is left to load for a
// popup for pages too.
const NewsletterForm = dynamic(() =>
  import('#features/newsletter/newsletter-form.client.tsx').then((module) => module.NewsletterForm),
)

/** The newsletter's form in a popup, for the visitor's own restaurant. */
export function PopupNewsletter(props: NewsletterHereProps) {
  return <NewsletterForm {...useNewsletterHere(props)} />
}
